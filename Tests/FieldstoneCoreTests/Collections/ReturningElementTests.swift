import Testing

@testable import FieldstoneCore

/// An element whose form is enabled by its parent.
private struct Lamp: Equatable, FormModel {
  var name = ""
  static func describe(_ fields: FieldList<Lamp>) { fields.add(\.name, "name") }
  static func arrange(_ form: FormBuilder<Lamp>) { form.enabled { $0[parent: \LampHouse.isOpen] ?? true } }
  static var formTemplate: Lamp? { Lamp() }
}

private struct LampHouse: Equatable, FormModel {
  var isOpen = true
  var lamps = [Lamp(), Lamp()]
  static func describe(_ fields: FieldList<LampHouse>) {
    fields.add(\.isOpen, "isOpen")
    fields.add(\.lamps, "lamps").inline()
  }
}

/// An element that can't be made anew.
private struct FixedName: Equatable, FormModel {
  var name: String
  static func describe(_ fields: FieldList<FixedName>) { fields.add(\.name, "name") }
}

private struct FixedPair: Equatable, FormModel {
  var fixed = [FixedName(name: "a"), FixedName(name: "b")] {
    didSet { if fixed.count < oldValue.count { fixed.removeAll() } }
  }
  static func describe(_ fields: FieldList<FixedPair>) { fields.add(\.fixed, "fixed").inline() }
}

/// The same, but its elements can't be compared.
private struct SortedNote: FormModel {
  var name = ""
  static func describe(_ fields: FieldList<SortedNote>) { fields.add(\.name, "name") }
  static var formTemplate: SortedNote? { SortedNote() }
}

/// An object whose observer sends inputs.
private final class Desk: FormModel {
  var calls = 0
  var onChange: (([SortedNote]) -> Void)?
  var plains: [SortedNote] { didSet { onChange?(plains) } }
  init(_ names: [String]) { plains = names.map { SortedNote(name: $0) } }
  static func describe(_ fields: FieldList<Desk>) { fields.add(\.plains, "plains").inline() }
}

@Suite("Elements that come back")
struct ReturningElementTests {
  private final class Broken { var all: [String] = [] }
  private func watch(_ form: FormEngine) -> Broken {
    let broken = Broken()
    form.onBrokenInvariant = { broken.all.append($0) }
    return broken
  }

  private func texts(_ form: FormEngine, _ row: FormRowID, _ field: String = "") -> [String] {
    form.elements(of: row).compactMap { form.row(FormRowID($0.path + field))?.text }
  }

  @Test("An element that was removed while its form was disabled, and came back, can be enabled")
  func disabledReturns() {
    let form = FormSession(LampHouse())
    form.send(.set("isOpen", .flag(false)))
    #expect(form.row("lamps[1].name")?.isEnabled == false)
    form.send(.remove("lamps[1]"))
    form.send(.undo)
    #expect(form.row("lamps[1].name")?.isEnabled == false)
    form.send(.set("isOpen", .flag(true)))
    #expect(form.row("lamps[2].name")?.isEnabled == true)
    #expect(form.row("lamps[1].name")?.isEnabled == true)
  }

  @Test("A removed element comes back although its neighbor, which an observer took away, can't")
  func neighbor() {
    let form = FormSession(FixedPair())
    form.send(.remove("fixed[1]"))
    #expect(form.model.fixed.isEmpty)
    form.undo()
    #expect(form.model.fixed.contains(FixedName(name: "a")), "\(form.model.fixed)")
  }

  @Test("An observer removes the element that is being written")
  func reentrantRemoval() {
    let desk = Desk(["a", "b"])
    let form = FormSession(desk)
    let broken = watch(form)
    desk.onChange = { [unowned form, unowned desk] plains in
      guard plains.first?.name == "x", desk.calls == 0 else { return }
      desk.calls += 1
      form.send(.remove("plains[1]"))
    }
    form.send(.type("plains[1].name", "x"))
    #expect(broken.all.isEmpty, "\(broken.all)")
    #expect(desk.plains.map(\.name) == ["b"] && texts(form, "plains", ".name") == ["b"])
    while form.undo().isAccepted {}
    #expect(broken.all.isEmpty, "\(broken.all)")
    #expect(desk.plains.map(\.name) == ["a", "b"] && !form.facts.isDirty, "\(desk.plains) \(form.facts)")
  }

  @Test("An element that reset brings back can be edited if its form can")
  func enabledAfterReset() {
    let form = FormSession(LampHouse())
    form.send(.set("isOpen", .flag(false)))
    form.send(.remove("lamps[1]"))
    form.send(.reset)
    #expect(form.model == LampHouse())
    #expect(form.row("lamps[1].name")?.isEnabled == true && form.row("lamps[2].name")?.isEnabled == true)
  }
}
