#if Web
  import ConformanceModels
  import Fieldstone
  import Foundation
  import Testing

  @testable import FieldstoneWeb

  /// A browser, a script that sends answers while they are given, and a network between it and the server.
  @Suite("Typing while the script sends the answers", .serialized)
  struct LiveTypingTests {
    /// Networks that misbehave in different ways; `FIELDSTONE_NETWORKS` says how many.
    private static let seeds = Array(
      1...max(1, ProcessInfo.processInfo.environment["FIELDSTONE_NETWORKS"].flatMap { Int($0) } ?? 1))

    @Test("Requests are cut, delayed, doubled and reordered; the answers are those that were typed", arguments: seeds)
    func typing(_ seed: Int) async throws {
      try await run("typing", WebFormSite { FormSession(Registration()) }, "\(seed)")
    }

    @Test("Elements are added, moved and removed once, whatever the network does", arguments: seeds)
    func guests(_ seed: Int) async throws {
      try await run("guests", WebFormSite { FormSession(Party.full) }, "\(seed)")
    }

    @Test(
      "Caret, selection, composition and place stay; new questions and errors show; leaving asks; secrets can be shown",
      arguments: [
        "person", "clicking", "composing", "retrying", "undoing", "failing", "hanging", "outdated", "ended", "pressing",
        "secrets",
      ])
    func person(_ scenario: String) async throws {
      try await run(scenario, WebFormSite { FormSession(Registration()) })
    }

    @Test("Every page has its address; Back, reloading and searches work")
    func pages() async throws {
      try await run("walking", WebFormSite { FormSession(Party.full) })
      try await run("searching", WebFormSite { FormSession(Trip()) })
    }

    @Test("Cases, steppers, tags, all and none, and suggestions need no reload")
    func choices() async throws {
      try await run("switching", WebFormSite { FormSession(Refunds()) })
      try await run("choosing", WebFormSite { FormSession(Styles()) })
      let salutation = FormDefinition<Salutation> { fields in
        fields.add(\.isDoctor, "isDoctor")
        fields.add(\.title, "title").suggestions { $0.isDoctor ? ["Dr.", "Prof."] : ["Mr.", "Ms."] }
      }
      try await run("suggesting", WebFormSite { FormSession(Salutation(), definition: salutation) })
    }

    @Test("A value that is only shown is copied by its button, which says so")
    func copies() async throws {
      let badge = FormDefinition<Badge> { fields in
        fields.add(\.number, "number").readOnly()
        fields.add(\.motto, "motto")
      }
      try await run("copying", WebFormSite { FormSession(Badge(), definition: badge) })
    }

    @Test("Return does the field's own action, leaves a field whose key says Done, and submits where it says Search")
    func returns() async throws { try await run("returning", WebFormSite { FormSession(Parcel()) }) }

    @Test("Return goes on to the next row, also to a password, presses no button on its way, and submits in the last")
    func returnsOn() async throws {
      let definition = FormDefinition<Pair>(describe: {
        $0.add(\.one, "one")
        $0.add(\.other, "other").password().required()
      }) { form in
        form.returnSubmits()
        form.fields(\.one, \.other)
        form.button("Send it", .submit).enabled { $0[.isValid] }
      }
      try await run("returning_on", WebFormSite { FormSession(Pair(), definition: definition) })
    }

    private struct Badge {
      var number = "K-1"
      var motto = ""
    }

    private struct Salutation {
      var isDoctor = false
      var title = ""
    }

    private func run<Model: Sendable>(
      _ scenario: String, _ site: WebFormSite<Model>, _ more: String...
    ) async throws {
      let server = WebFormServer(site)
      try server.start(port: 0)
      defer { server.stop() }
      let run = try await BrowserRun(
        "live.py", "http://127.0.0.1:\(server.port)/", BrowserRun.browser, [scenario] + more)
      #expect(run.troubles == "")
      #expect(run.status == 0)
    }
  }
#endif
