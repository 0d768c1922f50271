import FieldstoneCore
import Foundation

/// A model type for the forms of plans.
protocol PlanModel: SendableMetatype {
  associatedtype Family: PlanTag
  init()
  /// The property with a name.
  static func leaf(_ name: String) -> Property<Self>?
  /// Visits the subform with a name, if there is one.
  static func subform(_ name: String, _ visitor: inout some SubformVisitor<Self>)
  /// Visits the collection with a name, if there is one.
  static func collection(_ name: String, _ visitor: inout some CollectionVisitor<Self>)
  /// Visits the property that holds an enum with a form, if there is one with that name.
  static func cases(_ name: String, _ visitor: inout some CasesVisitor<Self>)
  /// The values of all properties; for an optional subform, also a flag that tells whether it exists.
  var values: [String: PlanValue] { get }
  /// Sets the named properties.
  mutating func load(_ values: [String: PlanValue])
}

extension PlanModel {
  static func subform(_ name: String, _ visitor: inout some SubformVisitor<Self>) {}
  static func collection(_ name: String, _ visitor: inout some CollectionVisitor<Self>) {}
  static func cases(_ name: String, _ visitor: inout some CasesVisitor<Self>) {}
}

/// Performs an operation on a subform, whatever its type.
protocol SubformVisitor<Parent> {
  associatedtype Parent: PlanModel
  mutating func visit<Child: PlanModel & FormModel>(_ path: WritableKeyPath<Parent, Child>)
  mutating func visitOptional<Child: PlanModel & FormModel>(
    _ path: WritableKeyPath<Parent, Child?>, _ unwrapped: WritableKeyPath<Parent, Child>)
}

/// Performs an operation on a collection, whatever the type of its elements.
protocol CollectionVisitor<Parent> {
  associatedtype Parent: PlanModel
  /// A collection of forms.
  mutating func visit<Child: PlanModel & FormModel & Hashable>(_ path: WritableKeyPath<Parent, [Child]>)
  mutating func visitValues<Value: PlanType & FormValue>(_ path: WritableKeyPath<Parent, [Value]>)
  /// Values that may be nil, in a property that is nil while there are none.
  mutating func visitMaybe<Value: PlanType & FormValue>(_ path: WritableKeyPath<Parent, [Value?]?>)
}

/// A property of a model, by its type.
enum Property<Model> {
  case text(WritableKeyPath<Model, String>)
  case maybeText(WritableKeyPath<Model, String?>)
  case whole(WritableKeyPath<Model, Int>)
  case maybeWhole(WritableKeyPath<Model, Int?>)
  case byte(WritableKeyPath<Model, UInt8>)
  case maybeReal(WritableKeyPath<Model, Double?>)
  case flag(WritableKeyPath<Model, Bool>)
  case maybeFlag(WritableKeyPath<Model, Bool?>)
  case choice(WritableKeyPath<Model, Shade>)
  case maybeChoice(WritableKeyPath<Model, Shade?>)
  case date(WritableKeyPath<Model, Date>)
  case maybeDate(WritableKeyPath<Model, Date?>)
  case names(WritableKeyPath<Model, [String]>)
  case maybeShades(WritableKeyPath<Model, [Shade]?>)
  case shadeSet(WritableKeyPath<Model, Set<Shade>>)
  case positions(WritableKeyPath<Model, IndexSet>)
  case entries(WritableKeyPath<Model, [Int: String]>)
  case access(WritableKeyPath<Model, PlanAccess>)
  case file(WritableKeyPath<Model, FormFile>)
  case maybeFile(WritableKeyPath<Model, FormFile?>)
  case viewer(KeyPath<Model, String>)
}

/// Performs an operation on a property, whatever its type.
protocol PropertyVisitor<Model> {
  associatedtype Model
  associatedtype Result
  func visit<Value: PlanType>(_ path: KeyPath<Model, Value>) -> Result
  func visitOptional<Value: PlanType>(_ path: KeyPath<Model, Value?>) -> Result
}

