// A form whose program does what is typed into it, such as `trap` or `hang`, to test that the terminal is restored.
import Fieldstone
import FieldstoneTerminal
import Foundation

@Form
struct Wish: Codable {
  @Field(.required)
  var wish = ""
  var note = ""

  static func arrange(_ form: FormBuilder<Wish>) {
    form.fields(\.wish, \.note)
    form.button("Do it", .submit)
  }
}

struct Refusal: LocalizedError {
  var errorDescription: String? { "The printer\u{1B}[31m is out of paper." }
}

if ProcessInfo.processInfo.environment["SEARCH_UNTIL"] != nil { await TerminalForm(FormSession(Lookup())).runAndExit() }
if ProcessInfo.processInfo.environment["SAVE_UNTIL"] != nil {
  if ProcessInfo.processInfo.environment["DETACHED"] != nil {
    await Task.detached { () -> Void in await Notebook.show() }.value
  }
  await Notebook.show()
}
let form = FormSession(Wish())
form.onSubmit { wish in
  let words = wish.wish.split(separator: " ").map(String.init)
  switch words.first ?? "" {
  case "trap":
    let empty: [Int] = []
    print(empty[words.count])
  case "exit": exit(7)
  case "fail": throw Refusal()
  case "hang": while true { pause() }
  case "wait":
    // Works until the test creates a file.
    while !FileManager.default.fileExists(atPath: words[1]) { sched_yield() }
    throw Refusal()
  case "print": print("printed by the program")
  default: break
  }
}
await TerminalForm(form).runAndExit()
