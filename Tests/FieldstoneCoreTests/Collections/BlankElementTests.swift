import FieldstoneTesting
import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Elements that begin blank, and equal ones")
struct BlankElementTests {
  /// A list of a program's own, whose elements may be equal.
  private struct Pile<Element: Sendable>: FormCollection, Sendable, RangeReplaceableCollection {
    private var all: [Element] = []
    init() {}
    var startIndex: Int { all.startIndex }
    var endIndex: Int { all.endIndex }
    func index(after index: Int) -> Int { index + 1 }
    subscript(index: Int) -> Element {
      get { all[index] }
      set { all[index] = newValue }
    }
    mutating func replaceSubrange<Other: Collection<Element>>(_ range: Range<Int>, with others: Other) {
      all.replaceSubrange(range, with: others)
    }
  }

  /// Even numbers, all of which hash to the same, and which have no value to begin with.
  private struct Even: FormValue, Hashable {
    var number: Int
    static var formControl: FormControl { .text(.plain) }
    static func formValue(from text: String, in environment: FormEnvironment) throws(FormIssue) -> Even {
      guard let number = Int(text), number > 0, number.isMultiple(of: 2) else { throw FormIssue(.notNumber) }
      return Even(number: number)
    }
    func formText(in environment: FormEnvironment) -> String { "\(number)" }
    func hash(into hasher: inout Hasher) {}
  }

  private struct Sheet: FormModel {
    var diets = Pile<Diet>()
    var numbers = [Even(number: 2), Even(number: 4), Even(number: 6)]
    static func describe(_ fields: FieldList<Sheet>) {
      fields.add(\.diets, "diets")
      fields.add(\.numbers, "numbers").unique()
    }
  }

  private let form = FormSession(Sheet(), environment: .test)

  @Test("A choice begins with its first option")
  func choice() {
    #expect(form.send(.insert("diets", id: "a", before: nil)).isAccepted)
    #expect(Array(form.model.diets) == [.anything] && form.row("diets[a]")?.answer == .choices(["anything"]))
    form.send(.set("diets[a]", .choices(["vegan"])))
    #expect(Array(form.model.diets) == [.vegan])
  }

  @Test("A value without a beginning can't be added")
  func none() {
    #expect(form.row("numbers")?.actions.contains(.insert) == false)
    #expect(!form.send(.insert("numbers", id: "a", before: nil)).isAccepted && form.model.numbers.count == 3)
  }

  @Test("Values that merely hash to one number aren't the same")
  func collisions() {
    #expect(form.issues.isEmpty)
    form.send(.type("numbers[3]", "2"))
    #expect(form.issues.map(\.kind.repeatedEntry) == [3])
    form.send(.type("numbers[1]", "8"))
    #expect(form.issues.isEmpty)
    form.send(.type("numbers[1]", "4"))
    #expect(form.issues.map(\.kind.repeatedEntry) == [2])
  }

  @Test("Behind the last element there is none")
  func positions() throws {
    let slot = try #require(form.slot(of: "numbers"))
    let order = try #require(form.collections[slot]).order
    #expect((0..<3).map(order.node) == order.all && order.node(at: 3) == -1 && order.node(at: 99) == -1)
  }
}
