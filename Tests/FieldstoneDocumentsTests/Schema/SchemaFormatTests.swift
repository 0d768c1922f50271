import FieldstoneDocuments
import Foundation
import Testing

@Suite("Formats")
struct SchemaFormatTests {
  @Test("A format is an annotation, unless it is to be asserted")
  func annotation() throws {
    #expect(try SchemaIssueTests.issues(#"{"format": "date"}"#, "\"tomorrow\"").isEmpty)
    var options = JSONSchema.Options()
    options.formats = .asserted
    #expect(
      try SchemaIssueTests.issues(#"{"format": "date"}"#, "\"tomorrow\"", options).map(\.message)
        == ["This must be a date, for example 2025-03-31."])
    #expect(try SchemaIssueTests.issues(#"{"format": "date"}"#, "1", options).isEmpty)
    #expect(try SchemaIssueTests.issues(#"{"format": "color"}"#, "\"red\"", options).isEmpty)
  }

  @Test(
    "What is of a format and what isn't",
    arguments: [
      (
        "date-time", ["2025-03-31T09:30:00Z", "1998-12-31t23:59:60z", "2024-02-29T00:00:00.5+01:00"],
        [
          "2025-02-29T00:00:00Z", "2025-03-31 09:30:00Z", "2025-03-31T24:00:00Z", "2025-03-31T09:30:60Z",
          "2025-03-31T09:30:00",
        ]
      ),
      (
        "duration", ["P1Y", "P1Y2M3DT4H5M6S", "PT1M", "P2W"],
        ["P", "PT", "P1YT", "P1M2Y", "1D", "P1W2D", "P1Y3D", "PT1H1S"]
      ),
      (
        "email", ["a@b.cd", "\"a b\"@b.cd", "a.b+c@[127.0.0.1]", "a@[IPv6:::1]"],
        ["a", "a@", "@b", ".a@b", "a..b@c", "a@-b", "a@b c"]
      ),
      ("hostname", ["a", "a-b.c1", "xn--mnchen-3ya.de"], ["", "-a", "a-", "a..b", "a_b", "xn--a", "é.de"]),
      ("idn-hostname", ["münchen.de", "例え。テスト"], ["-é", "é_", "a\u{302E}b"]),
      ("ipv4", ["0.0.0.0", "255.255.255.255"], ["256.0.0.1", "1.2.3", "01.2.3.4", "1.2.3.4 ", "1.2.3.4.5"]),
      (
        "ipv6", ["::", "::1", "1::", "1:2:3:4:5:6:7:8", "1:2:3:4:5:6:1.2.3.4", "::ffff:1.2.3.4"],
        [
          ":", ":::", "1", "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9", "1::2::3", "12345::", "1:2:3:4:5:6:7:1.2.3.4", "::1%1",
          "1:",
        ]
      ),
      (
        "uri", ["https://example.com/a?b#c", "urn:a:b", "http://[::1]:80/", "mailto:a@b"],
        ["/a", "a", "http://a b", "http://[::1", "http://a/%g0", "http://é", ":a", "http://a:b/"]
      ),
      ("uri-reference", ["", "a/b?c#d", "//host/a"], ["a b", "a:b c", "\\\\", "%2", "1a:b"]),
      ("iri", ["https://é.com/ü"], ["/ü"]),
      ("uuid", ["123e4567-e89b-12d3-a456-426614174000"], ["123e4567e89b12d3a456426614174000"]),
      ("uri-template", ["a/{b}", "{+b:3,c*}", "{?a.b}"], ["{", "a}", "{a", "{}", "{a:0}", "{ a}"]),
      ("json-pointer", ["", "/", "/a~0~1/0"], ["a", "/~", "/~2", "#/a"]),
      ("relative-json-pointer", ["0", "1#", "12/a"], ["", "#", "-1", "01", "1a", "/a"]),
      ("regex", ["^a+$"], ["("]), ("time", ["08:30:06Z"], ["08:30:06", "8:30:06Z"]),
      ("date", ["2000-02-29"], ["1900-02-29", "2025-3-1"]),
    ] as [(String, [String], [String])])
  func examples(format: String, accepted: [String], refused: [String]) throws {
    var options = JSONSchema.Options()
    options.formats = .asserted
    for (texts, isAccepted) in [(accepted, true), (refused, false)] {
      for text in texts {
        let value = text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
        #expect(
          try SchemaIssueTests.issues("{\"format\": \"\(format)\"}", "\"\(value)\"", options).isEmpty == isAccepted,
          "\(format): \(text)")
      }
    }
  }
}
