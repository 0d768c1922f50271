import FieldstoneTesting
import Foundation
import Testing

@Suite("Pages, focus, rows, snapshots, observers")
struct PageTests {
  static var open: FormTester<Guest> {
    let person = FormTester(Guest.valid)
    person.set(\.needsInvoice, true)
    return person
  }

  @Test("Reopening a page that is below others closes those")
  func openAgain() {
    let form = Whole.form()
    form.send(.open("part"))
    form.send(.open("part.deep"))
    #expect(form.openPages.count == 3 && form.page == "part.deep")
    _ = form.takeChanges()
    #expect(form.send(.open("part")).isAccepted && form.openPages.count == 2 && form.page == "part")
    #expect(form.takeChanges().openPages?.count == 2 && form.focusedRow == "part.name")
  }

  @Test("Open pages are state of the form; closing a page focuses its row")
  func pages() {
    let person = Self.open
    person.open(\.invoice)
    #expect(person.form.page == "invoice")
    #expect(person.form.openPages.map(\.title) == ["", "Invoice"] && person.form.openPages[1].trail == [""])
    #expect(person.dump == "[invoice.company] Company*:\n[invoice.amount] Amount*: 0")
    person.back()
    #expect(person.form.page == .root && person.form.focusedRow == "invoice")
    #expect(person.form.send(.back) == .refused(.noEffect))
  }

  @Test("The row that leads to a page summarizes its answers, errors and changes")
  func link() {
    let person = Self.open
    #expect(person.row(\.invoice)?.display == "0")
    person.submit()
    #expect(person.row(\.invoice)?.issueCount == 1)
    #expect(person.form.page == "invoice" && person.form.focusedRow == "invoice.company", "The first error is there.")
    person.send(.type("invoice.company", "ACME"))
    #expect(person.row(\.invoice)?.line == "[invoice] Invoice > ACME, 0")
    #expect(person.row(\.invoice)?.isDirty == true)
  }

  @Test("A page whose row is hidden closes")
  func hiddenPage() {
    let person = Self.open
    person.open(\.invoice)
    person.form.edit { $0.needsInvoice = false }
    #expect(person.form.page == .root)
    #expect(person.form.takeChanges().openPages?.count == 1)
  }

