import Testing

@Suite("Programs that must compile without diagnostics")
struct IsolationTests {
  /// A form with a condition, a rule across fields, a subform and a choice.
  private static let model = """
    import Fieldstone
    import Foundation

    enum Diet: String, CaseIterable { case anything, vegan }
    @Form struct Invoice { @Field(.required) var company = "" }
    @Form struct Attendee {
      /// We'll send your ticket to this address.
      @Field(.required, .email) var email = ""
      @Field(.newPassword, .minimumLength(8)) var password = ""
      @Field(.matches(\\Attendee.password)) var repeatPassword = ""
      var name = ""
      var diet = Diet.anything
      @Field(.range(...Date.distantFuture)) var birthDate: Date?
      @Field(.range(1...3), .stepper) var seats: Int?
      var needsInvoice = false
      var invoice = Invoice()
      @Field var initials: String { String(name.prefix(1)) }
      @Field("I agree", .checkbox, .mustBeTrue) var agrees = false

      static func arrange(_ form: FormBuilder<Attendee>) {
        form.section("Account", footer: "Later.") { $0.fields(\\.email, \\.password) }
        form.remainingFields()
        form.button("Register", .submit)
        form[\\.invoice].visible { $0.needsInvoice }
        form[\\.invoice.company].rule("Too short.") { $0.count > 2 }
        form[\\.seats].range(1...4)
        form.rule(on: \\.password) { $0.password == $0.name ? "Choose something else." : nil }
      }
    }

    """

  private static let page = """
    import Fieldstone
    import Foundation

    actor Server { func register(_ address: String) throws {} }

    @MainActor final class AttendeePage {
      let form = FormSession(Attendee())
      var title = ""
      var watch: [FormObservation] = []

      init() {
        watch.append(form.observe(\\.name) { self.title = $0 })
        form.onSubmit { [weak self] attendee in
          self?.title = attendee.name
          try await Server().register(attendee.email)
        }
      }

      func finish() async throws {
        form[\\.email].value = "ada@example.org"
        form.edit { $0.needsInvoice = true; $0.name = "Ada" }
        guard form.facts.isDirty else { return }
        if let attendee = await form.submit().model { title = attendee.name }
      }
    }

    """

  private static let desk = """
    import Fieldstone

    actor Desk {
      let form = FormSession(Attendee())
      var registered = 0

      func take(_ input: FormInput) async throws -> [FormRow] {
        form.send(input)
        if await form.submit().model != nil { registered += 1 }
        return Array(form.rows)
      }
    }

    final class Kiosk {
      let form = FormSession(Attendee())
      nonisolated(nonsending) func run() async -> FormOutcome<Attendee> { await form.submit() }
    }

    func free() async throws -> String? {
      let form = FormSession(Attendee())
      form.onSubmit { _ in }
      return await form.submit().model?.name
    }

    """

  private static let classes = """
    import Fieldstone

    @Form nonisolated final class Settings {
      var volume = 5
      @Field(.excluded) var changes = 0
    }

    @MainActor struct Panel {
      let form = FormSession(Settings())
      func louder() async throws { form[\\.volume].value = 9; _ = await form.submit().model }
    }

    """

  @Test("Models, a class on the main actor, an actor, a plain class and a function")
  func everywhere() throws {
    let files = ["Model": Self.model, "Page": Self.page, "Desk": Self.desk, "Classes": Self.classes]
    let outcome = try Compiler().check(files, .flow)
    #expect(outcome.status == 0 && outcome.diagnostics.isEmpty, "\(outcome.output)")
  }

  @Test("The same programs in a module with main actor isolation by default")
  func mainActorByDefault() throws {
    let files = ["Model": Self.model, "Page": Self.page, "Classes": Self.classes]
    let outcome = try Compiler().check(files, .flow, ["-default-isolation", "MainActor"])
    #expect(outcome.status == 0 && outcome.diagnostics.isEmpty, "\(outcome.output)")
  }

  @Test("The same programs with upcoming Swift features")
  func upcoming() throws {
    let features = [
      "NonisolatedNonsendingByDefault", "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
    ]
    let options = features.flatMap { ["-enable-upcoming-feature", $0] }
    let files = ["Model": Self.model, "Page": Self.page, "Desk": Self.desk, "Classes": Self.classes]
    let outcome = try Compiler().check(files, .flow, options)
    #expect(outcome.status == 0 && outcome.diagnostics.isEmpty, "\(outcome.output)")
  }

  @Test("A session on the main actor can't leave it")
  func sending() throws {
    let escape = """
      import Fieldstone

      @MainActor final class Page {
        let form = FormSession(Attendee())
        func leave() async { await Task.detached { [form] in form.send(.submit) }.value }
      }

      """
    let outcome = try Compiler().check(["Model": Self.model, "Escape": escape], .flow)
    #expect(Set(outcome.diagnostics.map(\.file)) == ["Escape"])
  }
}
