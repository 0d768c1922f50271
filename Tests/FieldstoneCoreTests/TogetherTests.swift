import FieldstoneTesting
import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Several answers at once")
struct TogetherTests {
  private static func form() -> FormSession<Whole> {
    Whole.form {
      $0[\.b].visible { $0.flag }
      $0[\.age].enabled { $0.flag }
    }
  }

  @Test("An answer is accepted even if another one of the same request hides or disables its row")
  func judgedBefore() {
    let form = Self.form()
    form.send(.set("flag", .flag(true)))
    let replies = form.sendTogether([.set("flag", .flag(false)), .type("b", "kept"), .type("age", "7")])
    #expect(replies == [.accepted, .accepted, .accepted])
    #expect(!form.isShown("b") && form.model.b == "kept" && form.model.age == 7)
  }

  @Test("An answer to a row that appears only because of another answer is refused")
  func notYetThere() {
    let form = Self.form()
    let replies = form.sendTogether([.set("flag", .flag(true)), .type("b", "early")])
    #expect(replies == [.accepted, .refused(.hidden("b"))])
    #expect(form.isShown("b") && form.model.b == "")
    #expect(form.sendTogether([.type("nowhere", "x")]) == [.refused(.unknownRow("nowhere"))])
  }

  @Test("Several answers are one undo step, and conditions run once")
  func oneStep() {
    let form = Self.form()
    form.send(.set("flag", .flag(true)))
    let before = form.model
    let closures = form.operations.closures
    form.sendTogether([.type("a", "1"), .type("b", "2"), .type("a", "3"), .set("flag", .flag(false))])
    #expect(form.operations.closures == closures + 2)
    let after = form.model
    form.undo()
    #expect(form.model == before)
    form.redo()
    #expect(form.model == after && after.a == "3")
  }

  @Test("Inputs that are not answers are refused and have no effect")
  func others() {
    let form = Self.form()
    let replies = form.sendTogether([.submit, .undo, .open("part"), .cancel, .focus("a")])
    #expect(replies == Array(repeating: .refused(.notBatchable), count: 5))
    #expect(!form.facts.isCancelled && !form.facts.isSubmitted && form.page == .root)
    form.send(.cancel)
    #expect(form.sendTogether([.type("a", "x")]) == [.refused(.closed)])
  }

  @Test("Typing afterwards is a separate undo step")
  func typing() {
    let form = Self.form()
    form.send(.type("a", "x"))
    form.sendTogether([.type("a", "xy")])
    form.send(.type("a", "xyz"))
    form.undo()
    #expect(form.model.a == "xy")
    form.undo()
    #expect(form.model.a == "x")
  }
}
