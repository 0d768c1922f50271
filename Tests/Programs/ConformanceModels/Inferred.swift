import Fieldstone

/// What follows from the properties of a model alone: the fields, their order, their titles and their controls.
@Form
package struct Inferred: Codable {
  package var firstName = ""
  package var workEmail = ""
  package var homepageURL = ""
  package var newPassword = ""
  package var seats: UInt8 = 1
  package var saxophone = ""
  package var rememberMe = false
  package var notes = ""

  package init() {}
}
