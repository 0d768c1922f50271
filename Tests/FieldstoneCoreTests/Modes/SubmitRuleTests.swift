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
