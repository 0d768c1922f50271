import FieldstoneCore
import Testing

@Suite("Restored values that the model doesn't accept")
struct OverruledValueTests {
  /// Its observers keep the ends in order, whatever it began with.
  private struct Span: FormModel {
    var low = 0 {
      didSet { if low > high { high = low } }
    }
    var high = 0 {
      didSet { if high < low { low = high } }
    }
    var length: Int {
      get { high - low }
      set { high = low + newValue }
    }
    init(_ low: Int, _ high: Int) { (self.low, self.high) = (low, high) }

    static func describe(_ fields: FieldList<Span>) {
      fields.add(\.low, "low")
      fields.add(\.high, "high")
      fields.add(\.length, "length").refreshes()
    }
  }

  @Test("The form shows what the model has made of them")
  func reset() {
    let form = FormSession(Span(10, 3))
    form.send(.type("length", "5"))
    #expect(form.model.high == 15)
    form.send(.reset)
    #expect(form.model.low == 3 && form.model.high == 3)
    #expect(form.row("low")?.text == "3" && form.row("high")?.text == "3" && form.row("length")?.text == "0")
  }
}
