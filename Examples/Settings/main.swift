// Settings that are saved as they change: `make run EXAMPLE=Settings`.
import AnySurface
import EditingForms

await runOnAnySurface(purpose: "Changes settings.") { Settings.session($0) }
