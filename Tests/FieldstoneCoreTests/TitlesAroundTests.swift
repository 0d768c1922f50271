import Testing

@testable import FieldstoneCore

@Suite("Where a row is")
struct TitlesAroundTests {
  private struct Fair: FormModel {
    var host = WorkshopHost()
    var stalls: [Stall] = [Stall()]
    static func describe(_ fields: FieldList<Fair>) {
      fields.add(\.host, "host")
      fields.add(\.stalls, "stalls")
    }
  }
  private struct Stall: FormModel {
    var name = ""
    var host = WorkshopHost()
    static func describe(_ fields: FieldList<Stall>) {
      fields.add(\.name, "name")
      fields.add(\.host, "host")
    }
    static var formTemplate: Stall? { Stall() }
  }

  private let day = FormSession(
    WorkshopDay(workshops: [Workshop(title: "Bees", host: WorkshopHost(), steps: [WorkshopStep()])]))

  @Test("The elements around a row are named, outermost first, each of them once")
  func elements() {
    let step = day.elements(of: "workshops[1].steps")[0]
    let rows: [FormRowID] = ["workshops[1]", "workshops[1].title", "workshops[1].host.name", step]
    #expect(rows.map(day.titles) == [[], ["Entry 1"], ["Entry 1"], ["Entry 1"]])
    #expect(day.titles(around: FormRowID("\(step).text")) == ["Entry 1", "Entry 1"])
  }

  @Test("So are the pages")
  func pages() {
    let fair = FormSession(Fair())
    let rows: [FormRowID] = [
      "host", "host.name", "stalls[1]", "stalls[1].name", "stalls[1].host", "stalls[1].host.name",
    ]
    let titles = rows.map(fair.titles)
    #expect(titles.map(\.count) == [0, 1, 0, 1, 1, 2])
    #expect(titles[1] == ["Host"] && titles[5].last == "Host" && titles[5].first == titles[3].first)
  }

  @Test("A row's group is its outermost heading")
  func group() {
    let rows = day.rows
    let groups = rows.indices.map { rows.group(at: $0)?.path }
    #expect(rows.id(at: 0) == "room" && groups[0] == nil)
    #expect(groups.count == 11 && groups.dropFirst().allSatisfy { $0 == "workshops" })
  }
}
