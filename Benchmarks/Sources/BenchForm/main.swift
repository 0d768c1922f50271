// A form of N text fields on the full screen: what the terminal benchmarks start and type into.
import FieldstoneCore
import FieldstoneTerminal

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
let answers = Answers(texts: (0..<count).map { "Answer number \($0)" })
_ = try await TerminalScreenForm(FormSession(answers, definition: definition)).run()
