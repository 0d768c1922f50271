import FieldstoneTesting
import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Invariants: snapshots")
struct SnapshotPromises {
  @Test("A read-only row that was visited can be restored")
  func shownOnly() throws {
    let form = FormSession(Sum(), environment: .test)
    form.send(.blur("total"))
    #expect(try FormSession(Sum(), environment: .test).restore(form.snapshot) == [])
  }

  private func roundTrip<Value: FormValue>(
    _ start: Value, _ value: Value, _ more: (FieldBuilder<One<Value>, Value>) -> Void = { _ in }
  ) throws {
    let form = One<Value>.form(start, .test, more)
    form[\.value].value = value
    let data = try JSONEncoder().encode(form.snapshot)
    let again = One<Value>.form(start, .test, more)
    do {
      let left = try again.restore(JSONDecoder().decode(FormSnapshot.self, from: data))
      #expect(again.model.value == value && left.isEmpty && again[\.value].issues.isEmpty)
    } catch {
      Issue.record("\(value): \(error)")
    }
  }

  @Test(
    "Every Double is restored",
    arguments: [
      0.1 + 0.2, -0.5, 1e-20, 1e20, 1e130, Double.greatestFiniteMagnitude, Double.leastNonzeroMagnitude, .pi * 1e-100,
    ]) func doubles(_ number: Double) throws
  { try roundTrip(0.0, number) }

  @Test("Every whole number is restored") func integers() throws {
    try roundTrip(UInt64(0), .max)
    try roundTrip(Int64(0), .min)
    try roundTrip(Int128(0), .max)
    try roundTrip(Int128(0), .min)
    try roundTrip(UInt128(0), .max)
  }

  @Test("Decimals are restored, and a NaN doesn't invalidate the whole draft") func decimals() throws {
    try roundTrip(Decimal(0), try #require(Decimal(string: "0.12345678901234567890123456789012345678")))
    let form = One<Decimal>.form(0)
    form[\.value].value = .nan
    let data = try JSONEncoder().encode(form.snapshot)
    #expect(throws: Never.self) { try JSONDecoder().decode(FormSnapshot.self, from: data) }
  }

  @Test("Dates are restored with their exact time") func dates() throws {
    let date = Date(timeIntervalSince1970: 1_743_431_405.25)
    try roundTrip(Date(timeIntervalSince1970: 0), date) { $0.date() }
    try roundTrip(Date(timeIntervalSince1970: 0), date) { $0.time() }
    try roundTrip(Date(timeIntervalSince1970: 0), date) { $0.dateAndTime() }
  }

  @Test("Text that the program set is restored") func text() throws {
    try roundTrip("", "two\nlines")
    try roundTrip("", " padded ") { $0.trimmed() }
  }

  @Test("UUIDs and URLs are restored") func others() throws {
    try roundTrip(UUID(), UUID())
    try roundTrip(URL(string: "https://a.b")!, URL(string: "file:/tmp/a")!)
  }

  @Test("The existence of a subform is restored") func presence() throws {
    let made = Whole.form()
    made.send(.set("maybe", .flag(true)))
    let again = Whole.form()
    try again.restore(made.snapshot)
    #expect(again.model.maybe != nil)

    let removed = Whole.form(Whole(maybe: Part(name: "n")))
    removed.send(.set("maybe", .none))
    let other = Whole.form(Whole(maybe: Part(name: "n")))
    try other.restore(removed.snapshot)
    #expect(other.model.maybe == nil)
  }

  @Test("Changes by edit { } and refresh() are in the snapshot") func adopted() {
    let form = Whole.form()
    form.edit {
      $0.part.name = "n"
      $0.age = 7
    }
    #expect(form.facts.dirtyFields == 2)
    #expect(form.snapshot.fields["part.name"]?.value == .text("n"))
    #expect(form.snapshot.fields["age"]?.value == .integer(7))
  }

  @Test("No snapshot makes the program trap") func hostile() async throws {
    await #expect(processExitsWith: .success) {
      let form = Whole.form { $0[\.a].required() }
      let json = #"{"version":2,"form":{"id":"Whole","version":1},"failedSubmits":9223372036854775807}"#
      try form.restore(JSONDecoder().decode(FormSnapshot.self, from: Data(json.utf8)))
      form.send(.submit)
    }
  }

  @Test("Restoring a snapshot replaces answers, drafts, visits and pages")
  func insteadOf() throws {
    let form = Whole.form()
    form.send(.type("a", "one"))
    let early = form.snapshot
    form.send(.type("b", "two"))
    form.send(.type("age", "x"))
    form.send(.set("maybe", .flag(true)))
    form.send(.open("part"))
    form.send(.type("part.name", "n"))
    let late = form.snapshot
    try form.restore(early)
    #expect(form.snapshot == early && form.page == .root && form.model.maybe == nil)
    #expect(form.model.a == "one" && form.model.b == "" && form[\.age].text == "")
    try form.restore(late)
    #expect(form.snapshot == late && form.page == "part" && form.model.part.name == "n")
  }

  @Test("Secrets are kept apart, restored with the snapshot, and never printed")
  func secrets() throws {
    let form = FormSession(Guest.valid)
    form.send(.type("password", "hunter2"))
    form.send(.blur("password"))
    let (snapshot, secrets) = (form.snapshot, form.secrets)
    #expect(secrets.contains("password") && !secrets.contains("again"))
    #expect(!"\(secrets)".contains("hunter2") && !String(reflecting: secrets).contains("hunter2"))
    var dumped = ""
    dump(secrets, to: &dumped)
    #expect(!dumped.contains("hunter2"))
    let again = FormSession(Guest.valid)
    let left = try again.restore(snapshot, secrets: secrets)
    #expect(left.isEmpty && again.model == form.model && again.secrets == secrets && again.snapshot == snapshot)
    try again.restore(snapshot)
    #expect(again.model.password == "" && again.secrets.isEmpty)
    let foreign = try Whole.form().restore(Whole.form().snapshot, secrets: secrets)
    #expect(foreign == ["password"])
  }

  @Test("Earlier answers can be restored without losing which fields were visited")
  func places() throws {
    let form = Whole.form { $0[\.a].required() }
    form.send(.type("b", "early"))
    let early = form.snapshot
    form.send(.type("a", ""))
    form.send(.type("b", "late"))
    form.send(.type("age", "x"))
    form.send(.submit)
    form.send(.open("part"))
    // Only an element comes back with its own visits; here, nobody has been anywhere.
    let fresh = early.withVisits(of: Whole.form { $0[\.a].required() }.snapshot)
    #expect(!fresh.fields.isEmpty && fresh.fields.values.allSatisfy { $0.isTouched != true && $0.isAnswered != true })
    try form.restore(early.withVisits(of: form.snapshot))
    #expect(form.model.b == "early" && form[\.age].text == "" && form.page == "part")
    #expect(form.facts.failedSubmits == 1 && form.row("a")?.issues.count == 1)
    try form.restore(early)
    #expect(form.facts.failedSubmits == 0 && form.row("a")?.issues.isEmpty == true && form.page == .root)
  }
}
