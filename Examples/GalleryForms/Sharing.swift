import Fieldstone

/// A permissions mask, an option set, and a choice that is stored by its position.
@Form
package struct Sharing: Codable {
  /// The bits of a file's mode, as chmod takes them.
  @Field(
    "Permissions",
    .bitField([
      0o400: "Owner reads", 0o200: "Owner writes", 0o040: "Group reads", 0o020: "Group writes", 0o004: "Others read",
    ]), .list)
  var mode = 0o640
  @Field(.options([Access.view: "View", Access.comment: "Comment", Access.edit: "Edit"]), .required)
  var access: Access = [.view]
  @Field("Remind me in", .options(byIndex: ["January", "April", "July", "October"]), .menu)
  var quarter = 0

  package static func arrange(_ form: FormBuilder<Sharing>) {
    form.title("Sharing")
    form.titleCase(.sentence)
  }

  package init() {}
}

package struct Access: OptionSet, Codable, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  static let view = Access(rawValue: 1)
  static let comment = Access(rawValue: 2)
  static let edit = Access(rawValue: 4)
}
