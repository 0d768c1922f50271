// Shows one of the forms of the conformance tests, chosen by FORM, on a surface, chosen by SURFACE.
import ConformanceModels
import Fieldstone
import FieldstoneGTK
import FieldstoneTerminal
import FieldstoneWeb
import Foundation

func stop(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(TerminalExit.wrongUse)
}

/// Serves a form on any free port until it is submitted.
func serve<Model: Encodable & Sendable>(_ makeForm: @escaping @Sendable () -> FormSession<Model>) async throws -> Never
{
  #if Web
    let site = WebFormSite(title: "Form", makeForm: makeForm)
    let model = try await site.serve { FileHandle.standardError.write(Data("Open \($0)\n".utf8)) }
    if let model { print(try TerminalForm.json(model), terminator: "") }
    exit(model == nil ? TerminalExit.cancelled : TerminalExit.submitted)
  #else
    stop("This program was built without its server.")
  #endif
}

/// Shows a form in a window until it is submitted or left.
@MainActor
func showWindow<Model: Encodable>(_ form: FormSession<Model>) throws -> Never {
  #if GTK
    let model = try GTKForm(form).run()
    if let model { print(try TerminalForm.json(model), terminator: "") }
    exit(model == nil ? TerminalExit.cancelled : TerminalExit.submitted)
  #else
    stop("This program was built without windows.")
  #endif
}

func show<Model: Encodable & Sendable>(_ makeForm: @escaping @Sendable () -> FormSession<Model>) async throws -> Never {
  switch ProcessInfo.processInfo.environment["SURFACE"] ?? "terminal" {
  case "terminal": await TerminalForm(makeForm()).runAndExit()
  case "screen": await TerminalScreenForm(makeForm()).runAndExit()
  case "web": try await serve(makeForm)
  case let surface: stop("Unknown surface '\(surface)'.")
  }
}

let isWindow = ProcessInfo.processInfo.environment["SURFACE"] == "gtk"
do {
  switch ProcessInfo.processInfo.environment["FORM"] ?? "everything" {
  // Before anything is awaited: a window has to run on the main thread.
  case "everything" where isWindow: try showWindow(FormSession(Everything(), environment: .fixed))
  case "everything": try await show { FormSession(Everything(), environment: .fixed) }
  case "pickers" where isWindow: try showWindow(FormSession(Pickers(), environment: .fixed))
  case "choices" where isWindow: try showWindow(FormSession(Choices(), environment: .fixed))
  case "arabic" where isWindow: try showWindow(FormSession(Pickers(), environment: .arabic))
  case "arabic": try await show { FormSession(Pickers(), environment: .arabic) }
  case "manager" where isWindow: try showWindow(FormSession(Manager(), environment: .fixed))
  case "manager": try await show { FormSession(Manager(), environment: .fixed) }
  case "ballot" where isWindow: try showWindow(FormSession(Ballot(), environment: .fixed))
  case "ballot": try await show { FormSession(Ballot(), environment: .fixed) }
  case "defaults" where isWindow: try showWindow(FormSession(Defaults(), environment: .fixed))
  case "defaults": try await show { FormSession(Defaults(), environment: .fixed) }
  case "refunds" where isWindow: try showWindow(FormSession(Refunds(), environment: .fixed))
  case "refunds": try await show { FormSession(Refunds(), environment: .fixed) }
  case "styles" where isWindow: try showWindow(FormSession(Styles(), environment: .fixed))
  case "styles": try await show { FormSession(Styles(), environment: .fixed) }
  case "attachments" where isWindow: try showWindow(FormSession(Attachments(), environment: .withFiles))
  case "attachments": try await show { FormSession(Attachments(), environment: .withFiles) }
  case "budget" where isWindow: try showWindow(FormSession(Budget(), environment: .fixed))
  case "budget": try await show { FormSession(Budget(), environment: .fixed) }
  case "prospectus" where isWindow: try showWindow(FormSession(Prospectus(), environment: .fixed))
  case "prospectus": try await show { FormSession(Prospectus(), environment: .fixed) }
  case "inferred" where isWindow: try showWindow(FormSession(Inferred(), environment: .fixed))
  case "inferred": try await show { FormSession(Inferred(), environment: .fixed) }
  case "agenda" where isWindow: try showWindow(Agenda.session())
  case "agenda": try await show { Agenda.session() }
  case "trip" where isWindow: try showWindow(FormSession(Trip(), environment: .fixed))
  case "trip": try await show { FormSession(Trip(), environment: .fixed) }
  case "booking" where isWindow: try showWindow(Booking.session())
  case "booking": try await show { Booking.session() }
  case "record" where isWindow: try showWindow(Record.session())
  case "record": try await show { Record.session() }
  case "note" where isWindow: try showWindow(Note.session())
  case "note": try await show { Note.session() }
  case "choices": try await show { FormSession(Choices(), environment: .fixed) }
  case "payments" where isWindow: try showWindow(FormSession(Payments(), environment: .fixed))
  case "payments": try await show { FormSession(Payments(), environment: .fixed) }
  case "collections" where isWindow: try showWindow(FormSession(Collections(), environment: .fixed))
  case "collections": try await show { FormSession(Collections(), environment: .fixed) }
  case "lists" where isWindow: try showWindow(FormSession(Lists(), environment: .fixed))
  case "lists": try await show { FormSession(Lists(), environment: .fixed) }
  case "pickers": try await show { FormSession(Pickers(), environment: .fixed) }
  case let form: stop("Unknown form '\(form)'.")
  }
} catch {
  stop("\(error)")
}
