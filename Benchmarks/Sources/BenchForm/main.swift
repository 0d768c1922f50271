// A form of N text fields on the full screen: what the terminal benchmarks start and type into.
import FieldstoneCore
import FieldstoneDocuments
import FieldstoneTerminal
import Foundation

struct Answers {
  var texts: [String]
}

let arguments = CommandLine.arguments.dropFirst()
let count = arguments.first.flatMap { Int($0) } ?? 100
// Whether every field is declared separately instead of all together.
let isLoop = arguments.contains("loop")
// Whether it is read until somebody presses Edit.
let isRead = arguments.contains("edit")
// Whether each change of an answer changes the theme, too.
let changesTheme = arguments.contains("themes")

// Whether each answer changes the language.
let changesLanguage = arguments.contains("language")

if arguments.contains("schema") { try await runSchemaForm(count) }

// Making the program's own answers is not the form's work: its time is reported, and subtracted from the time until the
// first frame.
let start = ContinuousClock.now
let answers = Answers(texts: (0..<count).map { "Answer number \($0)" })
print("own: \((ContinuousClock.now - start) / .seconds(1)) s")

let definition = FormDefinition<Answers> { fields in
  if isLoop {
    for place in 0..<count {
      fields.add("field\(place)", get: { $0.texts[place] }, set: { $0.texts[place] = $1 })
        .required().minimumLength(2).maximumLength(200)
    }
  } else {
    fields.add(\.texts, "field").closed().elements { $0.required().minimumLength(2).maximumLength(200) }
  }
}
let form = FormSession(answers, definition: definition)
if isRead { form.mode = .edit }
let terminal = TerminalScreenForm(form)
let observation = form.observe { [unowned form] changes in
  if changesTheme { terminal.formTheme = terminal.formTheme == .columns ? .floatingLabels : .columns }
  guard changesLanguage, changes.pages.contains(where: { $0.updates.contains { $0.aspects.contains(.value) } }) else {
    return
  }
  form.locale = Locale(identifier: form.locale.identifier == "en" ? "de" : "en")
}
_ = try await terminal.run()
withExtendedLifetime(observation) {}
