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

      /// The form before a question was taken out.
      struct OldLetter: FormModel {
        var text = ""
        var signature = ""
        static func describe(_ fields: FieldList<OldLetter>) {
          fields.add(\.text, "text")
          fields.add(\.signature, "signature")
        }
        static func arrange(_ form: FormBuilder<OldLetter>) { form.identity("Letter", version: 1) }
      }

      /// A store on a disk that is full.
      struct FullStore: FormDraftStore {
        struct Full: LocalizedError { var errorDescription: String? { "The disk is full." } }
        func load(_ name: String) -> Data? { nil }
        func save(_ data: Data, as name: String) throws { throw Full() }
        func remove(_ name: String) {}
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
        #expect((store.load("letter.kept-1") != nil) == (choice == .keepBoth))
        try second.type("text", "Dear Bob")
        try await eventually { second.form.facts.draft == .saved(Date(timeIntervalSince1970: 52_320)) }
      }

      @Test("What no longer fits is named, and stays in the draft")
      func unfitDraft() async throws {
        let old = FormSession(OldLetter())
        old.send(.type("text", "Dear Ada"))
        old.send(.type("signature", "Bob"))
        try await old.saveDraft(in: store, as: "letter")
        let window = try await window()
        defer { window.close() }
        try await eventually { window.view.dialog != nil }
        window.answer("0")
        try await eventually { window.form.model.text == "Dear Ada" && window.view.dialog != nil }
        let words = Windows.labels(try #require(window.view.dialog))
        #expect(words.contains("These answers no longer fit the form:") && words.contains("signature"), "\(words)")
        window.answer("close")
        try window.type("text", "Dear Eve")
        try await eventually { window.form.facts.draft == .saved(Date(timeIntervalSince1970: 52_320)) }
        let snapshot = try JSONDecoder().decode(FormSnapshot.self, from: #require(store.load("letter")))
        #expect(snapshot.unfit["signature"] != nil && snapshot.fields["text"]?.value == .text("Dear Eve"))
      }

      @Test("Answers that can't be stored are said to be unsaved, and a window that is to keep them stays open")
      func fullDisk() async throws {
        let window = try await TestWindow(FormSession(Letter()))
        defer { window.close() }
        window.view.offerDraft(in: FormDraftPlace(FullStore(), as: "letter"))
        try await eventually { window.view.draftPlace != nil }
        try window.type("text", "Dear Ada")
        try await eventually { window.form.facts.draft == .failed("The disk is full.") }
        let status = try #require(window.view.top).statusLabel
        #expect(
          String(cString: gtk_label_get_text(status.opaque)) == "Your answers could not be saved. The disk is full.")
        window.view.leave()
        window.answer("later")
        try await eventually { window.view.toasts.toast != nil }
        #expect(window.view.toasts.text == "The disk is full." && window.end == nil)
        #expect(window.form.model.text == "Dear Ada")
        window.view.leave()
        window.answer("leave")
        try await eventually { window.end == .left }
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
