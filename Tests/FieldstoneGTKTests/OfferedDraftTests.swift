#if GTK
  import CAdw
  import CGtkShim
  import Fieldstone
  @testable import FieldstoneGTK
  import Foundation
  import Testing

  extension Windows {
    @Suite("Offered drafts")
    @MainActor
    struct OfferedDraftTests {
      struct Letter: FormModel {
        var text = ""
        static func describe(_ fields: FieldList<Letter>) { fields.add(\.text, "text") }
      }

      private let store = FormMemoryStore()
      private var place: FormDraftPlace { FormDraftPlace(store, as: "letter") }

      private func window() async throws -> TestWindow<Letter> {
        var environment = FormEnvironment.standard
        environment.now = { Date(timeIntervalSince1970: 52_320) }
        let window = try await TestWindow(FormSession(Letter(), environment: environment))
        window.view.offerDraft(in: place)
        return window
      }

      @Test(
        "What is typed is stored, said to be stored, and offered the next time", arguments: FormDraftChoice.allCases)
      func offered(choice: FormDraftChoice) async throws {
        let first = try await window()
        try first.type("text", "Dear Ada")
        try await eventually { first.form.facts.draft == .saved(Date(timeIntervalSince1970: 52_320)) }
        let status = try #require(first.view.top).statusLabel
        #expect(String(cString: gtk_label_get_text(status.opaque)).hasPrefix("Answers saved at 2:32"))
        // The program dies here.
        first.close()
        let second = try await window()
        defer { second.close() }
        try await eventually { second.view.dialog != nil }
        second.answer("\(FormDraftChoice.allCases.firstIndex(of: choice) ?? 0)")
        let text = choice == .resume ? "Dear Ada" : ""
        try await eventually { second.form.model.text == text && (choice == .resume || store.load("letter") == nil) }
        #expect((store.load("letter-1") != nil) == (choice == .keepBoth))
        try second.type("text", "Dear Bob")
        try await eventually { second.form.facts.draft == .saved(Date(timeIntervalSince1970: 52_320)) }
      }

      @Test("Leaving can keep the draft for later, or give it up", arguments: ["later", "leave"])
      func leaving(answer: String) async throws {
        let window = try await window()
        try window.type("text", "Dear Ada")
        window.view.leave()
        window.answer(answer)
        try await eventually { window.end == .left }
        #expect((store.load("letter") != nil) == (answer == "later"))
      }
    }
  }
#endif
