// A form of N text fields in a window: what the window benchmarks start. With `edit`, it types into itself and reports
// how long that took, and how many rows were updated.
import CWindow
import FieldstoneCore
import FieldstoneGTK
import Foundation

struct Answers {
  var texts: [String]
}

let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 100
let definition = FormDefinition<Answers> { fields in
  for place in 0..<count {
    fields.add("field\(place)", get: { $0.texts[place] }, set: { $0.texts[place] = $1 })
      .required().minimumLength(2).maximumLength(200)
  }
}
let form = FormSession(Answers(texts: (0..<count).map { "Answer number \($0)" }), definition: definition)

@MainActor final class Counter { var rows = 0 }

/// Types a letter in one field after another, far from each other, and reports seconds and updated rows for one edit.
@MainActor func edit<Model>(_ form: FormSession<Model>, _ count: Int) {
  let edits = 1_000
  let counter = Counter()
  let observation = form.observe { counter.rows += $0.pages.reduce(0) { $0 + $1.updates.count } }
  let time = ContinuousClock().measure {
    for number in 0..<edits { bench_type(Int32(number * 7_919 % count), "x") }
  }
  withExtendedLifetime(observation) {
    let line = "\(time / .seconds(1) / Double(edits)) \(Double(counter.rows) / Double(edits))\n"
    FileHandle.standardOutput.write(Data(line.utf8))
  }
}

guard GTKForm<Answers>.isPossible else { fatalError("There is no display.") }
let isEdited = CommandLine.arguments.dropFirst(2).first == "edit"
// The first iteration of the loop finds the window; typing begins after its first frame.
bench_tell_first_frame(isEdited ? { MainActor.assumeIsolated { edit(form, count) } } : nil)
_ = try GTKForm(form).run()
