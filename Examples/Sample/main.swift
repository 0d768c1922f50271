// Registers an attendee: `swift run Sample --help` says how. The form itself is in SampleForms.
import Fieldstone
import FieldstoneGTK
import FieldstoneTerminal
import FieldstoneWeb
import Foundation
import SampleForms

func stop(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(TerminalExit.wrongUse)
}

/// Serves the form until it is submitted. PORT chooses the port.
func serve() async -> Never {
  #if Web
    do {
      let site = WebFormSite { FormSession(Attendee()) }
      let port = UInt16(ProcessInfo.processInfo.environment["PORT"] ?? "") ?? 8080
      let attendee = try await site.serve(port: port) { address in
        FileHandle.standardError.write(Data("Open \(address)\n".utf8))
      }
      if let attendee { print(try TerminalForm.json(attendee), terminator: "") }
      exit(attendee == nil ? TerminalExit.cancelled : TerminalExit.submitted)
    } catch {
      stop("\(error)")
    }
  #else
    // `make run` builds with the trait `Web`.
    stop("This program was built without its server; 'SURFACE=web make run' builds it with.")
  #endif
}

/// Shows the form in a window until it is submitted or cancelled.
@MainActor
func showWindow() -> Never {
  #if GTK
    do {
      let attendee = try GTKForm(FormSession(Attendee())).run()
      if let attendee { print(try TerminalForm.json(attendee), terminator: "") }
      exit(attendee == nil ? TerminalExit.cancelled : TerminalExit.submitted)
    } catch {
      stop("\(error)")
    }
  #else
    // `make run` builds with the trait `GTK`.
    stop("This program was built without windows; 'SURFACE=gtk make run' builds it with.")
  #endif
}

// Dates are read in UTC, so that the same answers give the same JSON on every machine.
var terminal = TerminalForm(FormSession(Attendee()))
switch ProcessInfo.processInfo.environment["SURFACE"] ?? "" {
case "": break
case "terminal": terminal.mode = .dialogue
case "screen": terminal.mode = .screen
case "web": await serve()
// Before anything is awaited, because a window belongs to the main thread.
case "gtk": showWindow()
case let surface: stop("Unknown surface '\(surface)'. SURFACE can be 'terminal', 'screen', 'web' or 'gtk'.")
}
await terminal.runAndExit(purpose: "Registers an attendee for the conference.")
