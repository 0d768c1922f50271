import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Styles that only write, and those of Foundation for numbers")
struct OneWayStyleTests {
  struct Shout: FormatStyle, Sendable {
    func format(_ text: String) -> String { text.uppercased() + "!" }
  }
  struct Grid: Equatable, Sendable { var columns = 2 }
  struct GridStyle: FormatStyle, Sendable {
    func format(_ grid: Grid) -> String { "\(grid.columns) columns" }
  }

  struct Page: FormModel {
    var name = "Ada"
    var grid = Grid()
    var size: Int64 = 1_500_000
    var count = 25
    var part = 1.25
    var share: Decimal = 0.25
    var whole = 1234
    var price = 1234.5
    var fee = 12
    var weight = 2.5
    var exact: Decimal = 1234.5
    static func describe(_ fields: FieldList<Page>) {
      fields.add(\.name, "name").format(Shout())
      fields.add(\.grid, "grid").format(GridStyle())
      fields.add(\.size, "size").format(.byteCount(style: .file))
      fields.add(\.count, "count").format(.percent)
      fields.add(\.share, "share").format(.percent)
      fields.add(\.whole, "whole").format(.number)
      fields.add(\.price, "price").format(.currency(code: "EUR"))
      fields.add(\.fee, "fee").format(.currency(code: "JPY"))
      fields.add(\.weight, "weight").format(.number.precision(.fractionLength(2)))
      fields.add(\.exact, "exact").format(.number.precision(.fractionLength(3)))
    }
  }

  private let form = FormSession(Page(), environment: FormEnvironment(locale: Locale(identifier: "de")))

  private func shown(_ row: FormRowID) -> [String?] {
    let row = form.row(row)
    return [row?.text, row?.display].map { $0?.replacing("\u{A0}", with: " ") }
  }

  @Test("A value that can be typed is typed as usual, and reads as the style writes it")
  func text() {
    #expect(shown("name") == ["Ada", "ADA!"] && form.row("name")?.control == .text(.plain))
    form.send(.type("name", "Bob"))
    #expect(form.model.name == "Bob" && shown("name") == ["Bob", "BOB!"])
    form.send(.set("name", .text("Eve")))
    #expect(form.model.name == "Eve")
  }

  @Test("A value that can't be edited stays a label")
  func label() {
    #expect(form.row("grid")?.isReadOnly == true && form.row("grid")?.control == .label)
    #expect(form.row("grid")?.display == "2 columns")
    #expect(form.send(.type("grid", "3")) == .refused(.readOnly("grid")))
  }

  @Test("A size in bytes is typed with its unit")
  func bytes() {
    #expect(form.row("size")?.control == .text(.plain) && shown("size").last == "1,5 MB")
    form.send(.type("size", "2 kB"))
    #expect(form.model.size == 2_000 && form.issues.isEmpty)
    form.send(.type("size", "many"))
    #expect(form.model.size == 2_000 && form.issues.map(\.kind.code) == ["notNumber"])
  }

  @Test("A percentage of a whole number is that number, and one of a fraction hundredths of it")
  func percent() {
    #expect(shown("count") == ["25", "25 %"] && shown("share") == ["25", "25 %"])
    form.send(.type("count", "30 %"))
    form.send(.type("share", "30 %"))
    #expect(form.model.count == 30 && form.model.share == 0.3)
    for row in ["count", "share"] as [FormRowID] { form.send(.blur(row)) }
    #expect(shown("count") == ["30", "30 %"] && shown("share") == ["30", "30 %"])
  }

  @Test("Amounts are typed with and without their currency")
  func currencies() {
    #expect(shown("price") == ["1234,5", "1.234,50 €"] && shown("fee") == ["12", "12 ¥"])
    form.send(.type("price", "7,50 €"))
    form.send(.type("fee", "JPY 8"))
    #expect(form.model.price == 7.5 && form.model.fee == 8)
    form.send(.type("fee", "9 €"))
    #expect(form.model.fee == 8 && form.issues.map(\.row) == ["fee"])
  }

  @Test("A plain number reads as the style writes it, and is typed in any way")
  func numbers() {
    #expect(shown("weight") == ["2,5", "2,50"] && shown("exact") == ["1234,5", "1.234,500"])
    #expect(shown("whole") == ["1234", "1.234"])
    form.send(.type("weight", "3,125"))
    form.send(.type("exact", "1.000,25"))
    #expect(form.model.weight == 3.125 && form.model.exact == Decimal(string: "1000.25"))
  }
}
