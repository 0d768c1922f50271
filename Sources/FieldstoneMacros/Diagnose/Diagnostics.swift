import SwiftDiagnostics
import SwiftSyntax

// Every message of the macros: what is wrong, and why or what works instead, with a fix-it if one edit corrects it.

// MARK: The type that '@Form' is attached to

extension Diagnostic {
  static func unsupportedHost(_ host: HostSpec) -> Diagnostic {
    Diagnostic(
      .unsupportedHost, at: host.attribute,
      "'@Form' cannot be attached to \(host.kind.rawValue); a form needs a struct or a final class",
      remedy: Remedy("Remove '@Form'", Edit.remove(host.attribute)))
  }

  static func openClass(_ host: HostSpec) -> Diagnostic {
    var changes: [FixIt.Change] = []
    if let open = host.modifiers.first(where: { $0.name.tokenKind == .keyword(.open) }) {
      changes = [Edit.replace(open, with: "public final")]
    } else if let keyword = host.declaration.as(ClassDeclSyntax.self)?.classKeyword {
      changes = [Edit.insert("final ", before: keyword)]
    }
    return Diagnostic(
      .openClass, at: host.name,
      "'@Form' needs a final class: a subclass would inherit a form that does not know its own properties",
      remedy: Remedy("Make '\(host.name.plainText)' final", changes))
  }

  static func genericHost(_ host: HostSpec) -> Diagnostic {
    Diagnostic(
      .genericHost, at: host.name,
      "'@Form' cannot be attached to a generic type; attach it to a type that names its parameters, "
        + "or write the conformance to 'FormModel' by hand")
  }

  static func isolatedHost(_ host: HostSpec, actor: AttributeSyntax) -> Diagnostic {
    var changes = Edit.remove(actor)
    if let keyword = host.introducer { changes.append(Edit.insert("nonisolated ", before: keyword)) }
    return Diagnostic(
      .isolatedHost, at: actor,
      "'@Form' cannot be attached to a type isolated to '@\(actor.writtenName)'; "
        + "a form reads its model through key paths, which no actor lets out",
      remedy: Remedy("Replace '@\(actor.writtenName)' with 'nonisolated'", changes))
  }

  static func hiddenHost(_ host: HostSpec, modifier: DeclModifierSyntax) -> Diagnostic {
    Diagnostic(
      .hiddenHost, at: modifier,
      "'@Form' cannot be attached to a private type inside another type; "
        + "the conformance stands in an extension, which cannot see it",
      remedy: Remedy("Replace 'private' with 'fileprivate'", [Edit.replace(modifier, with: "fileprivate")]))
  }

  static func noFields(_ host: HostSpec) -> Diagnostic {
    Diagnostic(
      .noFields, at: host.name,
      "'@Form' finds no field in '\(host.name.plainText)'; a stored property is one, "
        + "a private or computed property with '@Field' is one",
      severity: .warning)
  }
}

// MARK: The functions that the form calls

extension Diagnostic {
  static func misspelled(_ function: FunctionDeclSyntax, _ rule: SignatureRule) -> Diagnostic {
    Diagnostic(
      .misspelled, at: function.name,
      "'\(function.name.plainText)' is never called by the form; did you mean '\(rule.name)'?",
      remedy: Remedy("Rename to '\(rule.name)'", [Edit.replace(function.name, with: rule.name)]))
  }

  static func wrongSignature(
    _ function: FunctionDeclSyntax, _ rule: SignatureRule, _ fault: SignatureRule.Fault, host: HostSpec
  ) -> Diagnostic {
    let builder = "\(rule.builder)<\(host.name.text)>"
    let (id, reason): (DiagnosticID, String) =
      switch fault {
      case .notStatic: (.notStatic, "it must be static, since one form serves all instances")
      case .parameter: (.wrongParameter, "it must take one parameter, '_ \(rule.parameter): \(builder)'")
      case .model: (.wrongModel, "its parameter must be of the type '\(builder)'")
      case .effects: (.wrongEffects, "it must be neither 'async' nor 'throws'")
      case .isolated: (.isolatedFunction, "it must not be isolated to an actor")
      }
    return Diagnostic(
      id, at: function.name, "'\(rule.name)' is never called by the form; \(reason)",
      remedy: Remedy(
        "Write 'static func \(rule.name)\(rule.signature(in: host))'", Edit.rewrite(function, to: rule, in: host)))
  }
}

// MARK: Properties

extension Diagnostic {
  static func tuplePattern(_ declaration: VariableDeclSyntax) -> Diagnostic {
    Diagnostic(
      .tuplePattern, at: declaration.bindings,
      "'@Form' cannot read a tuple pattern; declare each property by itself",
      remedy: Edit.split(declaration).map { Remedy("Split the declaration", $0) })
  }

  static func severalProperties(_ property: PropertySpec) -> Diagnostic {
    Diagnostic(
      .severalProperties, at: property.fieldAttribute,
      "'@Field' cannot be applied to several properties at once; declare each property by itself",
      remedy: Edit.split(property.declaration).map { Remedy("Split the declaration", $0) })
  }

  static func staticProperty(_ property: PropertySpec) -> Diagnostic {
    misplaced(.staticProperty, property, "a static property; a field belongs to one instance")
  }