extension Property {
  func accept<Visitor: PropertyVisitor<Model>>(_ visitor: Visitor) -> Visitor.Result {
    switch self {
    case .text(let path): visitor.visit(path)
    case .maybeText(let path): visitor.visitOptional(path)
    case .whole(let path): visitor.visit(path)
    case .maybeWhole(let path): visitor.visitOptional(path)
    case .byte(let path): visitor.visit(path)
    case .maybeReal(let path): visitor.visitOptional(path)
    case .flag(let path): visitor.visit(path)
    case .maybeFlag(let path): visitor.visitOptional(path)
    case .choice(let path): visitor.visit(path)
    case .maybeChoice(let path): visitor.visitOptional(path)
    case .date(let path): visitor.visit(path)
    case .maybeDate(let path): visitor.visitOptional(path)
    case .names(let path): visitor.visit(path)
    case .maybeShades(let path): visitor.visitOptional(path)
    case .shadeSet(let path): visitor.visit(path)
    case .positions(let path): visitor.visit(path)
    case .entries(let path): visitor.visit(path)
    case .access(let path): visitor.visit(path)
    case .file(let path): visitor.visit(path)
    case .maybeFile(let path): visitor.visitOptional(path)
    case .viewer(let path): visitor.visit(path)
    }
  }

  func appended<Parent>(to path: WritableKeyPath<Parent, Model>) -> Property<Parent> {
    switch self {
    case .text(let own): .text(path.appending(path: own))
    case .maybeText(let own): .maybeText(path.appending(path: own))
    case .whole(let own): .whole(path.appending(path: own))
    case .maybeWhole(let own): .maybeWhole(path.appending(path: own))
    case .byte(let own): .byte(path.appending(path: own))
    case .maybeReal(let own): .maybeReal(path.appending(path: own))
    case .flag(let own): .flag(path.appending(path: own))
    case .maybeFlag(let own): .maybeFlag(path.appending(path: own))
    case .choice(let own): .choice(path.appending(path: own))
    case .maybeChoice(let own): .maybeChoice(path.appending(path: own))
    case .date(let own): .date(path.appending(path: own))
    case .maybeDate(let own): .maybeDate(path.appending(path: own))
    case .names(let own): .names(path.appending(path: own))
    case .maybeShades(let own): .maybeShades(path.appending(path: own))
    case .shadeSet(let own): .shadeSet(path.appending(path: own))
    case .positions(let own): .positions(path.appending(path: own))
    case .entries(let own): .entries(path.appending(path: own))
    case .access(let own): .access(path.appending(path: own))
    case .file(let own): .file(path.appending(path: own))
    case .maybeFile(let own): .maybeFile(path.appending(path: own))
    case .viewer(let own): .viewer(path.appending(path: own))
    }
  }
}

extension PlanModel {
  /// The property at a path like `kid.toy.t0`.
  static func property(_ path: String) -> Property<Self>? {
    guard let stop = path.firstIndex(of: ".") else { return leaf(path) }
    var finder = PropertyFinder<Self>(rest: String(path[path.index(after: stop)...]))
    subform(String(path[..<stop]), &finder)
    return finder.found
  }
}

/// Finds the property of a subform.
private struct PropertyFinder<Parent: PlanModel>: SubformVisitor {
  let rest: String
  var found: Property<Parent>?

  mutating func visit<Child: PlanModel & FormModel>(_ path: WritableKeyPath<Parent, Child>) {
    found = Child.property(rest)?.appended(to: path)
  }
  mutating func visitOptional<Child: PlanModel & FormModel>(
    _ path: WritableKeyPath<Parent, Child?>, _ unwrapped: WritableKeyPath<Parent, Child>
  ) {
    found = Child.property(rest)?.appended(to: unwrapped)
  }
}
