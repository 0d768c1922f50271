import Fieldstone
import FieldstoneTerminal
await TerminalForm(FormSession(Attendee())).runAndExit()
