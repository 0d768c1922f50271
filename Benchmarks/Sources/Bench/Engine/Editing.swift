import FieldstoneCore
import Foundation

/// Editing modes, checks that take time, and drafts, in workload T(N).
extension Benchmark {
  private static let edits = 2_000

  /// Seconds for locking and unlocking a form, and for the first screen of rows as they are then.
  static let modeSwitch = Benchmark(
    [Measure(name: "mode-switch", hasGrowth: true)], sizes: [100, 10_000, 100_000]
  ) { n in
    let form = FormSession(Texts.make(n), definition: Texts.definition(n))
    form.mode = .edit
    _ = form.takeChanges()
    return {
      let rounds = 1_000
      var locked = 0
      let time = seconds {
        for _ in 0..<rounds {
          form.send(.edit)
          locked += form.takeChanges().facts?.isEditing == true && !form.rows[0].isReadOnly ? 1 : 0
          form.send(.discard)
          locked += form.takeChanges().facts?.isEditing == false && form.rows[0].isReadOnly ? 1 : 0
        }
      }
      try check(locked == 2 * rounds, "\(locked) of \(2 * rounds) switches were seen.")
      return [time / Double(2 * rounds)]
    }
  }

  /// Seconds for changing the language of a form, and for the first row as it is then.
  static let languageSwitch = Benchmark(
    [Measure(name: "language-switch", hasGrowth: true)], sizes: [100, 10_000, 100_000]
  ) { n in
    let form = FormSession(Texts.make(n), definition: Texts.definition(n))
    let locales = ["de", "en"].map { Locale(identifier: $0) }
    _ = form.takeChanges()
    return {
      let rounds = 1_000
      var seen = 0
      let time = seconds {
        for round in 0..<2 * rounds {
          form.locale = locales[round % 2]
          seen += form.takeChanges().facts != nil && form.rows[0].isRequired == form.rows[0].isRequired ? 1 : 0
        }
      }
      try check(seen == 2 * rounds, "\(seen) of \(2 * rounds) switches were seen.")
      return [time / Double(2 * rounds)]
    }
  }

  /// Seconds for changing the theme of a form, with the marks of a first screen of rows in it.
  static let themeSwitch = Benchmark(
    [Measure(name: "theme-switch", hasGrowth: true)], sizes: [100, 10_000, 100_000]
  ) { n in
    let form = FormSession(Texts.make(n), definition: Texts.definition(n))
    let appearance = FormAppearance()
    return {
      let rounds = 1_000
      var marked = 0
      let time = seconds {
        for _ in 0..<rounds {
          for theme in [FormTheme.floatingLabels, .columns] {
            appearance.theme = theme
            for index in 0..<24 where form.mark(of: form.rows[index], appearance.theme.marks) != nil { marked += 1 }
          }
        }
      }
      try check(marked == 24 * rounds, "\(marked) marks in \(rounds) rounds.")
      return [time / Double(2 * rounds)]
    }
  }

  /// Seconds for an edit of a field whose check is pending, and how many times as long it takes as a plain one.
  static let asyncEdit = Benchmark(
    [Measure(name: "async-edit"), Measure(name: "async-edit-plain"), Measure(name: "async-edit-ratio", unit: "×")],
    sizes: [100, 10_000]
  ) { n in
    func session(isChecked: Bool) -> FormSession<Texts> {
      let definition = FormDefinition<Texts> { fields in
        for i in 0..<n {
          let field = Texts.add(i, to: fields)
          if isChecked { field.asyncRule { _ in nil } }
        }
      }
      return FormSession(Texts.make(n), definition: definition)
    }
    let (checked, plain) = (session(isChecked: true), session(isChecked: false))
    var round = 0
    func time(_ form: FormSession<Texts>) throws -> Double {
      let ids = form.rows.ids
      var batches = 0
      let time = seconds {
        for step in 0..<edits {
          form.send(.type(ids[step % ids.count], "Some text \(round) \(step)"))
          batches += form.takeChanges().pages.count
        }
      }
      try check(batches == edits, "\(edits) edits made \(batches) batches with a page.")
      return time / Double(edits)
    }
    return {
      // The same text again would be no change.
      round += 1
      let (slow, fast) = (try time(checked), try time(plain))
      try check(checked.hasJobs && !plain.hasJobs, "The checks should be pending.")
      return [slow, fast, slow / fast]
    }
  }

  /// Seconds for storing a draft of N answers in a folder, flushed to the disk; for finding it and restoring it; and its
  /// size.
  static let drafts = Benchmark(
    [Measure(name: "draft-save"), Measure(name: "draft-restore"), Measure(name: "draft-bytes", unit: "B")],
    sizes: [1_000, 10_000]
  ) { n in
    let folder = FileManager.default.temporaryDirectory.appending(path: "bench-drafts-\(UUID().uuidString)")
    let store = try FormFolderDrafts(folder)
    let definition = Texts.definition(n)
    let form = FormSession(Texts.make(n), definition: definition)
    let other = Texts.make(n, seed: 2)
    for (id, text) in zip(form.rows.ids, other.values) { form.send(.type(id, text)) }
    let empty = FormSession(Texts.make(n), definition: definition)
    return {
      let snapshot = form.snapshot
      var data = Data()
      let save = try seconds {
        data = try form.snapshot.encoded()
        try store.save(data, as: "draft")
      }
      let restore = try seconds {
        guard let data = try store.load("draft") else { throw Failure("The draft is gone.") }
        try empty.restore(FormSnapshot(encoded: data))
      }
      try check(empty.snapshot == snapshot, "Something of the draft is lost.")
      return [save, restore, Double(data.count)]
    }
  }

  /// Seconds for taking over a newer model of N fields, a tenth of which others have changed, a tenth the form, and a
  /// hundredth both.
  static let merge = Benchmark([Measure(name: "merge")], sizes: [100, 10_000, 100_000]) { n in
    let definition = Texts.definition(n)
    return {
      let start = Texts.make(n)
      let form = FormSession(start, definition: definition)
      for (index, id) in form.rows.ids.enumerated() where index % 10 == 0 { form.send(.type(id, "Mine \(index)")) }
      var newer = start
      for index in 0..<n where index % 10 == 1 || index % 100 == 0 { newer.values[index] = "Theirs \(index)" }
      _ = form.takeChanges()
      var conflicts = 0
      let time = seconds { conflicts = form.update(from: newer).count }
      try check(conflicts == (n + 99) / 100, "There are \(conflicts) conflicts.")
      try check(form.model.values[1] == "Theirs 1" && form.model.values[0] == "Mine 0", "The answers aren't merged.")
      return [time]
    }
  }
}
