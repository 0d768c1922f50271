// Registers an attendee: `swift run Sample --help` says how. The form itself stands in Attendee.swift.
import Fieldstone
import FieldstoneTerminal
import Foundation

func stop(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(TerminalExit.wrongUse)
}

let arguments: TerminalArguments
do throws(TerminalFormError) {
  arguments = try TerminalArguments(CommandLine.arguments)
} catch {
  stop(error.description)
}
if arguments.showsHelp {
  let purpose = "Registers an attendee for the conference."
  print(TerminalArguments.usage(program: "Sample", purpose: purpose), terminator: "")
  exit(0)
}
switch ProcessInfo.processInfo.environment["SURFACE"] ?? "terminal" {
case "terminal": break
case "screen": await TerminalScreenForm(FormSession(Attendee())).runAndExit()
case "web", "gtk": stop("This surface is not built yet; SURFACE can be 'terminal'.")
case let surface: stop("Unknown surface '\(surface)'. SURFACE can be 'terminal'.")
}

// Dates are read in UTC, so that the same answers give the same JSON on every machine.
var terminal = TerminalForm(FormSession(Attendee()))
terminal.apply(arguments)
await terminal.runAndExit()
