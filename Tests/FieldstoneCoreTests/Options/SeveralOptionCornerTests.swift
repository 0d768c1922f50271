import Foundation
import Testing

@testable import FieldstoneCore

private struct Wide: OptionSet, Hashable, Sendable { let rawValue: UInt128 }

/// A collection that keeps an order of its own.
private struct Ranked: FormSelection, Sendable {
  var items: [String]
  init(formElements: [String]) { items = formElements }
  var formElements: [String] { items }
}

private struct Town: Hashable, Sendable, CustomStringConvertible {
  var name: String
  var land: String
  var description: String { name }
}

private enum Regimen: CaseIterable { case vegan, anything }

private struct Box {
  var set = IndexSet()
  var bits: Wide = []
  var ranked = Ranked(formElements: [])
  var entries: [Int: String] = [:]
  var towns = [Town(name: "S", land: "A"), Town(name: "S", land: "B")]
  var names: [String] = []
  var mask: UInt8 = 0
  var index: Int8 = 0
  let diets: [Regimen] = [.vegan]
}

/// Corners of choices of several options, each of which was wrong once.
@Suite("Several of the options, in corners")
struct SeveralOptionCornerTests {
  private func form(_ box: Box = Box(), _ describe: (FieldList<Box>) -> Void) -> FormSession<Box> {
    FormSession(box, definition: FormDefinition(describe: describe))
  }

  @Test("A draft with a position that no set can hold is left over")
  func hugePosition() throws {
    let form = form { $0.add(\.set, "set").options(["a", "b"]) }
    form.send(.set("set", .choices(["1"])))
    var draft = form.snapshot
    for position: Int64 in [.max, .max - 1, -1] {
      draft.fields["set"]?.value = .list([.integer(position)])
      _ = try form.restore(draft)
    }
    draft.fields["set"]?.value = .list([.integer(.max)])
    #expect(try form.restore(draft) == ["set"])
  }

  @Test("One of two entries with the same value can be left out")
  func sameValueTwice() {
    let form = form(Box(entries: [5: "Rome", 6: "Rome"])) { $0.add(\.entries, "entries").options(["Bonn"]) }
    #expect(form.row("entries")?.options.map(\.id) == ["Bonn", "Rome", "Rome+"])
    form.send(.set("entries", .choices(["Rome+"])))
    #expect(form.model.entries == [6: "Rome"])
  }

  @Test("Drafts hold all bits, and the order of a collection")
  func drafts() throws {
    func form() -> FormSession<Box> {
      self.form {
        $0.add(\.bits, "bits").options([Wide(rawValue: 1): "Low", Wide(rawValue: 1 << 70): "High"])
        $0.add(\.ranked, "ranked").options(["z", "a"])
      }
    }
    let (first, second) = (form(), form())
    first.send(.set("bits", .choices([first.row("bits")?.options[1].id ?? ""])))
    first.send(.set("ranked", .choices(["a", "z"])))
    #expect(try second.restore(first.snapshot).isEmpty)
    #expect(second.model.bits == Wide(rawValue: 1 << 70) && second.model.ranked.items == ["z", "a"])
  }

  @Test("Everything in a row has its own id, and stays where it is")
  func ids() {
    var box = Box()
    box.entries = [5: "a"]
    let form = form(box) {
      $0.add(\.entries, "entries").options(["a", "b"])
      $0.add(\.towns, "towns").options([Town(name: "X", land: "")])
    }
    #expect(form.row("entries")?.options.map(\.id) == ["a", "b", "a+"])
    form.send(.set("entries", .choices(["a+", "b"])))
    #expect(form.model.entries == [5: "a", 1: "b"])
    #expect(form.row("towns")?.options.map(\.id) == ["X", "S", "S+"])
    form.send(.set("towns", .choices(["S+"])))
    #expect(form.model.towns == [Town(name: "S", land: "B")])
  }

  @Test("An option whose position holds another value can't be chosen beside it")
  func takenPosition() {
    var box = Box()
    box.entries = [1: "x"]
    let form = form(box) { $0.add(\.entries, "entries").options(["a", "b"]) }
    form.send(.set("entries", .choices(["x", "b"])))
    #expect(form.model.entries == [1: "x"] && form.issues.map(\.kind.code) == ["notChoice"])
  }

