import Testing

@testable import FieldstoneCore

/// Sorted by its priority, then its name.
private struct SortedJob: Equatable, FormModel {
  var name = ""
  var priority = 0
  static func describe(_ fields: FieldList<SortedJob>) {
    fields.add(\.name, "name")
    fields.add(\.priority, "priority")
  }
  static var formTemplate: SortedJob? { SortedJob() }
}

private struct SortedQueue: Equatable, FormModel {
  var jobs: [SortedJob] = [] {
    didSet {
      let sorted = jobs.sorted { ($0.priority, $0.name) < ($1.priority, $1.name) }
      if sorted != jobs { jobs = sorted }
    }
  }
  static func describe(_ fields: FieldList<SortedQueue>) { fields.add(\.jobs, "jobs").inline() }
}

/// The same, but its elements can't be compared.
private struct SortedNote: FormModel {
  var name = ""
  static func describe(_ fields: FieldList<SortedNote>) { fields.add(\.name, "name") }
  static var formTemplate: SortedNote? { SortedNote() }
}

private struct SortedNotes: FormModel {
  var plains: [SortedNote] = [] {
    didSet {
      let sorted = plains.sorted { $0.name < $1.name }
      if sorted.map(\.name) != plains.map(\.name) { plains = sorted }
    }
  }
  static func describe(_ fields: FieldList<SortedNotes>) { fields.add(\.plains, "plains").inline() }
}

private struct SortedNames: Equatable, FormModel {
  var names: [String] = [] { didSet { if names != names.sorted() { names.sort() } } }
  static func describe(_ fields: FieldList<SortedNames>) { fields.add(\.names, "names") }
}

@Suite("Elements that a property observer sorts")
struct SortedElementTests {
  private func texts(_ form: FormEngine, _ row: FormRowID, _ field: String = "") -> [String] {
    form.elements(of: row).compactMap { form.row(FormRowID($0.path + field))?.text }
  }

  @Test("Sorted by two keys: the edited element goes elsewhere, its place has an element with the same value")
  func tieBreak() {
    let form = FormSession(SortedQueue(jobs: [SortedJob(name: "m", priority: 1), SortedJob(name: "a", priority: 2)]))
    form.send(.type("jobs[1].priority", "2"))
    #expect(form.model.jobs.map(\.name) == ["a", "m"])
    #expect(texts(form, "jobs", ".name") == form.model.jobs.map(\.name))
    form.send(.type("jobs[1].name", "z"))
    #expect(Set(form.model.jobs.map(\.name)) == ["a", "z"])
    #expect(texts(form, "jobs", ".name") == form.model.jobs.map(\.name))
  }

  @Test("Sorted elements that can't be compared: a new one is where the observer put it")
  func insertedPlain() {
    let form = FormSession(SortedNotes(plains: [SortedNote(name: "b"), SortedNote(name: "c")]))
    form.send(.insert("plains", id: "x", before: nil))
    #expect(texts(form, "plains", ".name") == form.model.plains.map(\.name))
    form.send(.type("plains[x].name", "z"))
    #expect(form.model.plains.map(\.name) == ["b", "c", "z"], "an answer has overwritten another element")
    #expect(texts(form, "plains", ".name") == form.model.plains.map(\.name))
  }

  @Test("Several answers at once to elements that an observer sorts")
  func together() {
    let form = FormSession(SortedNames(names: ["b", "c"]))
    form.sendTogether([.type("names[1]", "z"), .type("names[2]", "y")])
    #expect(form.row("names[1]")?.text == "z" && form.row("names[2]")?.text == "y")
    #expect(form.model.names == ["y", "z"])
    #expect(texts(form, "names") == form.model.names)
    form.undo()
    #expect(form.model.names == ["b", "c"] && !form.facts.isDirty)
  }

  @Test("Reset of several elements that an observer sorts")
  func resetSorted() {
    let form = FormSession(SortedNames(names: ["a", "b", "c"]))
    form.send(.type("names[1]", "x"))
    form.send(.type("names[2]", "z"))
    form.send(.type("names[3]", "y"))
    #expect(form.model.names == ["x", "y", "z"] && texts(form, "names") == ["x", "y", "z"])
    form.send(.reset)
    #expect(form.model.names == ["a", "b", "c"] && texts(form, "names") == ["a", "b", "c"])
    #expect(!form.facts.isDirty && form.elements(of: "names").map(\.path) == ["names[1]", "names[2]", "names[3]"])
  }

  @Test("Reset of several elements with two fields that an observer sorts")
  func resetJobs() {
    let start = SortedQueue(jobs: [
      SortedJob(name: "a", priority: 1), SortedJob(name: "b", priority: 2), SortedJob(name: "c", priority: 3),
    ])
    let form = FormSession(start)
    form.send(.type("jobs[1].priority", "9"))
    form.send(.type("jobs[2].priority", "8"))
    form.send(.type("jobs[3].priority", "7"))
    form.send(.type("jobs[1].name", "z"))
    #expect(form.model.jobs.map(\.name) == ["c", "b", "z"] && texts(form, "jobs", ".name") == ["c", "b", "z"])
    form.send(.reset)
    #expect(form.model == start && texts(form, "jobs", ".name") == ["a", "b", "c"])
    #expect(!form.facts.isDirty)
    form.undo()
    #expect(form.model.jobs.map(\.priority) == [7, 8, 9] && texts(form, "jobs", ".priority") == ["7", "8", "9"])
  }

  @Test("A draft of several elements that an observer sorts")
  func draft() throws {
    let start = SortedQueue(jobs: [
      SortedJob(name: "a", priority: 1), SortedJob(name: "b", priority: 2), SortedJob(name: "c", priority: 3),
    ])
    let form = FormSession(start)
    form.send(.type("jobs[1].priority", "9"))
    form.send(.type("jobs[2].priority", "8"))
    form.send(.insert("jobs", id: "x", before: nil))
    form.send(.type("jobs[x].priority", "5"))
    let other = FormSession(start)
    #expect(try other.restore(form.snapshot).isEmpty)
    #expect(other.model == form.model)
    #expect(texts(other, "jobs", ".name") == texts(form, "jobs", ".name"))
    #expect(other.elements(of: "jobs") == form.elements(of: "jobs"))
  }
}
