import FieldstoneCore
import Foundation
import Testing

/// A row that leads to a subform is named only when what it says may have changed.
@Suite("Rows that repeat answers are named only with those")
struct NamedSummaryTests {
  struct Inner: FormModel {
    var note = ""

    static func describe(_ fields: FieldList<Inner>) { fields.add(\.note, "note") }
    static var formTemplate: Inner? { Inner() }
  }

  struct Person: FormModel {
    var (first, second, third, fourth, fifth) = ("A", "B", "C", "D", "E")
    var isMember = false
    var inner = Inner()

    static func describe(_ fields: FieldList<Person>) {
      fields.add(\.first, "first").required()
      fields.add(\.second, "second")
      fields.add(\.third, "third")
      fields.add(\.fourth, "fourth")
      fields.add(\.fifth, "fifth")
      fields.add(\.isMember, "isMember")
      fields.add(\.inner, "inner")
    }
    static var formTemplate: Person? { Person() }
  }

  struct Club: FormModel {
    var person = Person()
    var people = [Person()]
    var chair = Person()

    static func describe(_ fields: FieldList<Club>) {
      fields.add(\.person, "person")
      fields.add(\.people, "people")
      fields.add(\.chair, "chair").summary { (chair: Person) in chair.inner.note }
    }
    static var formTemplate: Club? { Club() }
  }

  /// Changes an answer and takes that back.
  ///
  /// - Returns: Whether the row above was named, and whether what it says changed, which has to be the same.
  private func isNamed(_ above: FormRowID, with row: FormRowID, _ answer: FormAnswer) -> Bool {
    let form = FormSession(Club())
    let before = form.row(above)?.display
    _ = form.takeChanges()
    #expect(form.send(.set(row, answer)) == .accepted)
    let isNamed = takesName(of: above, from: form)
    #expect(isNamed == (form.row(above)?.display != before))
    form.send(.undo)
    #expect(takesName(of: above, from: form) == isNamed)
    #expect(form.row(above)?.display == before)
    return isNamed
  }

  private func takesName(of row: FormRowID, from form: FormSession<Club>) -> Bool {
    form.takeChanges().pages.flatMap(\.updates).contains { $0.row == row && $0.aspects.contains(.value) }
  }

  @Test("The first answers, and the one that fills the line, name the row that leads to them")
  func first() {
    #expect(isNamed("person", with: "person.first", .text("Ada")))
    #expect(isNamed("person", with: "person.third", .text("Ada")))
    #expect(isNamed("people[1]", with: "people[1].second", .text("Ada")))
    // Refused, it's not repeated.
    #expect(isNamed("person", with: "person.first", .text("")))
  }

  struct Stay: FormModel {
    var nights: Int? = 5

    static func describe(_ fields: FieldList<Stay>) { fields.add(\.nights, "nights").required().range(1...90) }
    static var formTemplate: Stay? { Stay() }
  }

  struct Booking: FormModel {
    var stay = Stay()

    static func describe(_ fields: FieldList<Booking>) { fields.add(\.stay, "stay") }
  }

  @Test("A wrong answer that takes the place of another one doesn't")
  func refused() {
    let form = FormSession(Booking())
    func isNamed(typing text: String) -> Bool {
      _ = form.takeChanges()
      form.send(.type("stay.nights", text))
      return form.takeChanges().pages.flatMap(\.updates).contains { $0.row == "stay" && $0.aspects.contains(.value) }
    }
    #expect(isNamed(typing: "100"))
    #expect(!isNamed(typing: "200"))
    #expect(!isNamed(typing: ""))
    #expect(isNamed(typing: "7"))
    #expect(form.row("stay")?.display == "7")
  }

  struct Mail: FormModel {
    var address: String?
    static func describe(_ fields: FieldList<Mail>) { fields.add(\.address, "address").email() }
    static var formTemplate: Mail? { Mail() }
  }
  struct Letter: FormModel {
    var mail = Mail()
    static func describe(_ fields: FieldList<Letter>) { fields.add(\.mail, "mail") }
  }

  @Test("Nor does a wrong answer that takes the place of a missing one")
  func missing() {
    let form = FormSession(Letter())
    func isNamed(typing text: String) -> Bool {
      let before = form.row("mail")?.display
      _ = form.takeChanges()
      form.send(.type("mail.address", text))
      let isNamed = form.takeChanges().pages.flatMap(\.updates).contains {
        $0.row == "mail" && $0.aspects.contains(.value)
      }
      #expect(isNamed == (form.row("mail")?.display != before), "\(text)")
      return isNamed
    }
    #expect(!isNamed(typing: "a"))
    #expect(!isNamed(typing: "a@"))
    #expect(!isNamed(typing: ""))
    #expect(isNamed(typing: "a@b.org"))
    #expect(isNamed(typing: "a@b."))
  }

  struct Trip: FormModel {
    var purpose = "Holiday"
    var nights: Int?
    static func describe(_ fields: FieldList<Trip>) {
      fields.add(\.purpose, "purpose")
      fields.add(\.nights, "nights").required().range(1...90)
    }
    static func arrange(_ form: FormBuilder<Trip>) {
      form.step("Your trip", id: "trip") { $0.fields(\.purpose, \.nights) }
      form.step("Other") { $0.text("Nothing is asked here.") }
    }
  }

