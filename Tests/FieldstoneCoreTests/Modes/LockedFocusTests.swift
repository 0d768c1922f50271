import Testing

@testable import FieldstoneCore

@Suite("The focus in a locked form")
struct LockedFocusTests {
  /// Names that are locked, with rows among them that aren't.
  private struct Archive: Equatable, FormModel {
    var names = (0..<20).map { "Name \($0)" }
    var remark = ""
    var contact = Contact()
    var log = ContactAddress()

    static func describe(_ fields: FieldList<Archive>) {
      fields.add(\.names, "name").closed()
      fields.add(\.contact, "contact").inline()
      fields.add(\.remark, "remark")
      fields.add(\.log, "log")
    }
    static var formTemplate: Archive? { Archive() }
    static func arrange(_ form: FormBuilder<Archive>) {
      form[\.remark].editableWhenLocked()
      form.button("Print", "print")
    }
  }

  /// The rows at which the focus stops, from the first one on, or back from the last one.
  private func stops(_ form: FormEngine, back: Bool = false) -> [FormRowID] {
    var stops: [FormRowID] = []
    var next = back ? form.rows.last?.id : form.firstFocusableRow
    if back, let last = next, !form.canHaveFocus(form.slot(of: last) ?? 0) { next = form.focusableRow(before: last) }
    while let row = next {
      stops.append(row)
      next = back ? form.focusableRow(before: row) : form.focusableRow(after: row)
    }
    return stops
  }

  @Test("The focus stops at each row of a locked form that can be used, and at no other, in both directions")
  func stops() {
    let form = FormSession(Archive())
    form.mode = .edit
    let expected: [FormRowID] = [
      "contact.note", "contact.phones[21]", "contact.action.call", "remark", "log", "action.print",
    ]
    #expect(stops(form) == expected)
    #expect(stops(form, back: true) == expected.reversed())
    #expect(form.rows.map(\.id).filter { form.canHaveFocus(form.slot(of: $0) ?? 0) } == expected)
    form.send(.edit)
    let all = form.rows.map(\.id).filter { form.canHaveFocus(form.slot(of: $0) ?? 0) }
    #expect(all.count > 20 && stops(form) == all && stops(form, back: true) == all.reversed())
  }

  @Test("Below a subform that is editable when locked, the focus stops at each field")
  func editableSubform() {
    struct Trip: FormModel {
      var name = ""
      var address = ContactAddress()
      static func describe(_ fields: FieldList<Trip>) {
        fields.add(\.name, "name")
        fields.add(\.address, "address").inline()
      }
      static var formTemplate: Trip? { Trip() }
      static func arrange(_ form: FormBuilder<Trip>) { form[\.address].editableWhenLocked() }
    }
    let form = FormSession(Trip())
    form.mode = .frozen
    #expect(stops(form) == ["address.city"] && stops(form, back: true) == ["address.city"])
  }

  @Test("All entries of a locked list are passed at once, in both directions")
  func entries() {
    func work(_ count: Int) -> FormOperations {
      var archive = Archive()
      archive.names = (0..<count).map(String.init)
      let form = FormSession(archive)
      form.mode = .edit
      let before = form.operations
      #expect(form.firstFocusableRow == "contact.note" && form.focusableRow(before: "contact.note") == nil)
      return form.operations - before
    }
    #expect(work(10) == work(10_000) && work(10).total < 10)
  }

  @Test("Locking, unlocking, and moving cost the same in forms of 10 and of 10,000 rows")
  func work() {
    func work(_ count: Int) -> FormOperations {
      let form = WorkTests.form(count)
      form.mode = .edit
      _ = form.takeChanges()
      let before = form.operations
      for _ in 0..<3 {
        form.send(.edit)
        form.send(.focus("field3"))
        form.send(.blur("field3"))
        form.send(.focus("field5"))
        form.send(.discard)
        #expect(form.firstFocusableRow == nil && form.focusableRow(before: "field9") == nil)
        #expect(form.focusableRow(after: "field5") == nil)
        _ = form.takeChanges()
      }
      return form.operations - before
    }
    let small = work(10)
    #expect(small == work(10_000) && small.lookups > 0 && small.total < 60, "\(small)")
  }
}
