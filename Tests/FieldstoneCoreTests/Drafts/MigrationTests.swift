import Foundation
import Testing

@testable import FieldstoneCore

/// The form as it is now.
private struct Stay: FormModel, Equatable {
  struct Guest: FormModel, Equatable {
    var fullName = ""
    var age = 0
    static func describe(_ fields: FieldList<Guest>) {
      fields.add(\.fullName, "fullName")
      fields.add(\.age, "age")
    }
    static var formTemplate: Guest? { Guest() }
  }
  struct Contact: FormModel, Equatable {
    var mail = ""
    static func describe(_ fields: FieldList<Contact>) { fields.add(\.mail, "mail").email() }
  }
  var contact = Contact()
  var nights = 1
  var guests: [Guest] = []
  var room = ""

  static func describe(_ fields: FieldList<Stay>) {
    fields.add(\.contact, "contact").inline()
    fields.add(\.nights, "nights")
    fields.add(\.guests, "guests").inline()
    fields.add(\.room, "room")
  }
  static func arrange(_ form: FormBuilder<Stay>) {
    form.identity("booking", version: 3)
    form.migrate(from: 2) { draft in
      draft.rename("guests.name", to: "guests.fullName")
      draft.change("room") { $0 == .text("attic") ? nil : $0 }
    }
    form.migrate(from: 1) { draft in
      draft.rename("email", to: "contact.mail")
      draft.rename("stay", to: "nights")
      draft.change("nights") { if case .text(let text) = $0 { Int64(text).map { .integer($0) } } else { $0 } }
      draft.answer("room", .text("any"))
    }
    form.migrate(from: 3) { $0.rename("nights", to: "never") }
  }
}

/// The form as it was at first: a text for the nights, the address beside it, and guests with another name for theirs.
private struct OldStay: FormModel {
  struct Guest: FormModel {
    var name = ""
    var age = 0
    static func describe(_ fields: FieldList<Guest>) {
      fields.add(\.name, "name")
      fields.add(\.age, "age")
    }
    static var formTemplate: Guest? { Guest() }
  }
  var email = ""
  var stay = ""
  var guests: [Guest] = []
  var room = ""

  static func describe(_ fields: FieldList<OldStay>) {
    fields.add(\.email, "email").email()
    fields.add(\.stay, "stay")
    fields.add(\.guests, "guests").inline()
    fields.add(\.room, "room")
  }

  static func session(version: Int) -> FormSession<OldStay> {
    let definition = FormDefinition<OldStay> {
      describe($0)
    } arrange: {
      $0.identity("booking", version: version)
    }
    return FormSession(OldStay(), definition: definition)
  }
}

@Suite("Drafts of earlier versions of a form")
struct MigrationTests {
  @Test("They are brought to this version step by step: renamed, changed, answered, also in elements")
  func steps() throws {
    let old = OldStay.session(version: 1)
    old.send(.type("email", "ada@example.org"))
    old.send(.type("stay", "4"))
    old.send(.insert("guests", id: "g1", before: nil))
    old.send(.type("guests[g1].name", "Grace"))
    old.send(.type("guests[g1].age", "37"))
    let new = FormSession(Stay())
    #expect(try new.restore(old.snapshot) == [])
    #expect(new.model.contact.mail == "ada@example.org")
    #expect(new.model.nights == 4)
    #expect(new.model.guests == [Stay.Guest(fullName: "Grace", age: 37)])
    #expect(new.model.room == "any")
    #expect(new.snapshot.form.version == 3)
    // A draft of this version is not migrated again.
    let again = FormSession(Stay())
    #expect(try again.restore(new.snapshot) == [])
    #expect(again.model == new.model)
  }

  @Test("A later draft gets the later steps only")
  func later() throws {
    let old = OldStay.session(version: 2)
    old.send(.type("email", "ada@example.org"))
    old.send(.type("room", "blue"))
    let new = FormSession(Stay())
    #expect(try new.restore(old.snapshot) == ["email"])
    #expect(new.model.contact.mail == "")
    #expect(new.model.room == "blue")
  }

