import FieldstoneCore
import Testing

@testable import FieldstoneTerminal

@Suite("Full-screen forms that begin at a row")
struct StartScreenTests {
  private func screen(at address: String) throws -> FormScreen {
    let form = FormSession(Excursion())
    let view = FormScreen(form)
    view.jump(to: try form.start(at: address))
    return view
  }

  private func inSteps() -> FormSession<Excursion> {
    let definition = FormDefinition<Excursion> { fields in
      fields.add(\.title, "title")
      fields.add(\.leader, "leader")
    } arrange: { form in
      form.step("What") { $0.field(\.title) }
      form.step("Who") { $0.field(\.leader) }
      form.review()
    }
    return FormSession(Excursion(), definition: definition)
  }

  @Test("The page of the row is open, and the row has the focus")
  func page() throws {
    let view = try screen(at: "#bill/vat")
    #expect(view.engine.page == "bill" && view.focus == "bill.vat")
    let frame = view.frame().text
    #expect(frame.contains("VAT number") && !frame.contains("Leader"))
    let element = try screen(at: "walkers/2/age")
    #expect(element.engine.page == .root && element.focus == "walkers[2].age")
  }

  @Test("A section leads to its first row, and a page to the row that opens it")
  func others() throws {
    #expect(try screen(at: "section.money").focus == "pays")
    #expect(try screen(at: "bill").focus == "bill")
    #expect(try screen(at: "walkers").focus == "walkers[1]")
  }

  @Test("The review is open, rather than the list of steps that leads to it")
  func review() throws {
    let form = inSteps()
    let view = FormScreen(form)
    view.jump(to: try form.start(at: "review"))
    #expect(view.engine.page == "review" && view.focus != "review")
    view.jump(to: try form.start(at: "step.who"))
    #expect(view.engine.page == .root && view.focus == "step.who")
  }

  @Test("In a narrow window, the arrow of a step without a summary is behind its title")
  func arrow() throws {
    let form = inSteps()
    let view = FormScreen(form, width: 40, height: 24)
    view.jump(to: try form.start(at: "step.who"))
    let row = try #require(form.row("review"))
    let shown = view.frame().text
    #expect(row.display.isEmpty && shown.contains("\(row.title) ›"), "\(shown)")
  }

  @Test("A row that can't have the focus leads to the one after it")
  func locked() throws {
    let definition = FormDefinition<Excursion> { fields in
      fields.add(\.title, "title")
      fields.add(\.place, "place").readOnly()
      fields.add(\.leader, "leader")
    }
    let form = FormSession(Excursion(), definition: definition)
    let view = FormScreen(form)
    view.jump(to: try form.start(at: "place"))
    #expect(view.focus == "leader")
  }
}
