// A profile that is read until somebody presses Edit: `make run EXAMPLE=Profile`.
import AnySurface
import EditingForms

await runOnAnySurface(purpose: "Shows a patient's profile.") { Profile.session($0) }
