import Foundation

/// What a site says instead of a page, as data: that the form was submitted, or why a request was refused.
public struct WebFormMessage: Sendable, Codable, Equatable {
  public let title: String
  public let text: String
  /// The path at which the visitor can go on; nil if there is nothing to go on with.
  public let link: String?
  /// Whether the form was submitted.
  public internal(set) var isSubmitted: Bool
}

extension WebFormRequest {
  /// Whether it asks for a page as data: it accepts JSON, and no HTML.
  var wantsData: Bool {
    let accepted = values(of: "Accept").joined(separator: ",").lowercased()
    return accepted.contains("application/json") && !accepted.contains("text/html")
  }
}

extension WebFormResponse {
  /// A page as data.
  init(_ page: WebFormPage?) {
    self.init(status: 200)
    guard let page else { return }
    setBody(page)
  }

  /// The response with its message as data.
  var asData: WebFormResponse {
    guard var message else { return self }
    message.isSubmitted = isConfirmation
    var response = self
    response.setBody(message)
    return response
  }

  private mutating func setBody(_ content: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Texts, numbers and flags can always be encoded.
    body = (try? encoder.encode(content)).map(Array.init) ?? []
    headers.removeAll { $0.name == "Content-Type" }
    headers.append(("Content-Type", "application/json"))
  }
}
