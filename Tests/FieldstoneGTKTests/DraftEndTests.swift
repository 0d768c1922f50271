#if GTK
  import CAdw
  import CGtkShim
  import Fieldstone
  @testable import FieldstoneGTK
  import Foundation
  import Testing

  extension Windows {
    @Suite("The end of a draft")
    @MainActor
    struct DraftEndTests {
      struct Sheet: FormModel {
        var name = "Ada"
        static func describe(_ fields: FieldList<Sheet>) { fields.add(\.name, "name") }
        static var formTemplate: Sheet? { Sheet() }
      }

      /// A store that can't remove anything.
      struct LockedStore: FormDraftStore {
        struct Locked: Error {}
        func load(_ name: String) -> Data? { nil }
        func save(_ data: Data, as name: String) {}
        func remove(_ name: String) throws { throw Locked() }
      }

      private let store = FormMemoryStore()

      /// A window whose form has a stored draft.
      private func window(_ form: FormSession<Sheet>) async throws -> TestWindow<Sheet> {
        let window = try await TestWindow(form)
        var place = FormDraftPlace(store, as: "sheet")
        place.delay = .milliseconds(10)
        window.view.offerDraft(in: place)
        try await eventually { window.view.draftPlace != nil }
        try window.type("name", "Bob")
        try await eventually { store.load("sheet") != nil }
        return window
      }

      @Test("A submit removes the draft, whether or not there is a handler", arguments: [false, true])
      func submit(hasHandler: Bool) async throws {
        let form = FormSession(Sheet())
        if hasHandler { form.onSubmit { _ in } }
        let window = try await window(form)
        defer { window.close() }
        window.view.submit()
        try await eventually { window.end == .submitted }
        #expect(store.load("sheet") == nil)
      }

      @Test("A save removes the draft, whether or not there is a handler", arguments: [false, true])
      func save(hasHandler: Bool) async throws {
        let form = FormSession(Sheet())
        form.mode = .save
        if hasHandler { form.onSave { _ in } }
        let window = try await window(form)
        defer { window.close() }
        window.view.pressPrimary()
        try await eventually { !form.facts.isDirty && store.load("sheet") == nil }
        #expect(window.end == nil)
        try window.type("name", "Eve")
        try await eventually { store.load("sheet") != nil }
      }

      @Test("Whoever leaves after taking everything back leaves no draft")
      func undone() async throws {
        let form = FormSession(Sheet())
        let window = try await window(form)
        defer { window.close() }
        window.view.send(.undo)
        #expect(!form.facts.isDirty)
        window.view.leave()
        try await eventually { window.end == .left }
        #expect(store.load("sheet") == nil)
      }

      @Test("A draft that can't be removed doesn't keep anybody in the window")
      func locked() async throws {
        var environment = FormEnvironment.standard
        let reported = Reported()
        environment.report = { _ in reported.note() }
        let window = try await TestWindow(FormSession(Sheet(), environment: environment))
        defer { window.close() }
        window.view.offerDraft(in: FormDraftPlace(LockedStore(), as: "sheet"))
        try await eventually { window.view.draftPlace != nil }
        window.view.leave()
        try await eventually { window.end == .left }
        #expect(reported.isNoted)
      }

      private final class Reported: @unchecked Sendable {
        private let lock = NSLock()
        private var errors = 0
        var isNoted: Bool { lock.withLock { errors > 0 } }
        func note() { lock.withLock { errors += 1 } }
      }
    }
  }
#endif