  @Test("Return moves to the next focusable row, skipping headings and read-only rows")
  func nextFocus() {
    let form = FormSession(Guest.valid)
    #expect(form.firstFocusableRow == "email")
    var visited: [FormRowID] = []
    var next = form.firstFocusableRow
    while let row = next {
      visited.append(row)
      next = form.focusableRow(after: row)
    }
    #expect(
      visited == [
        "email", "name", "password", "again", "diet", "seats", "birthDate", "needsInvoice", "extraBill", "agrees",
        "action.submit",
      ])
    #expect(form.focusableRow(before: "diet") == "again")
  }

  struct Trip: FormModel {
    var city = "Oslo"
    var hotel = Hotel()
    static func describe(_ fields: FieldList<Trip>) {
      fields.add(\.city, "city")
      fields.add(\.hotel, "hotel")
    }
  }

  struct Hotel: FormModel {
    var name = ""
    var notes = ""
    static func describe(_ fields: FieldList<Hotel>) {
      fields.add(\.name, "name")
      fields.add(\.notes, "notes")
    }
    static func arrange(_ form: FormBuilder<Hotel>) {
      form.button("Find a room", "find")
      form[\.notes].visible { $0[parent: \Trip.city] == "Oslo" }
    }
  }

  @Test("A subform's buttons reach the program, and its conditions can read the parent form")
  func parentAndChild() {
    let form = FormSession(Trip())
    var pressed: [FormRowID] = []
    form.on("find") { pressed.append($0) }
    form.send(.open("hotel"))
    form.send(.perform("hotel.action.find"))
    #expect(pressed == ["hotel.action.find"])
    #expect(form.isShown("hotel.notes"))
    form.send(.type("city", "Bergen"))
    #expect(!form.isShown("hotel.notes"))
    #expect(FormSession(Hotel()).rows.ids == ["name", "action.find"], "A form of its own has no parent.")
  }

  @Test("A condition can read a subform that is excluded from the form")
  func excludedSubform() {
    let definition = FormDefinition<Trip>(describe: Trip.describe) { form in
      form.exclude(\.hotel)
      form[\.city].enabled { $0.hotel.name.isEmpty }
    }
    let form = FormSession(Trip(), definition: definition)
    #expect(form[\.city].isEnabled)
    form.edit { $0.hotel.name = "Grand" }
    #expect(!form[\.city].isEnabled)
  }

  @Test("A loop over rows may send inputs that remove rows, and still visits the original rows")
  func loopThatChangesRows() {
    let form = FormSession(Guest.valid)
    form.send(.set("diet", .choices(["other"])))
    form.send(.set("needsInvoice", .flag(true)))
    let count = form.rows.count
    var seen = 0
    for row in form.rows {
      seen += 1
      if row.id == "agrees" {
        form.edit { edit in
          edit.diet = .vegan
          edit.needsInvoice = false
        }
      }
    }
    #expect(form.rows.count == count - 2 && seen == count)
  }

  @Test("Rows are found by key path and key paths by row")
  func lookUp() {
    let form = FormSession(Guest.valid)
    #expect(form.rowID(for: \.name) == "name" && form.rowID(for: \.invoice.vat) == "invoice.vat")
    #expect(form.keyPath(for: "invoice.vat") == \Guest.invoice.vat && form.keyPath(for: "section.account") == nil)
    #expect(form.index(of: "name") == 2 && form.index(of: "note") == nil)
    #expect(form.page(of: "invoice.vat") == "invoice")
    #expect(form.row("nope") == nil && form.rows(of: "nope") == nil && form.rows(of: "email") == nil)
  }

  @Test("A snapshot restores answers, drafts, visits and the page, but no secrets")
  func snapshot() throws {
    let person = Self.open
    person.enter("Bob", in: \.name)
    person.enter("hunter2", in: \.password)
    person.enter("x", in: \.seats)
    person.open(\.invoice)
    let bytes = try JSONEncoder().encode(person.form.snapshot)
    #expect(!String(decoding: bytes, as: UTF8.self).contains("hunter2"))
    let form = FormSession(Guest.valid)
    let left = try form.restore(JSONDecoder().decode(FormSnapshot.self, from: bytes))
    #expect(left.isEmpty)
    #expect(form.model.name == "Bob" && form.model.password == "" && form[\.seats].text == "x")
    #expect(form[\.seats].row?.issues.map(\.text) == ["Enter a whole number from 1 to 5."])
    #expect(form.page == "invoice" && form.facts.dirtyFields == 3)
    let none = try form.restore(form.snapshot)
    #expect(none.isEmpty)
    let foreign =
      #"{"version":2,"form":{"id":"Guest","version":1},"fields":{"gone":{"draft":"x"},"price":{}},"page":"gone"}"#
    let unknown = try form.restore(JSONDecoder().decode(FormSnapshot.self, from: Data(foreign.utf8)))
    #expect(unknown == ["gone", "price"])
  }

  @Test("A draft is saved in a store and resumed; invalid bytes don't change the form")
  func draftStore() async throws {
    let store = FormMemoryStore()
    let person = Self.open
    person.enter("Bob", in: \.name)
    try await person.form.saveDraft(in: store, as: "guest")
    let form = FormSession(Guest.valid)
    #expect(try await form.resumeDraft(from: store, as: "nobody") == false)
    #expect(try await form.resumeDraft(from: store, as: "guest") == true)
    #expect(form.model.name == "Bob" && form.changedRows == ["name", "needsInvoice"])
    store.save(Data("{".utf8), as: "guest")
    await #expect(throws: (any Error).self) { try await form.resumeDraft(from: store, as: "guest") }
    #expect(form.model.name == "Bob")
    store.remove("guest")
    #expect(store.load("guest") == nil)
  }

  struct Weak {
    weak var form: FormSession<Guest>?
  }

  @Test("The sequence of a field's values ends with the session")
  func valuesEnd() async {
    var form: FormSession<Guest>? = FormSession(Guest.valid)
    let watched = Weak(form: form)
    let seats = form?.values(of: \.seats)
    form?.send(.type("seats", "4"))
    form = nil
    #expect(watched.form == nil)
    var seen: [UInt8] = []
    if let seats { for await value in seats { seen.append(value) } }
    #expect(seen == [4])
  }

  @Test("Replaying a script from JSON has the same result")
  func script() throws {
    let person = Self.open
    person.enter("Bob", in: \.name)
    person.choose("vegan", for: \.diet)
    person.set(\.birthDate, to: .date(DateComponents(year: 1815, month: 12, day: 10)))
    person.submit()
    let bytes = try JSONEncoder().encode(person.script)
    let form = FormSession(Guest.valid, environment: .test)
    let replies = try JSONDecoder().decode(FormScript.self, from: bytes).run(on: form)
    #expect(replies.filter { !$0.isAccepted } == [])
    #expect(form.model == person.form.model && form.issues == person.form.issues)
  }

  @Test("A field's observer gets each new value once, and nothing after it is removed")
  func fieldObserver() {
    let form = FormSession(Guest.valid)
    var names: [String] = []
    var other: [String] = []
    let observation = form.observe(\.name) { names.append($0) }
    var second: FormObservation? = form.observe(\.name) { other.append($0) }
    form.send(.type("name", "Bob"))
    form.send(.type("name", "Bob"))
    form.send(.type("email", "b@example.org"))
    second = nil
    form.send(.type("name", "Bobby"))
    observation.cancel()
    form.send(.type("name", "Ada"))
    #expect(names == ["Bob", "Bobby"] && other == ["Bob"] && second == nil)
  }

  @Test("A form's observer gets one batch per input, and may send inputs itself")
  func formObserver() {
    let form = FormSession(Guest.valid)
    var batches: [FormChanges] = []
    let observation = form.observe { changes in
      batches.append(changes)
      if form.model.name == "Bob" { form.send(.type("seats", "2")) }
    }
    form.send(.type("name", "Bob"))
    #expect(batches.map { $0.pages.flatMap(\.updates).map(\.row) } == [["name"], ["seats"]])
    observation.cancel()
    form.send(.type("name", "Eve"))
    #expect(batches.count == 2)
  }

  @Test("The values of a field are an async sequence")
  func values() async {
    let form = FormSession(Guest.valid)
    var seats = form.values(of: \.seats).makeAsyncIterator()
    form.send(.type("seats", "4"))
    #expect(await seats.next() == 4)
    form.send(.type("seats", "5"))
    form.send(.type("seats", "3"))
    #expect(await seats.next() == 3)
  }
}
