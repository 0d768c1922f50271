#if Web
  import Fieldstone
  import Foundation
  import Testing

  @testable import FieldstoneWeb

  /// Characters that browsers, HTML or HTTP drop, change or interpret.
  private let odd = [
    "\u{200F}", "\u{202E}", "\u{0}", "\u{7}", "\u{85}", "\r\n", "\n", "\t", " ", "<", ">", "\"", "'", "&", "&amp;", "%",
    "%41", "+", "=", ":", "::", "é", "日本", "👩‍👩‍👧", "\u{FFFE}", "\u{AD}", "\u{FEFF}",
  ]

  enum OddOption: String, CaseIterable, Codable {
    case mark = "\u{200F}mark"
    case turn = "a\u{202E}b"
    case null = "a\u{0}b"
    case lines = "a\r\nb"
    case space = " a "
    case markup = "\"><script>alert('a')</script>"
    case percent = "%41+&=#;"
    case other = "é日"
    case empty = ""
  }

  @Form
  struct Extra {
    var note = ""
  }

  struct OddModel: Sendable {
    var menu = OddOption.mark
    var list: OddOption?
    var texts = Array(repeating: "", count: odd.count)
    var page = Address()
    var addition: Extra?

    static let definition = FormDefinition<OddModel>(
      describe: { fields in
        fields.add(\.menu, "\u{200F}menu").menu()
        fields.add(\.list, "list\u{0}\"<").list()
        for index in odd.indices {
          fields.add("x\(odd[index])y", get: { $0.texts[index] }, set: { $0.texts[index] = $1 })
        }
        fields.add(odd[0], get: { $0.texts[0] }, set: { $0.texts[0] = $1 })
        fields.add(\.page, " page\u{200F} ")
        fields.add(\.addition, "\r\naddition'")
      },
      arrange: { form in
        form.remainingFields()
        form.button("Act", "a\u{200F} <\"")
        form.button("Send", .submit)
      })
  }

  @Suite("Special characters in names of options, fields and buttons", .serialized)
  struct OddNamesTests {
    private func get(_ path: String, _ port: UInt16, _ cookie: String) async throws -> String {
      try await RawConnection.exchange(
        "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nCookie: \(cookie)\r\n\r\n", port)
    }

    @Test("Names with special characters work over HTTP", arguments: OddOption.allCases)
    func overHTTP(_ option: OddOption) async throws {
      let site = WebFormSite { FormSession(OddModel(), definition: OddModel.definition) }
      let server = WebFormServer(site)
      try server.start(port: 0)
      defer { server.stop() }
      var page = try await RawConnection.exchange(
        "GET / HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n", server.port)
      var (path, cookie) = ("/", "")
      func post(_ more: [(name: String, value: String)]) async throws -> String {
        let fields = PageFields.fields(of: page).filter { field in !more.contains { $0.name == field.name } } + more
        let body = String(decoding: PageFields.encode(fields), as: UTF8.self)
        let answer = try await RawConnection.exchange(
          "POST / HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nCookie: a=b; \(cookie)\r\nContent-Length: "
            + "\(body.utf8.count)\r\nContent-Type: application/x-www-form-urlencoded\r\n\r\n\(body)", server.port)
        if let made = answer.firstMatch(of: /Set-Cookie: ([^;]*);/) { cookie = String(made.1) }
        path = answer.firstMatch(of: /Location: (\S*)/).map { String($0.1) } ?? path
        page = try await get(path, server.port, cookie)
        return String(answer.prefix(12))
      }
      // Everything that the page sends back consists of characters that nothing changes.
      for match in page.matches(of: /<(?:input|select|textarea|button|option)[^>]* (?:name|value)="([^"]*)"/) {
        #expect(match.1.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "&") }, "\(match.0)")
      }
      func name(of title: String) throws -> String {
        let id = try #require(page.range(of: "id=\"\(title)\" name=\""))
        return String(page[id.upperBound...].prefix { $0 != "\"" })
      }
      let place = OddOption.allCases.firstIndex(of: option)!
      let select = try #require(
        page.firstMatch(of: /<select id="[^"]*" name="([^"]*)"[^>]*>(.*?)<\/select>/.dotMatchesNewlines()))
      let menu = select.2.matches(of: /<option value="([^"]*)"/).map { String($0.1) }
      let radios = page.matches(of: /<input type="radio" id="[^"]*" name="([^"]*)" value="([^"]*)"/)
      #expect(Set(menu).count == OddOption.allCases.count && Set(radios.map(\.2)).count == menu.count + 1)
      var answers = [(name: String(select.1), value: menu[place])]
      answers.append((String(radios[place].1), String(radios[place].2)))
      let texts = page.matches(of: /<input type="text" id="[^"]*" name="([^"]*)"/).map { String($0.1) }
      #expect(texts.count == odd.count + 1 && Set(texts).count == texts.count)
      for (index, name) in texts.enumerated() { answers.append((name, "text \(index)")) }
      let intents = page.matches(of: /<button [^>]*value="([^"]*)"/).map { String($0.1) }
      #expect(
        try await post(answers + [(":do", try #require(intents.first { $0.hasPrefix("add:") }))]) == "HTTP/1.1 303")
      #expect(try await post([(":do", try #require(intents.first { $0.hasPrefix("open:") }))]) == "HTTP/1.1 303")
      #expect(page.contains("<h1>"))
      let company = try #require(PageFields.fields(of: page).first { $0.name.hasSuffix("company") }).name
      #expect(try await post([(company, "Engines"), (":do", "back")]) == "HTTP/1.1 303")
      let perform = try #require(intents.first { $0.hasPrefix("perform:") })
      #expect(try await post([(":do", perform)]) == "HTTP/1.1 303")
      // An option that the page didn't offer is still refused.
      #expect(try await post([(String(select.1), menu[place] + "x"), (":do", "update")]) == "HTTP/1.1 400")
      #expect(
        try await post([(String(radios[0].1), option.rawValue + "\u{200F}"), (":do", "update")]) == "HTTP/1.1 400")
      #expect(try await post([(":do", perform + "x")]) == "HTTP/1.1 400")
      #expect(try await post([(":do", "submit")]) == "HTTP/1.1 303")
      try #require(page.contains("<h1>Submitted</h1>"))
      for await model in site.submissions {
        #expect(model.menu == option && model.list == option)
        #expect(model.page.company == "Engines" && model.addition != nil)
        #expect(model.texts.dropFirst() == odd.indices.dropFirst().map { "text \($0)" }[...])
        break
      }
    }
  }
#endif
