import FieldstoneCore
import Foundation

/// `form[\.x].value =`
struct FieldSetter<Model: PlanModel>: PropertyVisitor {
  let form: FormSession<Model>
  let value: PlanValue
  func visit<Value: PlanType>(_ path: KeyPath<Model, Value>) { form[path].value = Value(value) }
  func visitOptional<Value: PlanType>(_ path: KeyPath<Model, Value?>) { form[path].value = Value(value) }
}

/// `edit { $0.x = }`
enum EditSetter {
  static func set<Model: PlanModel>(_ path: String, _ value: PlanValue, _ edit: FormEdit<Model>) {
    switch Model.property(path) {
    case .text(let path): if let value = String(value) { edit[dynamicMember: path] = value }
    case .maybeText(let path): edit[dynamicMember: path] = String(value)
    case .whole(let path): if let value = Int(value) { edit[dynamicMember: path] = value }
    case .maybeWhole(let path): edit[dynamicMember: path] = Int(value)
    case .byte(let path): if let value = UInt8(value) { edit[dynamicMember: path] = value }
    case .maybeReal(let path): edit[dynamicMember: path] = Double(value)
    case .flag(let path): if let value = Bool(value) { edit[dynamicMember: path] = value }
    case .maybeFlag(let path): edit[dynamicMember: path] = Bool(value)
    case .choice(let path): if let value = Shade(value) { edit[dynamicMember: path] = value }
    case .maybeChoice(let path): edit[dynamicMember: path] = Shade(value)
    case .date(let path): if let value = Date(value) { edit[dynamicMember: path] = value }
    case .maybeDate(let path): edit[dynamicMember: path] = Date(value)
    case .names(let path): if let value = [String](value) { edit[dynamicMember: path] = value }
    case .maybeShades(let path): edit[dynamicMember: path] = [Shade](value)
    case .shadeSet(let path): if let value = Set<Shade>(value) { edit[dynamicMember: path] = value }
    case .positions(let path): if let value = IndexSet(value) { edit[dynamicMember: path] = value }
    case .entries(let path): if let value = [Int: String](value) { edit[dynamicMember: path] = value }
    case .access(let path): if let value = PlanAccess(value) { edit[dynamicMember: path] = value }
    case .file(let path): if let value = FormFile(value) { edit[dynamicMember: path] = value }
    case .maybeFile(let path): edit[dynamicMember: path] = FormFile(value)
    case .viewer, nil: break
    }
  }
}

/// `edit { $0.subform = }`
struct EditSubformSetter<Parent: PlanModel>: SubformVisitor {
  let edit: FormEdit<Parent>
  let values: [String: PlanValue]?

  mutating func visit<Child: PlanModel & FormModel>(_ path: WritableKeyPath<Parent, Child>) {
    if let values { edit[dynamicMember: path] = Child.make(values) }
  }
  mutating func visitOptional<Child: PlanModel & FormModel>(
    _ path: WritableKeyPath<Parent, Child?>, _ unwrapped: WritableKeyPath<Parent, Child>
  ) {
    edit[dynamicMember: path] = values.map { Child.make($0) }
  }
}
