import FieldstoneTesting
import Testing

@testable import FieldstoneCore

@Suite("Searches in elements")
struct ElementSearchTests {
  private struct Stop: FormModel {
    var city: String?
    static func describe(_ fields: FieldList<Stop>) { fields.add(\.city, "city").options { text in [text + "ville"] } }
    static var formTemplate: Stop? { Stop() }
  }
  private struct Trip: FormModel {
    var stops = [Stop()]
    static func describe(_ fields: FieldList<Trip>) { fields.add(\.stops, "stops").inline() }
  }

  @Test("An element that is removed is no longer searched for, and comes back without what was found")
  func removed() async {
    let form = FormSession(Trip(), environment: .test)
    form.send(.search("stops[1].city", "A"))
    #expect(form.hasJobs)
    form.send(.remove("stops[1]"))
    #expect(!form.hasJobs)
    form.undo()
    #expect(form.row("stops[1].city")?.options.finding == .notStarted)
    form.send(.search("stops[1].city", "B"))
    await form.runJobs()
    #expect(form.row("stops[1].city")?.options.map(\.title) == ["Bville"])
    form.send(.remove("stops[1]"))
    form.undo()
    #expect(form.row("stops[1].city")?.options.isEmpty == true)
    #expect(form.row("stops[1].city")?.options.finding == .notStarted)
  }
}
