import Testing

@testable import FieldstoneCore
@testable import FieldstoneTesting

@Suite("Invariants: the rows of a page")
struct ListingPromises {
  /// A page with a number of fields that a switch hides, and an inline subform.
  static func form(_ count: Int = 6) -> FormSession<Whole> {
    let definition = FormDefinition<Whole>(
      template: { Whole() },
      describe: { fields in
        fields.add(\.flag, "flag")
        for index in 0..<count {
          fields.add(standalone: "extra\(index)", initial: "\(index)").visible { !$0.flag }
        }
        fields.add(\.part, "part").inline().visible { !$0.flag }
        fields.add(\.age, "age")
      })
    return FormSession(Whole(), definition: definition, environment: .test)
  }

  private static let hide = FormInput.set("flag", .flag(true))
  private static let show = FormInput.set("flag", .flag(false))

  @Test("Mapping over rows may send inputs that remove them")
  func map() async {
    await #expect(processExitsWith: .success) {
      let form = ListingPromises.form()
      let ids = form.rows.ids
      let seen = form.rows.map { row -> FormRowID in
        form.send(ListingPromises.hide)
        return row.id
      }
      precondition(seen == ids && form.rows.ids == ["flag", "age"])
    }
  }

  @Test("A kept FormRows lists the original rows with their current contents")
  func fixed() {
    let form = Self.form()
    let rows = form.rows
    let ids = rows.ids
    form.send(Self.hide)
    form.send(.type("age", "36"))
    #expect(rows.count == ids.count && rows.ids == ids && rows.map(\.id) == ids)
    #expect(rows.reversed().map(\.id) == ids.reversed() && rows.indices == 0..<ids.count)
    #expect(rows.last?.id == "age" && rows.last?.text == "36")
    #expect(rows.id(at: 1) == "extra0" && rows[1].text == "0" && rows.kind(at: 1) == .field)
    #expect(form.rows.count == 2 && form.rows.ids == ["flag", "age"])
    // A hidden row of the list can't be edited, but is still the same row.
    #expect(!form.isShown(rows.id(at: 1)) && rows.group(at: ids.count - 2) == "part")
    form.send(Self.show)
    #expect(form.rows.ids == ids && rows.ids == ids)
  }

  @Test("Rows that are still in use are known, however many others there have been")
  func manyLists() {
    let form = Self.form()
    var first: FormRows? = form.rows
    let count = form.rows.count
    for number in 0..<50 {
      let other = form.rows
      form.send(number.isMultiple(of: 2) ? Self.hide : Self.show)
      #expect(other.count != form.rows.count)
    }
    #expect(form.areOldRowsInUse && first?.count == count)
    first = nil
    #expect(!form.areOldRowsInUse)
  }

  @Test("Every way to iterate over rows tolerates all kinds of inputs", arguments: 0..<5)
  func everyWay(way: Int) throws {
    let form = Self.form()
    form.send(.type("age", "1"))
    let snapshot = form.snapshot
    form.send(Self.hide)
    let steps: [(FormSession<Whole>) throws -> Void] = [
      { $0.send(Self.hide) }, { $0.send(Self.show) }, { $0.undo() }, { $0.send(.redo) },
      { _ = try $0.restore(snapshot) }, { $0.replace(Whole()) }, { $0.send(.reset) }, { $0.send(.back) },
      { $0.send(.submit) },
    ]
    for (number, step) in steps.enumerated() {
      if number.isMultiple(of: 2) { form.send(Self.show) }
      let rows = form.rows
      let ids = rows.ids
      var seen: [FormRowID] = []
      switch way {
      case 0: for row in rows { seen.append(row.id); try step(form) }
      case 1:
        seen = try rows.map {
          try step(form); return $0.id
        }
      case 2: for index in rows.indices { try step(form); seen.append(rows[index].id) }
      case 3:
        seen = try rows.reversed().map {
          try step(form); return $0.id
        }.reversed()
      default:
        try step(form)
        for index in rows.indices.shuffled() { #expect(rows.id(at: index) == ids[index]) }
        seen = rows[...].lazy.filter { _ in true }.map(\.id)
      }
      #expect(seen == ids && rows.count == ids.count, "step \(number)")
    }
  }

  @Test("Lists created at different times each keep their own rows")
  func several() {
    let form = Self.form(40)
    var lists: [(rows: FormRows, ids: [FormRowID])] = []
    for number in 0..<20 {
      lists.append((form.rows, form.rows.ids))
      form.send(.set("flag", .flag(number.isMultiple(of: 2))))
      if number.isMultiple(of: 3) { lists.removeFirst() }
      for (rows, ids) in lists { #expect(rows.ids == ids) }
    }
  }

  @Test("Lists of other pages, and of random forms, stay as they were created", arguments: 0..<10)
  func randomly(seed: UInt64) {
    let form = RandomForm.session(seed: seed)
    var random = SplitMix(seed: seed)
    var kept: [(rows: FormRows, ids: [FormRowID])] = []
    for _ in 0..<150 {
      let page = form.pages.randomElement(using: &random) ?? .root
      if let rows = form.rows(of: page) { kept.append((rows, rows.ids)) }
      if kept.count > 8 { kept.remove(at: Int.random(in: 0..<kept.count, using: &random)) }
      form.send(RandomInput.make(for: form, &random))
      for (rows, ids) in kept { #expect(rows.ids == ids) }
    }
  }

  @Test("Lists that nobody keeps cost nothing, and keeping one costs no operations")
  func work() {
    let (alone, watched) = (Self.form(), Self.form())
    let rows = watched.rows
    for form in [alone, watched] {
      form.send(Self.hide)
      form.send(Self.show)
      _ = form.takeChanges()
    }
    #expect(alone.operations == watched.operations && rows.count == watched.rows.count)
    weak var gone: FormSession<Whole>?
    do {
      let form = Self.form()
      let rows = form.rows
      gone = form
      form.send(Self.hide)
      #expect(rows.count == 13 && form.rows.count == 2)
    }
    #expect(gone == nil)
  }
}