  @Test("Nor does a text that isn't a number, in a step with other answers", arguments: [false, true])
  func unread(afterSubmit: Bool) {
    let form = FormSession(Trip())
    // The step has changes already, so nothing else about its row changes.
    form.send(.type("purpose", "Business"))
    if afterSubmit { form.send(.submit) }
    func isNamed(typing text: String) -> Bool {
      let before = form.row("trip")
      _ = form.takeChanges()
      form.send(.type("nights", text))
      let update = form.takeChanges().pages.flatMap(\.updates).first { $0.row == "trip" }
      #expect((update != nil) == (form.row("trip") != before), "\(text)")
      return update?.aspects.contains(.value) == true
    }
    #expect(!isNamed(typing: "many"))
    #expect(!isNamed(typing: "100"))
    #expect(!isNamed(typing: ""))
    #expect(!isNamed(typing: "no"))
    #expect(isNamed(typing: "5"))
    #expect(form.row("trip")?.display == "In progress: Business, 5")
    #expect(isNamed(typing: "5x"))
    #expect(form.row("trip")?.display == "In progress: Business")
    #expect(!isNamed(typing: ""))
  }

  @Test("Later answers, switches, and what is further down don't")
  func later() {
    #expect(!isNamed("person", with: "person.fifth", .text("Ada")))
    #expect(!isNamed("person", with: "person.isMember", .flag(true)))
    #expect(!isNamed("person", with: "person.inner.note", .text("Ada")))
    #expect(!isNamed("people[1]", with: "people[1].inner.note", .text("Ada")))
    #expect(isNamed("person.inner", with: "person.inner.note", .text("Ada")))
  }

  @Test("What the program says of a subform may depend on anything in it")
  func declared() {
    #expect(isNamed("chair", with: "chair.inner.note", .text("Ada")))
  }

  struct Guest: FormModel {
    var name = ""
    var isVIP = false
    var points = 0
    var (a, b, c, d) = ("A", "B", "C", "D")

    static func describe(_ fields: FieldList<Guest>) {
      fields.add(\.points, "points").format({ $0 == 0 ? "" : "\($0)" }, parse: { Int($0) ?? 0 })
      fields.add(\.a, "a")
      fields.add(\.b, "b")
      fields.add(\.c, "c")
      fields.add(\.d, "d")
      fields.add(\.isVIP, "isVIP")
      fields.add(\.name, "name")
    }
    static var formTemplate: Guest? { Guest() }
  }

  struct Party: FormModel {
    var host = Guest()
    var guests = [Guest()]

    static func describe(_ fields: FieldList<Party>) {
      fields.add(\.host, "host")
      fields.add(\.guests, "guests").elementTitle { (guest: Guest) in guest.isVIP ? "VIP" : "Guest" }
    }
  }

  @Test("A title that is made from an element may depend on anything in it")
  func title() {
    let form = FormSession(Party())
    _ = form.takeChanges()
    form.send(.set("guests[1].isVIP", .flag(true)))
    #expect(form.row("guests[1]")?.title == "VIP")
    #expect(
      form.takeChanges().pages.flatMap(\.updates).contains { $0.row == "guests[1]" && $0.aspects.contains(.texts) })
  }

  @Test("A value that reads like nothing doesn't fill the line")
  func nothing() {
    let form = FormSession(Party())
    #expect(form.row("host")?.display == "A, B, C, …")
    _ = form.takeChanges()
    form.send(.type("host.d", ""))
    #expect(form.row("host")?.display == "A, B, C")
    #expect(form.takeChanges().pages.flatMap(\.updates).contains { $0.row == "host" && $0.aspects.contains(.value) })
  }

  struct Chair: FormModel {
    var note = ""
    /// No field.
    var rank = 0

    static func describe(_ fields: FieldList<Chair>) { fields.add(\.note, "note") }
    static var formTemplate: Chair? { Chair() }
  }

  struct Board: FormModel {
    var chair = Chair()
    var deputies = [Chair()]

    static func describe(_ fields: FieldList<Board>) {
      fields.add(\.chair, "chair").summary { (chair: Chair) in "Rank \(chair.rank)" }
      fields.add(\.deputies, "deputies").elementSummary { (chair: Chair) in "Rank \(chair.rank)" }
    }
  }

  @Test("A program that changes what is no field names the element's row that says it")
  func edited() {
    let form = FormSession(Board())
    _ = form.takeChanges()
    form.edit { $0.deputies[0].rank = 3 }
    #expect(form.row("deputies[1]")?.display == "Rank 3")
    #expect(
      form.takeChanges().pages.flatMap(\.updates).contains { $0.row == "deputies[1]" && $0.aspects.contains(.value) })
  }

  @Test("An undo that brings back what is no field names the row that says it")
  func undone() {
    let form = FormSession(Board())
    form.edit { $0.chair = Chair(note: "", rank: 2) }
    #expect(form.row("chair")?.display == "Rank 2")
    _ = form.takeChanges()
    form.send(.undo)
    #expect(form.row("chair")?.display == "Rank 0")
    #expect(form.takeChanges().pages.flatMap(\.updates).contains { $0.row == "chair" && $0.aspects.contains(.value) })
  }
}
