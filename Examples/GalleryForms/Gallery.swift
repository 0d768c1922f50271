import Fieldstone

/// A page for each idea.
@Form
package struct Gallery: Codable {
  /// Several toppings, and extras that depend on them.
  var pizza = Pizza()
  /// One of six thousand places, found by typing.
  var journey = Journey()
  /// The bits of a number, and the members of an option set.
  var sharing = Sharing()

  package init() {}

  package static func arrange(_ form: FormBuilder<Gallery>) {
    form.title("Gallery")
    form.fields(\.pizza, \.journey, \.sharing)
    form.button("Done", .submit)
  }
}
