import FieldstoneCore
import Testing

@Suite("What a draft says was reported")
struct ReportedOrderTests {
  @Test("Issues are in the order of their rows, whichever was reported first")
  func order() {
    let form = FormSession(Contact())
    form.report(["note": "Short."])
    form.report(["address.city": "Far."])
    form.report(["email": "Taken."])
    form.report(["name": "Known."])
    #expect(form.snapshot.reported.map(\.row) == ["name", "email", "note", "address.city"])
  }
}
