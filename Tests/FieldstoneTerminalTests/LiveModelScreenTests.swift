import ConformanceModels
import Fieldstone
import Testing

@testable import FieldstoneTerminal

@Suite("A live object on the screen")
struct LiveModelScreenTests: ScreenSuite {
  private let budget = Budget()
  private let form: FormSession<Budget>
  let screen: FormScreen

  init() {
    form = FormSession(budget)
    screen = FormScreen(form, width: 80, height: 30)
  }

  private func replace(_ row: FormRowID, _ text: String) {
    go(to: row)
    press(Key(.end))
    for _ in 0..<(form.row(row)?.text.count ?? 0) { press(Key(.backspace)) }
    type(text)
  }

  @Test("What is typed reaches the object and runs its observers; what it computes follows")
  func typed() {
    replace("rent", "8000")
    #expect(budget.rent == 8000 && shown.contains("-6000") && shown.contains("The rent is more than the income."))
    replace("income", "9000")
    #expect(budget.edits.last == 9000 && shown.contains("4500"))
    replace("half", "10000")
    #expect(budget.half == 10_000 && budget.income == 20_000 && shown.contains("20000"))
  }

  @Test("What the program changes shows")
  func outside() {
    budget.income = 5000
    form.refresh()
    screen.settle()
    #expect(shown.contains("5000") && shown.contains("4200") && form.rows.map(\.text).contains("2500"))
  }

  @Test("Enter goes to the next field that can be filled in, and past those that can't to the button")
  func next() {
    go(to: "income")
    press(Key(.enter))
    #expect(screen.focus == "rent")
    press(Key(.enter))
    press(Key(.enter))
    #expect(screen.focus == "action.submit", "What is only read is passed.")
  }

  @Test("Changes are counted, and an old value that is put back is none")
  func changes() {
    #expect(!shown.contains("Unsaved"))
    replace("rent", "900")
    #expect(shown.contains("Unsaved") && form.facts.dirtyFields == 1)
    replace("rent", "800")
    #expect(!shown.contains("Unsaved") && !form.facts.isDirty)
  }
}
