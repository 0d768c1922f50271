@testable import FieldstoneDocuments

/// The names that FXForms has, for tests that want all of them.
enum FXFormsNamesForTests {
  static let types = FXFormsNames.types.sorted()
  static let attributes = FXFormsNames.attributes.sorted()
  static let cells = FXFormsNames.cells.sorted()
  static let settings = FXFormsSetting.all.keys.sorted()
}