  @Test("What means nothing any longer is listed and kept, and doesn't come back as an answer")
  func aside() throws {
    let old = OldStay.session(version: 1)
    old.send(.type("room", "attic"))
    old.send(.type("stay", "some"))
    let new = FormSession(Stay())
    #expect(try new.restore(old.snapshot) == ["nights@1", "room@2"])
    #expect(new.model.room == "")
    #expect(new.model.nights == 1)
    #expect(new.names(ofUnfit: ["nights@1", "room@2"]) == "Nights, Room")
    let kept = new.snapshot
    #expect(kept.unfit["room@2"]?.value == .text("attic"))
    #expect(kept.unfit["nights@1"]?.value == .text("some"))
    // The next draft has it, too.
    let again = FormSession(Stay())
    #expect(try again.restore(FormSnapshot(encoded: kept.encoded())) == ["nights@1", "room@2"])
  }

  @Test("An issue that a check has found goes with the answer that is renamed")
  func reported() throws {
    let old = OldStay.session(version: 1)
    old.send(.type("email", "ada@example.org"))
    old.report(FormIssues(["email": "This address is unknown."]))
    let kept = try FormSnapshot(encoded: old.snapshot.encoded())
    #expect(kept.reported.map(\.row) == ["email"])
    let new = FormSession(Stay())
    #expect(try new.restore(kept) == [])
    #expect(new.issues.map { $0.text(in: .test) } == ["This address is unknown."])
    #expect(new.issues.map(\.row) == ["contact.mail"])
  }

  @Test("A name that is taken keeps its answer")
  func taken() throws {
    let old = OldStay.session(version: 1)
    old.send(.type("email", "ada@"))
    var draft = FormOldDraft(old.snapshot)
    draft.answer("contact.mail", .text("grace@example.org"))
    draft.rename("email", to: "contact.mail")
    #expect(draft.values(at: "contact.mail") == [.text("grace@example.org")])
    #expect(draft.paths == ["contact.mail"])
    #expect(draft.snapshot.unfit.keys.sorted() == ["email@1"])
  }

  @Test("An answer that is put into a draft counts as given: what is wrong with it shows once its field is left")
  func answered() throws {
    let form = FormSession(Stay())
    var draft = FormOldDraft(form.snapshot)
    draft.answer("contact.mail", .text("grace@"))
    #expect(try form.restore(draft.snapshot) == [])
    form.send(.focus("contact.mail"))
    #expect(form.row("contact.mail")?.issues == [])
    form.send(.blur("contact.mail"))
    #expect(form.row("contact.mail")?.issues.count == 1)
  }

  @Test("Ids of elements are never lost")
  func ids() throws {
    let old = OldStay.session(version: 1)
    old.send(.insert("guests", id: "g1", before: nil))
    old.send(.type("guests[g1].name", "Grace"))
    var draft = FormOldDraft(old.snapshot)
    draft.rename("guests.name", to: "name")
    #expect(draft.paths.contains("guests.name"))
    draft.rename("guests", to: "guests")
    draft.rename("guests", to: "")
    #expect(draft.values(at: "guests.name") == [.text("Grace")])
    draft.answer("guests.diet", .text("any"))
    #expect(draft.values(at: "guests.diet") == [.text("any")])
    #expect(draft.snapshot.fields["guests.diet"] == nil)
    draft.rename("guests", to: "party.visitors")
    #expect(draft.snapshot.elements["party.visitors"]?.count == 1)
    #expect(draft.snapshot.fields["party.visitors[g1].name"] != nil)
    #expect(draft.paths.contains("party.visitors.name"))
    draft.rename("party.visitors.name", to: "party.visitors.title")
    #expect(draft.values(at: "party.visitors.title") == [.text("Grace")])
  }
}
