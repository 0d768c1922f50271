/// A declaration or a statement of a block, and what stands around it when it is compiled.
struct CodePart: Sendable {
  let file: String
  let line: Int
  var text: String

  /// What a part is, told by how it begins.
  enum Kind {
    /// Stands at the top of the file.
    case importing
    /// A type or an extension: stands in the file as it is.
    case type
    /// A property with `@Field`: belongs to a model.
    case property
    /// A function: belongs to a type.
    case function
    /// A statement about `form` or `fields` as `arrange` and `describe` have them.
    case arrangement
    /// A dependency in a manifest.
    case dependency
    /// Any other statement: belongs to a program that runs a form.
    case statement
  }

  /// The methods of `FormBuilder` and, after a field, of `FieldBuilder`: where one is called, `form` is not a session.
  private static let methods: (ofForm: Set<String>, ofField: Set<String>) = (
    [
      "button", "configure", "enabled", "exclude", "field", "fields", "identity", "place", "remainingFields", "rule",
      "section", "standaloneField", "text", "title", "titleCase",
    ],
    [
      "computed", "disabledOptions", "enabled", "help", "matches", "range", "readOnly", "required", "rule", "summary",
      "title", "visible", "whenHidden",
    ]
  )

  private static func arranges(_ code: String) -> Bool {
    if code.contains(/^(let \w+ = )?fields\.add/) { return true }
    if let call = code.prefixMatch(of: /form\.(\w+)(?:\(| \{)/) { return methods.ofForm.contains(String(call.1)) }
    if let call = code.prefixMatch(of: /form\[[^\]]*\]\.(\w+)(?:\(| \{)/) {
      return methods.ofField.contains(String(call.1))
    }
    return false
  }

  var kind: Kind {
    // Comments and attributes on lines of their own tell nothing.
    let code = text.replacing(/^(?:\s*\/\/[^\n]*\n|@(?!Field)\w+(?:\([^\n]*?\))?\s+)+/, with: "")
    if code.hasPrefix("import ") { return .importing }
    if code.hasPrefix("@Field") { return .property }
    let words = code.split { !$0.isLetter }.prefix(3)
    let isPublic = ["public", "private", "final", "static"].contains(words.first)
    switch isPublic ? words.dropFirst().first : words.first {
    case "struct", "class", "enum", "actor", "protocol", "extension", "final": return .type
    case "func": return .function
    default: break
    }
    if code.hasPrefix(".package(") { return .dependency }
    return Self.arranges(code) ? .arrangement : .statement
  }

  /// The name of the type that the part declares, if it is one.
  var typeName: Substring? {
    text.firstMatch(
      of: /(?m)^(?:@\w+\s+)?(?:(?:public|private|final)\s+)*(?:struct|class|enum|actor|protocol)\s+(\w+)/)?.1
  }

  /// The text, and where it stands: see `CodePart.origin(of:in:)`.
  var located: String { "#sourceLocation(file: \"\(file)\", line: \(line))\n\(text)\n#sourceLocation()\n" }

  /// The file and line in which a line of a page's source was written. What a macro writes is reported at the source's own
  /// line, all else where `#sourceLocation` says.
  static func origin(of line: Int, in source: String) -> (file: String, line: Int)? {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    for index in lines.indices.prefix(line).reversed() {
      guard let match = lines[index].wholeMatch(of: /#sourceLocation\(file: "(.*)", line: (\d+)\)/) else { continue }
      return (String(match.1), (Int(match.2) ?? 0) + line - index - 2)
    }
    return nil
  }
}
