import Testing

@testable import FieldstoneCore

private struct KnownGuest: Equatable, Identifiable, FormModel {
  var id = 0
  var name = ""
  static func describe(_ fields: FieldList<KnownGuest>) { fields.add(\.name, "name") }
  static var formTemplate: KnownGuest? { KnownGuest(id: -1) }
}

private final class KnownGuests: FormModel {
  var guests: [KnownGuest]
  init(_ guests: [KnownGuest]) { self.guests = guests }
  static func describe(_ fields: FieldList<KnownGuests>) { fields.add(\.guests, "guests").inline().sortable() }
}

/// People edit what parts are known by.
private struct StockPart: Equatable, Identifiable, FormModel {
  var code = StockCode()
  var count = 0
  var id: String { code.text }
  static func describe(_ fields: FieldList<StockPart>) {
    fields.add(\.code, "code").inline()
    fields.add(\.count, "count")
  }
  static var formTemplate: StockPart? { StockPart() }
}

private struct StockCode: Equatable, FormModel {
  var text = ""
  static func describe(_ fields: FieldList<StockCode>) { fields.add(\.text, "text") }
  static var formTemplate: StockCode? { StockCode() }
}

private struct Stock: Equatable, FormModel {
  var parts: [StockPart]
  /// Not a field.
  var checks = 0
  init(_ codes: String...) { parts = codes.map { StockPart(code: StockCode(text: $0)) } }
  static func describe(_ fields: FieldList<Stock>) { fields.add(\.parts, "parts").inline().sortable() }
}

private final class KnownPiece: Identifiable, FormModel {
  var code: String
  var count = 0
  var id: String { code }
  init(_ code: String) { self.code = code }
  static func describe(_ fields: FieldList<KnownPiece>) {
    fields.add(\.code, "code")
    fields.add(\.count, "count")
  }
}

private final class KnownPieces: FormModel {
  var pieces: [KnownPiece]
  init(_ pieces: [KnownPiece]) { self.pieces = pieces }
  static func describe(_ fields: FieldList<KnownPieces>) { fields.add(\.pieces, "pieces").inline() }
}

@Suite("Elements that are known by their identity")
struct ElementIdentityTests {
  @Test("The first refresh knows elements by their identity")
  func firstRefresh() {
    let model = KnownGuests([KnownGuest(id: 1, name: "a"), KnownGuest(id: 2, name: "b")])
    let form = FormSession(model)
    model.guests = [KnownGuest(id: 2, name: "B"), KnownGuest(id: 1, name: "A")]
    form.refresh()
    #expect(form.elements(of: "guests").map(\.path) == ["guests[2]", "guests[1]"])
    #expect(form.row("guests[1].name")?.text == "A")
  }

  @Test("Another model knows elements by their identity")
  func replaced() {
    let form = FormSession(KnownGuests([KnownGuest(id: 1, name: "a"), KnownGuest(id: 2, name: "b")]))
    form.replace(KnownGuests([KnownGuest(id: 2, name: "B"), KnownGuest(id: 1, name: "A")]))
    #expect(form.elements(of: "guests").map(\.path) == ["guests[2]", "guests[1]"])
  }

  @Test("An element that people have added is known by its identity at the next refresh")
  func addedIdentity() {
    let model = KnownGuests([KnownGuest(id: 1, name: "a"), KnownGuest(id: 2, name: "b")])
    let form = FormSession(model)
    form.refresh()
    form.send(.insert("guests", id: "x", before: nil))
    form.send(.type("guests[x].name", "c"))
    // The program gives it an identity, and adds another one.
    model.guests = [KnownGuest(id: -1, name: "n"), KnownGuest(id: 1, name: "A"), KnownGuest(id: 2, name: "B")]
    form.refresh()
    #expect(form.row("guests[1].name")?.text == "A" && form.row("guests[2].name")?.text == "B")
  }

  private let parts: [FormRowID] = ["parts[1]", "parts[2]"]

  @Test("An element whose id was edited stays where it is when the form is read again", arguments: [false, true])
  func edited(refreshes: Bool) {
    let form = FormSession(Stock("a", "b"))
    form.send(.type("parts[1].code.text", "c"))
    form.send(.type("parts[2].code.text", "a"))
    form.send(.type("parts[2].count", "many"))
    form.send(.focus("parts[2].count"))
    if refreshes { form.refresh() } else { form.edit { $0.checks = 1 } }
    #expect(form.elements(of: "parts") == parts && form.focusedRow == "parts[2].count")
    #expect(form.row("parts[1].code.text")?.text == "c" && form.row("parts[2].count")?.text == "many")
    if refreshes {
      form.undo()
      #expect(form.row("parts[2].count")?.text == "0" && form.row("parts[2].code.text")?.text == "a")
    }
  }

  @Test("An element is found by the id that people have given it")
  func found() {
    let form = FormSession(Stock("a", "b"))
    form.send(.type("parts[1].code.text", "c"))
    form.send(.type("parts[2].code.text", "a"))
    form.edit {
      $0.parts = [StockPart(code: StockCode(text: "a"), count: 1), StockPart(code: StockCode(text: "c"), count: 2)]
    }
    #expect(form.elements(of: "parts") == parts.reversed())
    #expect(form.row("parts[2].count")?.text == "1")
  }

  @Test("The same after ids were edited, undone, and put back with the element")
  func undone() {
    let form = FormSession(Stock("a", "b"))
    form.send(.type("parts[1].code.text", "c"))
    form.send(.type("parts[2].code.text", "a"))
    form.send(.remove("parts[1]"))
    for _ in 0..<3 { form.undo() }
    form.send(.type("parts[2].count", "many"))
    form.refresh()
    #expect(form.elements(of: "parts") == parts && form.row("parts[2].count")?.text == "many")
    #expect(form.model.parts.map(\.id) == ["a", "b"])
  }

  @Test("So do elements that are objects")
  func objects() {
    let model = KnownPieces([KnownPiece("a"), KnownPiece("b")])
    let form = FormSession(model)
    form.send(.type("pieces[1].code", "c"))
    form.send(.type("pieces[2].code", "a"))
    form.send(.type("pieces[2].count", "many"))
    form.refresh()
    #expect(form.elements(of: "pieces") == ["pieces[1]", "pieces[2]"])
    #expect(form.row("pieces[2].count")?.text == "many")
  }
}
