import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Formats of Foundation and of the program")
struct StyleFormatTests {
  /// A type that no field can edit by itself.
  struct Grid: Equatable, Sendable {
    var columns = 2
    var rows = 3
  }

  struct GridStyle: ParseableFormatStyle, Sendable {
    var parseStrategy: Strategy { Strategy() }
    func format(_ grid: Grid) -> String { "\(grid.columns)×\(grid.rows)" }

    struct Strategy: ParseStrategy {
      func parse(_ text: String) throws -> Grid {
        let numbers = text.split { "x×".contains($0) }.compactMap { Int($0) }
        guard numbers.count == 2 else { throw Refusal() }
        return Grid(columns: numbers[0], rows: numbers[1])
      }
    }
    struct Refusal: LocalizedError { var errorDescription: String? { "Enter two numbers, for example 2×3." } }
  }

  struct Page: FormModel {
    var grid = Grid()
    var maybe: Grid?
    var price: Decimal = 1234.5
    var ratio = 0.5
    var count = 12_345
    var plain = "a b"
    var date = Date(timeIntervalSince1970: 1_000_000_000)
    static func describe(_ fields: FieldList<Page>) {
      fields.add(\.grid, "grid").format(GridStyle())
      fields.add(\.maybe, "maybe").format {
        "\($0.columns)/\($0.rows)"
      } parse: { text in
        guard text.hasSuffix("!") else { throw "Say it with an exclamation mark." as FormIssue }
        return Grid(columns: text.count, rows: 1)
      }
      fields.add(\.price, "price").format(.currency(code: "EUR"))
      fields.add(\.ratio, "ratio").format(.percent)
      fields.add(\.count, "count").format(.number)
      fields.add(\.plain, "plain").format {
        $0.uppercased()
      } parse: {
        $0.lowercased()
      }
    }
  }

  private func form(_ locale: String) -> FormSession<Page> {
    FormSession(Page(), environment: FormEnvironment(locale: Locale(identifier: locale)))
  }

  @Test("A type that can't be edited becomes a text field with a style that parses")
  func parseable() {
    let form = form("en")
    #expect(form.row("grid")?.text == "2×3" && form.row("grid")?.control == .text(.plain))
    form.send(.type("grid", "4x5"))
    #expect(form.model.grid == Grid(columns: 4, rows: 5) && form.row("grid")?.display == "4×5")
    form.send(.type("grid", "4"))
    form.send(.blur("grid"))
    #expect(form.row("grid")?.issues.map(\.text) == ["Enter two numbers, for example 2×3."])
    #expect(form.model.grid == Grid(columns: 4, rows: 5) && form.row("grid")?.text == "4")
    form.send(.type("maybe", "ab!"))
    #expect(form.model.maybe == Grid(columns: 3, rows: 1) && form.row("maybe")?.display == "3/1")
    form.send(.type("maybe", "ab"))
    #expect(form.issues.first { $0.row == "maybe" }?.text(in: .standard) == "Say it with an exclamation mark.")
    form.send(.type("maybe", ""))
    #expect(form.model.maybe == nil)
  }

  @Test("Foundation's styles write numbers in the form's language, and what people type is read forgivingly")
  func numbers() {
    let form = form("de")
    #expect(form.row("price")?.text == "1234,5" && form.row("price")?.formatted == "1.234,50\u{A0}€")
    #expect(form.row("ratio")?.text == "50" && form.row("ratio")?.formatted == "50\u{A0}%")
    #expect(form.row("count")?.text == "12345" && form.row("count")?.formatted == "12.345")
    form.send(.type("price", "EUR 7,5"))
    form.send(.type("ratio", "12 %"))
    form.send(.type("count", "1.000"))
    #expect(form.model.price == 7.5 && form.model.ratio == 0.12 && form.model.count == 1000)
  }

  @Test("A draft keeps a value that only its style can write")
  func draft() throws {
    let form = form("en")
    form.send(.type("grid", "7x8"))
    let data = try JSONEncoder().encode(form.snapshot)
    let other = self.form("de")
    try other.restore(JSONDecoder().decode(FormSnapshot.self, from: data))
    #expect(other.model.grid == Grid(columns: 7, rows: 8))
    other.undo()
    form.undo()
    #expect(form.model.grid == Grid() && !form.facts.isDirty)
  }
}
