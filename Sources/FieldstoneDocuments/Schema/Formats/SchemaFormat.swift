/// The formats that can be asserted: all of 2020-12 and draft-07 (validation specification, section 7.3).
///
/// Other names are annotations, as the specification asks for. A format says something about strings only.
enum SchemaFormat: String, CaseIterable {
  case dateTime = "date-time"
  case date, time, duration
  case email
  case idnEmail = "idn-email"
  case hostname
  case idnHostname = "idn-hostname"
  case ipv4, ipv6
  case uri
  case uriReference = "uri-reference"
  case iri
  case iriReference = "iri-reference"
  case uriTemplate = "uri-template"
  case uuid
  case jsonPointer = "json-pointer"
  case relativeJSONPointer = "relative-json-pointer"
  case regex

  /// Whether a string has the format.
  ///
  /// - Complexity: O(length of the text)
  func accepts(_ text: UnsafeBufferPointer<UInt8>, patterns: SchemaPatternCompiler) -> Bool {
    var reader = FormatReader(text)
    switch self {
    case .dateTime: return reader.takeDate() && reader.take("Tt") && reader.takeTime() && reader.isAtEnd
    case .date: return reader.takeDate() && reader.isAtEnd
    case .time: return reader.takeTime() && reader.isAtEnd
    case .duration: return reader.takeDuration() && reader.isAtEnd
    case .email: return FormatMail.accepts(text, international: false)
    case .idnEmail: return FormatMail.accepts(text, international: true)
    case .hostname: return FormatHost.accepts(text, international: false)
    case .idnHostname: return FormatHost.accepts(text, international: true)
    case .ipv4: return FormatAddress.isIPv4(text)
    case .ipv6: return FormatAddress.isIPv6(text)
    case .uri: return FormatURI.accepts(text, relative: false, international: false)
    case .uriReference: return FormatURI.accepts(text, relative: true, international: false)
    case .iri: return FormatURI.accepts(text, relative: false, international: true)
    case .iriReference: return FormatURI.accepts(text, relative: true, international: true)
    case .uriTemplate: return FormatTemplate.accepts(text)
    case .uuid: return reader.takeUUID() && reader.isAtEnd
    case .jsonPointer: return reader.takePointer() && reader.isAtEnd
    case .relativeJSONPointer: return reader.takeRelativePointer() && reader.isAtEnd
    case .regex: return (try? patterns.compile(String(decoding: text, as: UTF8.self))) != nil
    }
  }

  /// What a text of the format is, for a message.
  var accepted: String {
    switch self {
    case .dateTime: "a date with a time, for example 2025-03-31T09:30:00Z"
    case .date: "a date, for example 2025-03-31"
    case .time: "a time with its offset, for example 09:30:00Z"
    case .duration: "a duration, for example P1DT12H"
    case .email, .idnEmail: "an email address, for example name@example.com"
    case .hostname, .idnHostname: "a host name, for example www.example.com"
    case .ipv4: "an IPv4 address, for example 192.0.2.1"
    case .ipv6: "an IPv6 address, for example 2001:db8::1"
    case .uri, .iri: "a web address or another URI, for example https://example.com/"
    case .uriReference, .iriReference: "a URI, or a path relative to one"
    case .uriTemplate: "a URI template, for example https://example.com/{id}"
    case .uuid: "a UUID, for example 123e4567-e89b-12d3-a456-426614174000"
    case .jsonPointer: "a JSON pointer, for example /guests/0"
    case .relativeJSONPointer: "a relative JSON pointer, for example 1/name"
    case .regex: "a regular expression"
    }
  }
}