  @Test("Names with commas can be typed")
  func commas() {
    let form = form { $0.add(\.names, "names").options(["Smith, John", "Doe, Jane"]) }
    form.send(.set("names", .choices(["Smith, John", "Doe, Jane"])))
    let text = form.row("names")?.text ?? ""
    form.send(.type("names", "junk"))
    form.send(.type("names", text))
    #expect(form.issues.isEmpty && form.model.names.count == 2)
  }

  @Test("Positions can be disabled, and constant collections say what their cases are called")
  func disabledAndConstant() {
    let form = form {
      $0.add(\.set, "set").options(["a", "b"]).disabledOptions { _ in IndexSet([1]) }
      $0.add(\.diets, "diets")
    }
    #expect(form.row("set")?.options.map(\.isEnabled) == [true, false])
    #expect(form.row("diets")?.display == "Vegan" && form.row("diets")?.isReadOnly == true)
  }

  @Test("Options that can't be chosen, and counts that exclude each other, are problems")
  func problems() {
    let titles = (0..<9).map { FormString("t\($0)") }
    let many = (0..<129).map { FormString("t\($0)") }
    #expect(form { $0.add(\.mask, "mask").bitField(titles) }.problems.count == 1)
    #expect(form { $0.add(\.mask, "mask").bitField([0: "None", 1: "One"]) }.problems.count == 1)
    #expect(form { $0.add(\.index, "index").options(byIndex: many) }.problems.count == 1)
    let counted = form { $0.add(\.names, "names").options(["a", "b"]).minimumCount(3).maximumCount(2) }
    #expect(counted.problems.map(\.kind) == [.impossibleCount(minimum: 3, maximum: 2)])
    #expect(counted.row("names")?.hint == nil)
    // Without options, an array is a collection of texts.
    #expect(form { $0.add(\.names, "names").minimumCount(2) }.problems.isEmpty)
    let excluding = form { $0.add(\.names, "names").minimumCount(3).maximumCount(2) }
    #expect(excluding.problems.map(\.kind) == [.impossibleEntryCount(minimum: 3, maximum: 2)])
  }

  @Test("Values that are no options can be named again all together, and not only some of them")
  func namedAgain() {
    let form = form(Box(names: ["x", "y"])) { $0.add(\.names, "names").options(["a", "b"]) }
    form.send(.type("names", "Y, x"))
    #expect(form.model.names == ["x", "y"] && form.row("names")?.text == "Y, x")
    #expect(form.issues.map(\.kind.code) == ["notOffered"])
    form.send(.type("names", "x"))
    #expect(form.model.names == ["x", "y"] && form.issues.map(\.kind.code) == ["notChoice"])
  }

  @Test("All chosen options that aren't available are named at once")
  func unavailable() {
    let form = FormSession(
      Box(names: ["a", "b", "c"]),
      definition: FormDefinition<Box>(
        describe: { $0.add(\.names, "names").options(["a": "Ham", "b": "Olives", "c": "Kale"]) },
        arrange: { $0[\.names].disabledOptions { $0[\.names].count > 2 ? ["a", "c"] : ["a"] } }))
    #expect(form.issues.map(\.kind.code) == ["disabledOption"])
    #expect(form.issues[0].text(in: .standard) == "“Ham” and “Kale” aren't available. Choose other options.")
    form.send(.set("names", .choices(["a", "b"])))
    #expect(form.issues.map { $0.text(in: .standard) } == ["“Ham” isn't available. Choose another option."])
  }

  @Test("A minimum is a hint where none may be chosen only if it says more than that, and says that none may be")
  func minimumHints() throws {
    let form = form { fields in
      fields.add(\.names, "names").options(["a", "b", "c"]).minimumCount(1).maximumCount(2)
      fields.add(\.set, "set").options(["a", "b", "c"]).minimumCount(2)
      fields.add(\.bits, "bits").options([Wide(rawValue: 1): "a", Wide(rawValue: 2): "b"]).minimumCount(1).required()
    }
    let hints = try ["names", "set", "bits"].map { try #require(form.row(FormRowID($0))).hint }
    #expect(hints == ["Choose at most 2", "Choose at least 2, or none", "Choose at least 1"])
  }
}
