import Testing

@testable import FieldstoneCore

@Suite("A rule about the model as a whole")
struct SubmitRuleTests {
  struct Order: FormModel, Equatable {
    var seats = 1
    var rooms = 1
    var note = ""
    static func describe(_ fields: FieldList<Order>) {
      fields.add(\.seats, "seats")
      fields.add(\.rooms, "rooms")
      fields.add(\.note, "note")
    }
    /// There can't be more rooms than seats.
    static func arrange(_ form: FormBuilder<Order>) {
      form.submitRule { order in
        guard order.rooms > order.seats else { return [] }
        return [SubmitIssue(path: ["rooms"], issue: FormIssue(.custom("That is more rooms than seats.")))]
      }
    }
    static var formTemplate: Order? { Order() }
  }

  private actor Saved {
    private(set) var orders: [Order] = []
    func add(_ order: Order) { orders.append(order) }
  }

  @Test("A form that saves by itself saves nothing that the rule refuses")
  func free() async {
    let (form, saved) = (FormSession(Order()), Saved())
    form.mode = .free
    form.onSave { await saved.add($0) }
    form.send(.type("rooms", "3"))
    _ = await form.finishSubmitting()
    #expect(await saved.orders == [])
    #expect(form.row("rooms")?.issues.count == 1)
    // What the rule says nothing of is saved, and the wrong answer stays in the form.
    form.send(.type("note", "by the sea"))
    _ = await form.finishSubmitting()
    #expect(await saved.orders == [Order(seats: 1, rooms: 1, note: "by the sea")])
    #expect(form.model.rooms == 3 && form.row("rooms")?.issues.count == 1)
    // Another answer makes it right.
    form.send(.type("seats", "4"))
    _ = await form.finishSubmitting()
    #expect(await saved.orders.last == Order(seats: 4, rooms: 3, note: "by the sea"))
    #expect(form.row("rooms")?.issues.isEmpty == true && !form.facts.isDirty)
  }

  /// The form checks itself that each change of a row is reported.
  @Test(
    "A form says what is wrong with it as a whole, also where that was something else before",
    arguments: [
      FormMode.free, .save, .submit,
    ])
  func wholeForm(mode: FormMode) async {
    let definition = FormDefinition<Order>(describe: Order.describe) { builder in
      builder.mode(mode)
      builder.submitRule { order in
        guard order.rooms > order.seats else { return [] }
        return [SubmitIssue(path: [], issue: FormIssue(.custom("\(order.rooms) rooms are too many.")))]
      }
    }
    let form = FormSession(Order(), definition: definition)
    let seen = Box<String>()
    let observation = form.observe(untilReleased: { changes in
      let page = changes.pages.first { $0.id == .root }
      let isNamed = page?.updates.contains { $0.row == "issue" && $0.aspects.contains(.value) } == true
      if isNamed || page?.splices.isEmpty == false { seen.value = form.row("issue")?.display }
    })
    defer { withExtendedLifetime(observation) {} }
    for rooms in 3...5 {
      form.send(.type("rooms", "\(rooms)"))
      form.send(mode == .submit ? .submit : .save)
      _ = await form.finishSubmitting()
      #expect(form.row("issue")?.display == "\(rooms) rooms are too many.")
      #expect(seen.value == form.row("issue")?.display)
    }
    form.send(.type("seats", "9"))
    form.send(mode == .submit ? .submit : .save)
    _ = await form.finishSubmitting()
    #expect(!form.rows.ids.contains("issue"))
  }

  @Test("Save, pressed in a form that saves by itself, asks the rule, too")
  func freeSave() async {
    let (form, saved) = (FormSession(Order()), Saved())
    form.mode = .free
    form.onSave { await saved.add($0) }
    form.send(.type("rooms", "3"))
    form.send(.save)
    _ = await form.finishSubmitting()
    #expect(await saved.orders == [])
    #expect(form.row("rooms")?.issues.count == 1)
  }

  @Test("An answer that changes while a check takes its time is asked about again")
  func changedMeanwhile() async {
    let (form, saved) = (Box<FormSession<Order>>(), Saved())
    let definition = FormDefinition<Order>(describe: Order.describe) { builder in
      Order.arrange(builder)
      builder.mode(.save)
      builder[\.note].asyncRule(delay: .zero) { _ in
        // Somebody goes on editing meanwhile.
        form.value?.send(.type("rooms", "9"))
        return nil
      }
    }
    let session = FormSession(Order(), definition: definition)
    form.value = session
    session.onSave { await saved.add($0) }
    session.send(.type("note", "by the sea"))
    session.send(.save)
    _ = await session.finishSubmitting()
    #expect(session.model.rooms == 9)
    #expect(await saved.orders == [])
    #expect(session.row("rooms")?.issues.count == 1 && !session.facts.isSubmitting)
  }

  private final class Box<Value>: @unchecked Sendable { var value: Value? }
}