  static func lazyProperty(_ property: PropertySpec) -> Diagnostic {
    misplaced(.lazyProperty, property, "a lazy property; to read it is to change the model")
  }

  static func weakProperty(_ property: PropertySpec) -> Diagnostic {
    let word = property.storage.isWeak ? "a weak" : "an unowned"
    return misplaced(.weakProperty, property, "\(word) property; its value can vanish while the form shows it")
  }

  static func unreadableProperty(_ property: PropertySpec, word: String) -> Diagnostic {
    misplaced(.unreadableProperty, property, "a property with a getter that is '\(word)'; no key path can read it")
  }

  private static func misplaced(_ id: DiagnosticID, _ property: PropertySpec, _ what: String) -> Diagnostic {
    Diagnostic(
      id, at: property.fieldAttribute, "'@Field' cannot be applied to \(what)",
      remedy: Remedy("Remove '@Field'", property.attributes.flatMap { Edit.remove($0.node) }))
  }

  static func repeatedAttribute(_ property: PropertySpec) -> Diagnostic {
    Diagnostic(
      .repeatedAttribute, at: property.attributes[1].node,
      "'@Field' cannot be applied twice to '\(property.id)'; one attribute holds all traits",
      remedy: Remedy("Merge into one '@Field'", Edit.mergeAttributes(of: property)))
  }

  static func emptyAttribute(_ property: PropertySpec) -> Diagnostic {
    Diagnostic(
      .emptyAttribute, at: property.fieldAttribute,
      "'@Field' has no effect on '\(property.id)'; a stored property is a field without it", severity: .warning,
      remedy: Remedy("Remove '@Field'", Edit.remove(property.fieldAttribute)))
  }

  static func conditionalAttribute(_ property: PropertySpec) -> Diagnostic {
    Diagnostic(
      .conditionalAttribute, at: property.declaration.attributes,
      "'@Field' cannot stand in an '#if' of its own; put the whole property into the '#if'")
  }
}

// MARK: Traits

extension Diagnostic {
  static func duplicateTrait(_ trait: TraitSpec, of property: PropertySpec) -> Diagnostic {
    Diagnostic(
      .duplicateTrait, at: trait.element.expression,
      "'.\(trait.name ?? "")' cannot be applied twice to '\(property.id)'",
      remedy: Remedy("Remove the second", Edit.remove(trait, from: property)))
  }

  static func traitWithoutEffect(_ trait: TraitSpec, of property: PropertySpec) -> Diagnostic {
    Diagnostic(
      .traitWithoutEffect, at: trait.element.expression,
      "'.\(trait.name ?? "")' has no effect on a property without an accessible setter: "
        + "the field '\(property.id)' is read-only",
      remedy: Remedy("Remove '.\(trait.name ?? "")'", Edit.remove(trait, from: property)))
  }

  /// A note: the compiler reports the error at the same location, but doesn't suggest the right name.
  static func unknownTrait(_ trait: TraitSpec, meant: String) -> Diagnostic {
    var changes: [FixIt.Change] = []
    if case .member(let token, _) = trait.kind { changes = [Edit.replace(token, with: meant)] }
    return Diagnostic(
      .unknownTrait, at: trait.element.expression,
      "did you mean '.\(meant)'?", severity: .note, remedy: Remedy("Replace with '.\(meant)'", changes))
  }

  static func opaqueTrait(_ trait: TraitSpec) -> Diagnostic {
    Diagnostic(
      .opaqueTrait, at: trait.element.expression,
      "'@Field' cannot read '\(trait.element.expression.trimmedDescription)'; "
        + "write each trait at the property, like '.required'")
  }
}

// MARK: Misplaced '@Field'

extension Diagnostic {
  static func notAProperty(_ attribute: AttributeSyntax, kind: String) -> Diagnostic {
    removable(.notAProperty, attribute, "\(kind); only a property can be a field")
  }

  static func freeVariable(_ attribute: AttributeSyntax, kind: String) -> Diagnostic {
    removable(.freeVariable, attribute, "\(kind); only a property of a type with '@Form' can be a field")
  }

  static func propertyInExtension(_ attribute: AttributeSyntax) -> Diagnostic {
    removable(.propertyInExtension, attribute, "a property in an extension; '@Form' reads the body of the type alone")
  }

  private static func removable(_ id: DiagnosticID, _ attribute: AttributeSyntax, _ what: String) -> Diagnostic {
    Diagnostic(
      id, at: attribute, "'@Field' cannot be applied to \(what)",
      remedy: Remedy("Remove '@Field'", Edit.remove(attribute)))
  }

  /// The better edit, to add '@Form', can't be offered: the compiler passes the type without its location in the file.
  static func outsideForm(_ attribute: AttributeSyntax, type: Syntax) -> Diagnostic {
    let (kind, name) = HostSpec.kindAndName(of: type)
    let canBeForm = kind == .structure || kind == .finalClass || kind == .openClass
    let way = canBeForm ? "; write '@Form' at the type" : ", and cannot have one"
    return Diagnostic(
      .outsideForm, at: attribute, "'@Field' has no effect in '\(name.plainText)', which has no '@Form'\(way)",
      remedy: Remedy("Remove '@Field'", Edit.remove(attribute)))
  }
}
