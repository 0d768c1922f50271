// Registrations, and what is asked for in them: `make run EXAMPLE=Registrations`. FORM says which form is shown.
import AnySurface
import Fieldstone
import FieldstoneTerminal
import Foundation
import RegistrationForms

switch ProcessInfo.processInfo.environment["FORM"] ?? "" {
case "", "basic":
  await runOnAnySurface(purpose: "Signs in, or registers.") { FormSession(Welcome(), environment: $0) }
case "own-pages":
  await runOnAnySurface(purpose: "Signs in, or registers.", parts: ownPages()) {
    FormSession(ClubWelcome(), environment: $0)
  }
case "own-button":
  await runOnAnySurface(purpose: "Signs in.", parts: ownButton()) { FormSession(SignIn(), environment: $0) }
case "dates":
  await runOnAnySurface(purpose: "Asks for a day in three parts.") { FormSession(DayInParts(), environment: $0) }
case "location":
  await runOnAnySurface(purpose: "Asks where to meet.", parts: ownMap()) { FormSession(Meeting(), environment: $0) }
case "storyboard":
  await runOnAnySurface(purpose: "Registers.") { FormSession(Membership(), environment: $0) }
case "swift":
  await runOnAnySurface(purpose: "Registers.", parts: ownButton()) { FormSession(Membership(), environment: $0) }
case "lists":
  await runOnAnySurface(purpose: "Edits lists of values.") { FormSession(ValueLists(), environment: $0) }
case "options":
  await runOnAnySurface(purpose: "Asks ten questions with options.") { FormSession(OptionFields(), environment: $0) }
case let form:
  let names = "'basic', 'own-pages', 'own-button', 'dates', 'location', 'storyboard', 'swift', 'lists' or 'options'"
  FileHandle.standardError.write(Data("Unknown form '\(form)'. FORM can be \(names).\n".utf8))
  exit(TerminalExit.wrongUse)
}
