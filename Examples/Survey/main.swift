// A form whose questions are data: `swift run Survey`. The form is made in Talks.swift.
import FieldstoneCore
import FieldstoneTerminal

let talks = [
  Talk(title: "Forms by value", speaker: "Ada"), Talk(title: "Undo without copies", speaker: "Grace"),
  Talk(title: "One line at a time", speaker: "Alan"),
]
await TerminalForm(FormSession(Feedback(on: talks), definition: survey(on: talks))).runAndExit()
