import Foundation

/// The program's own texts in a form, for whoever translates it.
extension FormEngine {
  /// The program's texts of the form and of all forms in it, each key once, in the order of the form: titles, inferred
  /// ones too, help, placeholders, sections, options, remarks, questions, and messages of rules. A translation has a text
  /// for each key.
  ///
  /// Texts that closures make aren't there, because nobody knows them in advance, except for those in expressions of a
  /// document; nor are those of options that a search finds, and Fieldstone's own.
  ///
  /// - Complexity: O(rows of the definitions + options that they declare).
  public var programTexts: [FormString] { core.programTexts }

  /// A string catalog with the keys of ``programTexts``, to be filled in: the file for a ``FormStringCatalog``.
  ///
  /// - Parameter languages: The languages of the translation; each text is marked as new in them.
  public func stringCatalog(for languages: [String] = []) -> Data {
    struct Catalog: Encodable {
      struct Entry: Encodable { let localizations: [String: Localization]? }
      struct Localization: Encodable { let stringUnit: Unit }
      struct Unit: Encodable { let state, value: String }
      let sourceLanguage: String
      let strings: [String: Entry]
      let version: String
    }
    let entries = programTexts.map(\.key).map { key in
      let units = languages.map { ($0, Catalog.Localization(stringUnit: .init(state: "new", value: key))) }
      return (key, Catalog.Entry(localizations: units.isEmpty ? nil : Dictionary(units) { first, _ in first }))
    }
    let catalog = Catalog(
      sourceLanguage: "en", strings: Dictionary(entries) { first, _ in first }, version: "1.0")
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Strings are always encoded.
    return (try? encoder.encode(catalog)) ?? Data()
  }
}

extension FormDefinition {
  /// The program's own texts, as ``FormEngine/programTexts``.
  package var programTexts: [FormString] { core.programTexts }
}

extension DefinitionCore {
  fileprivate var programTexts: [FormString] {
    var found = FoundTexts()
    for core in allInside {
      found.add(core.title)
      for element in core.elements { found.add(element) }
      for message in core.messages { found.add(message) }
      for text in core.otherTexts?() ?? [] { found.add(text) }
    }
    return found.texts
  }
}

/// The texts of the program found so far.
private struct FoundTexts {
  private(set) var texts: [FormString] = []
  private var keys: Set<String> = []
  private var lists: Set<ObjectIdentifier> = []

  mutating func add(_ text: FormString?) {
    guard let text, !text.isEmpty else { return }
    for case .string(let inner) in text.arguments { add(inner) }
    guard !text.isStandard, !text.isData, keys.insert(text.key).inserted else { return }
    texts.append(text)
  }

  mutating func add(_ element: FormElement) {
    // The row of an element is titled by what it has, and the second field of a repeated one by the first.
    if element.kind != .element { add(element.title) }
    if let field = element as? FieldElement {
      add(field.codec.options)
      for unit in field.codec.otherUnits { add(unit) }
      let words = (field.codec.unformatted as? BoolCodec)?.words
      add(words?.on)
      add(words?.off)
    }
    guard let details = element.details else { return }
    add(details.help)
    add(details.placeholder)
    add(details.format)
    add(details.confirmation)
    add((details.control?.standard.unit).map { FormString($0) })
    for caption in details.captions { add(caption.text) }
    for action in details.contextActions { add(action.title) }
    add(details.suggestions)
    if let collection = details.collection {
      add(collection.adding)
      add(collection.elementTitle)
      add(collection.notUnique)
    }
    switch details.content {
    case .info(let value): add(value)
    case .disclosure(let answer): add(answer)
    default: break
    }
  }

  private mutating func add(_ options: AnyOptionList?) {
    guard let options, lists.insert(ObjectIdentifier(options)).inserted else { return }
    for index in options.ids.indices {
      let option = options.option(at: index)
      add(option.section)
      add(option.title)
      add(option.help)
    }
  }
}
