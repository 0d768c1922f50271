import FieldstoneCore
import Foundation

/// An object of a drawing, of which several are selected.
struct Shape: FormModel, Equatable {
  var name = ""
  var kind = Kind.box
  var width = 10
  var height = 10
  var opacity = 1.0
  var isVisible = true
  var corner: Int?
  var day: Date?
  var border = Border()
  var shadow: Shadow?
  var labels: [Label] = []
  /// Not a field.
  var revision = 0
  var area: Int { width * height }
  var total = 0

  enum Kind: String, CaseIterable { case box, circle, line }

  static func describe(_ fields: FieldList<Shape>) {
    fields.add(\.name, "name").maximumLength(8)
    fields.add(\.kind, "kind")
    fields.add(\.width, "width").range(1...100).relative()
    fields.add(\.height, "height").range(1...100)
    fields.add(\.opacity, "opacity").relative()
    fields.add(\.isVisible, "isVisible")
    fields.add(\.corner, "corner").range(0...20)
    fields.add(\.day, "day").dateAndTime()
    fields.add(\.border, "border")
    fields.add(\.shadow, "shadow")
    fields.add(\.labels, "labels")
    fields.add(\.area, "area")
    fields.add(\.total, "total").computed { $0.width + $0.height }
  }

  static func arrange(_ form: FormBuilder<Shape>) {
    form.remainingFields()
    form[\.corner].visible { $0.kind == .box }
    form[\.opacity].enabled { $0.isVisible }
    form.rule(on: \.height) { $0.height > 2 * $0.width ? "Too high for its width." : nil }
  }

  static var formTemplate: Shape? { Shape() }
}

struct Border: FormModel, Equatable {
  var thickness = 1
  var color = "black"

  static func describe(_ fields: FieldList<Border>) {
    fields.add(\.thickness, "thickness").range(0...9).relative()
    fields.add(\.color, "color").required()
  }
  static var formTemplate: Border? { Border() }
}

struct Shadow: FormModel, Equatable {
  var radius = 3
  var isSoft = true

  static func describe(_ fields: FieldList<Shadow>) {
    fields.add(\.radius, "radius")
    fields.add(\.isSoft, "isSoft")
  }
  static var formTemplate: Shadow? { Shadow() }
}

struct Label: FormModel, Equatable {
  var text = ""

  static func describe(_ fields: FieldList<Label>) { fields.add(\.text, "text") }
  static var formTemplate: Label? { Label() }
}
