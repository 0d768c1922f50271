import Testing

@testable import FieldstoneCore

@Suite("What a conflict says of a number")
struct ConflictUnitTests {
  struct Stay: Equatable, FormModel {
    var nights = 3

    static func describe(_ fields: FieldList<Stay>) { fields.add(\.nights, "nights").unit("nights") }
    static var formTemplate: Stay? { Stay() }
  }

  @Test("The message and the list of conflicts have both numbers with their unit, as the row shows them")
  func units() {
    let form = FormSession(Stay())
    form.send(.type("nights", "5"))
    let conflicts = form.update(from: Stay(nights: 30))
    #expect(
      form.row("nights")?.issues.map(\.text) == [
        "This was changed elsewhere to “30 nights”. Keep yours, or use the newer one."
      ])
    #expect(conflicts.map(\.mine) == ["5 nights"] && conflicts.map(\.theirs) == ["30 nights"])
  }
}
