import FieldstoneTesting
import Testing

@testable import FieldstoneCore

/// A debug build compares rows with what batches of changes name; this is what that comparison relies on.
@Suite("In what a row differs from an earlier state")
struct RowAspectTests {
  private struct Trip: FormModel {
    var isLong = false
    var name = "ab"
    var note = ""
    var seats = 1
    var stop: String?
    var town = ""
    var guests = ["Ada"]
    var hotel = Hotel()

    static func describe(_ fields: FieldList<Trip>) {
      fields.add(\.isLong, "isLong")
      fields.add(\.name, "name").minimumLength(2)
      fields.add(\.note, "note")
      fields.add(\.seats, "seats")
      fields.add(\.stop, "stop").options { $0.isLong ? ["North", "South"] : ["North"] }
      fields.add(\.town, "town").suggestions { $0.isLong ? ["Oslo"] : ["Bonn"] }
      fields.add(\.guests, "guests").sortable()
      fields.add(\.hotel, "hotel")
    }
    static func arrange(_ form: FormBuilder<Trip>) {
      form[\.name].required { $0.isLong }
      form[\.note].enabled { $0.isLong }
      form[\.seats].maximum { $0.isLong ? 9 : 5 }
    }
  }
  private struct Hotel: FormModel {
    var code = ""
    static func describe(_ fields: FieldList<Hotel>) { fields.add(\.code, "code").required() }
    static var formTemplate: Hotel? { Hotel() }
  }

  /// The aspects in which a row differs after inputs.
  private func aspects(
    of row: FormRowID, _ inputs: FormInput..., in form: FormSession<Trip>? = nil
  ) throws -> FormChanges.Aspects {
    let form = form ?? FormSession(Trip(), environment: .test, policy: .immediately)
    let before = try #require(form.row(row))
    for input in inputs { #expect(form.send(input).isAccepted) }
    let after = try #require(form.row(row))
    #expect(after.aspects(since: after).isEmpty)
    #expect(after.aspects(since: before) == before.aspects(since: after))
    return after.aspects(since: before)
  }

  @Test("What is asked may differ: whether an answer is needed, whether it can be given, and what it can be")
  func asked() throws {
    #expect(try aspects(of: "name", .set("isLong", .flag(true))) == .required)
    #expect(try aspects(of: "note", .set("isLong", .flag(true))) == .enabled)
    #expect(try aspects(of: "seats", .set("isLong", .flag(true))).contains(.options))
    #expect(try aspects(of: "stop", .set("isLong", .flag(true))) == .options)
    #expect(try aspects(of: "town", .set("isLong", .flag(true))) == .options)
    #expect(try aspects(of: "guests[1]", .insert("guests", id: "b", before: nil)) == .actions)
  }

  @Test("The answer may differ, or only whether its text is one")
  func answer() throws {
    #expect(try aspects(of: "name", .type("name", "abc")) == [.value, .dirty])
    #expect(try aspects(of: "seats", .type("seats", "x")).isSuperset(of: [.value, .issues]))
    #expect(try aspects(of: "note", .type("name", "abc")) == [])
  }

  @Test("Another issue in place of one is a difference, and so is an issue behind a row that leads to a page")
  func issues() throws {
    let form = FormSession(Trip(), environment: .test, policy: .immediately)
    form.send(.set("isLong", .flag(true)))
    form.send(.type("name", "a"))
    #expect(try aspects(of: "name", .type("name", ""), in: form).contains(.issues))
    let fixed = try aspects(of: "hotel", .type("hotel.code", "x"))
    #expect(fixed.contains(.issues))
  }
}
