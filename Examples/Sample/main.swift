// Registers an attendee: `swift run Sample --help` says how. The form itself is in SampleForms.
import AnySurface
import Fieldstone
import SampleForms

await runOnAnySurface(purpose: "Registers an attendee for the conference.") {
  FormSession(Attendee(), environment: $0)
}
