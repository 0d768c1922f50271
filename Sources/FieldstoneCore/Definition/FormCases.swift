/// An enum whose cases are alternatives. Its form is a choice of the case, and the fields of the chosen case.
///
/// `@Form` generates the conformance. Written by hand, it is a struct with what people have answered for each case, and
/// one statement per case:
///
/// ```swift
/// enum Refund: FormCases {
///   case transfer(iban: String), voucher
///
///   struct Fields: FormCaseFields {
///     var chosen: String?
///     var iban = ""
///
///     mutating func take(_ refund: Refund) {
///       switch refund {
///       case .transfer(let iban): (chosen, self.iban) = ("transfer", iban)
///       case .voucher: chosen = "voucher"
///       }
///     }
///     var value: Refund? {
///       switch chosen {
///       case "transfer": .transfer(iban: iban)
///       case "voucher": .voucher
///       default: nil
///       }
///     }
///   }
///   static func describe(_ cases: FormCaseList<Refund>) {
///     cases.add("transfer") { $0.add(\.iban, "iban").title("IBAN").required() }
///     cases.add("voucher")
///   }
///   static var formTemplate: Refund? { .voucher }
/// }
/// ```
///
/// The fields of a case that is not chosen keep what was typed, so people can switch back. They are neither checked nor
/// part of the model.
public protocol FormCases: FormModel {
  /// The answers for all cases.
  associatedtype Fields: FormCaseFields where Fields.Cases == Self

  /// Declares the cases, with one statement per case, in the order in which they are offered.
  static func describe(_ cases: FormCaseList<Self>)

  /// Arranges the fields of the cases: their rules and conditions.
  static func arrange(_ form: FormBuilder<Fields>)
}

/// The answers for all cases of an enum, of which only those for the chosen case are part of the enum's value.
public protocol FormCaseFields {
  associatedtype Cases

  /// Makes blank answers, with no case chosen.
  init()

  /// The id of the chosen case; nil if none is chosen.
  var chosen: String? { get set }

  /// Takes over a value: chooses its case, and replaces the answers for that case alone.
  mutating func take(_ value: Cases)

  /// The value of the chosen case; nil if no case is chosen, or if there is no value for one of its fields. A list
  /// always has a value, even with nothing in it.
  var value: Cases? { get }
}

extension FormCases {
  public static func arrange(_ form: FormBuilder<Fields>) {}

  /// The form of a value that is a model of its own, or an element of a collection.
  public static func describe(_ fields: FieldList<Self>) {
    let core = FormCaseList<Self>.core(isOptional: false, choice: "case")
    fields.scope.add(CasesElement<Self, Self>(name: "", core, .path(\.self)))
  }

  /// The definition of the fields, which has the choice as its first row.
  static func fieldsCore(isOptional: Bool) -> DefinitionCore {
    DefinitionCache.shared.core(for: isOptional ? Fields?.self : Fields.self) {
      FormCaseList<Self>.core(isOptional: isOptional, choice: "")
    }
  }

  /// Whether the definition of the fields is being built further up the call stack: the enum contains itself.
  static var isBuildingFields: Bool {
    DefinitionCache.shared.isBuilding(Fields.self) || DefinitionCache.shared.isBuilding(Fields?.self)
  }
}
