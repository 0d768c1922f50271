import FieldstoneCore
import Testing

@Suite("Summaries of elements")
struct ElementSummaryTests {
  struct Job: FormModel {
    var title = ""
    var year: Int?
    static func describe(_ fields: FieldList<Job>) {
      fields.add(\.title, "title")
      fields.add(\.year, "year").range(1950...2100)
    }
    static var formTemplate: Job? { Job() }
  }

  struct Life: FormModel {
    var jobs = [Job(title: "Dev", year: 1999), Job()]
    static func describe(_ fields: FieldList<Life>) { fields.add(\.jobs, "jobs").elementTitle("Job") }
  }

  private let form = FormSession(Life())
  private var summary: String? { form.row("jobs[1]")?.display }

  @Test("A summary has only accepted answers, and changes with what is accepted")
  func accepted() {
    #expect(summary == "Dev, 1999")
    form.send(.open("jobs[1]"))
    for (typed, expected) in [("1", "Dev"), ("19x", "Dev"), ("2001", "Dev, 2001"), ("2001x", "Dev")] {
      _ = form.takeChanges()
      form.send(.type("jobs[1].year", typed))
      #expect(summary == expected, "\(typed)")
    }
    form.send(.type("jobs[1].year", "2002"))
    #expect(summary == "Dev, 2002")
  }

  @Test("A row is named as changed when what is accepted in it has changed")
  func named() {
    var updated: [FormRowID] = []
    let observation = form.observe { updated += $0.pages.flatMap { $0.updates.map(\.row) } }
    form.send(.open("jobs[1]"))
    updated = []
    form.send(.type("jobs[1].year", "1999x"))
    #expect(updated.contains("jobs[1]"))
    withExtendedLifetime(observation) {}
  }

  private struct Survey: FormModel {
    var page = Marks()
    static func describe(_ fields: FieldList<Survey>) { fields.add(\.page, "page") }
  }
  private struct Marks: FormModel {
    var (first, second, third, fourth, last) = (Int?.none, Int?.none, Int?.none, Int?.none, Int?.none)
    static func describe(_ fields: FieldList<Marks>) {
      fields.add(\.first, "first")
      fields.add(\.second, "second")
      fields.add(\.third, "third")
      fields.add(\.fourth, "fourth")
      fields.add(\.last, "last")
    }
    static var formTemplate: Marks? { Marks() }
  }

  @Test("An answer after any number of missing ones is in the summary, and changes it")
  func afterMissing() {
    let form = FormSession(Survey())
    _ = form.takeChanges()
    form.send(.type("page.last", "5"))
    #expect(form.row("page")?.display == "5")
    #expect(form.takeChanges().pages.flatMap(\.updates).contains { $0.row == "page" && $0.aspects.contains(.value) })
  }

  @Test("Long answers are shortened where they are repeated, and the field has the whole one")
  func long() {
    let name = String(repeating: "w", count: 60_000)
    form.send(.open("jobs[2]"))
    form.send(.type("jobs[2].title", name))
    #expect(form.row("jobs[2].title")?.text == name)
    #expect(form.row("jobs[2]")?.display == String(repeating: "w", count: 60) + "…")
  }

  @Test("An element is called by its first answer, once there is one")
  func title() throws {
    let (first, second) = try (#require(form.row("jobs[1]")), #require(form.row("jobs[2]")))
    #expect(form.titleWithName(of: first) == "Job 1: Dev")
    #expect(form.titleWithName(of: second) == nil)
    #expect(form.titleWithName(of: try #require(form.row("jobs"))) == nil)
  }
}
