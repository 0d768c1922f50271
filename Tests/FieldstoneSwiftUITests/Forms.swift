import Fieldstone
import SwiftUI

@testable import FieldstoneSwiftUI

/// Any number of fields.
@Form
struct Texts: Codable {
  @Field(.inline, .sortable)
  var lines: [String] = []

  init(_ count: Int) { lines = (0..<count).map { "\($0)" } }
  init() {}
}

@Form
struct Account: Codable {
  enum Plan: String, Codable, CaseIterable { case free, plus, team }

  @Field(.required, .email)
  var email = ""
  @Field(.required, .newPassword)
  var password = ""
  @Field(.range(1...10), .stepper)
  var seats = 1
  var plan = Plan.free
  var address = Address()
  var profile = Address()
  @Field(.longText)
  var remarks = ""
  var isPublic = false

  static func arrange(_ form: FormBuilder<Account>) {
    form[\.remarks].visible { $0.isPublic }
    form[\.profile].visible { $0.isPublic }
    form[\.remarks].longText(lines: 20)
    form.button("Create", .submit)
  }
}

@Form
struct Address: Codable {
  @Field(.required)
  var street = ""
  var city = ""
}

@MainActor
extension StandInHost {
  /// A form in a navigation stack.
  convenience init<Model>(form: FormSession<Model>, viewport: Int = .max) {
    self.init(NavigationStack { FormView(form) }, viewport: viewport)
  }

  /// The field whose name is read out so.
  func field(_ name: String) throws -> StandInElement {
    let found = root.all { [.textField, .secureField].contains($0.kind) && $0.accessibilityLabel == name }
    guard let field = found.first else { throw Missing(name: name, tree: root.tree) }
    return field
  }

  func control(_ kind: StandInElement.Kind, _ name: String) throws -> StandInElement { try root.find(kind, name) }
}

struct Missing: Error, CustomStringConvertible {
  let name: String
  let tree: String
  var description: String { "There is no '\(name)' in:\n\(tree)" }
}
