// Registers an attendee: `swift run Sample --help` says how. The form itself is in SampleForms.
import AnySurface
import Fieldstone
import SampleForms

// Dates are read in UTC, so that the same answers give the same JSON on every machine.
await runOnAnySurface(purpose: "Registers an attendee for the conference.") { FormSession(Attendee()) }
