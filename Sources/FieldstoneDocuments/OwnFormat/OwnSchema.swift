import FieldstoneCore
import Foundation

extension FormDocument {
  /// The JSON Schema (2020-12) of the own format, made from the tables by which it is read.
  ///
  /// It says which keys and values a file may have. What expressions mean, and whether names exist, is checked only when
  /// a file is read.
  public static let formatSchema: FormValues = {
    var schema: FormValues = [
      "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "urn:fieldstone:form:1",
      "title": "A form of Fieldstone", "description": "A form in Fieldstone's own format, version 1.",
    ]
    for (key, value) in OwnFile.object.schema().object ?? [:] { schema[key] = value }
    schema["required"] = ["fieldstone", "items"]
    var definitions = FormValues()
    func anyOf(_ names: [String]) -> FormValues.Value {
      ["anyOf": .list(names.map { ["$ref": .text("#/$defs/\($0)")] })]
    }
    func with(_ object: FormValues.Value, _ key: String, _ value: FormValues.Value) -> FormValues.Value {
      var object = object.object ?? [:]
      object[key] = value
      return .object(object)
    }
    let oneForm: FormValues.Value = [["required": ["items"]], ["required": ["form"]]]
    let oneChoice = FormValues.Value.list(OwnField.optionKeys.map { ["required": [.text($0)]] })
    func complete(_ name: String, _ schema: FormValues.Value) -> FormValues.Value {
      switch name.split(separator: ".").last {
      case "form": with(schema, "anyOf", oneForm)
      case "choice", "choices": with(schema, "anyOf", oneChoice)
      default: schema
      }
    }
    definitions["expression"] = [
      "type": "string", "minLength": 1, "maxLength": .integer(DocumentExpression.Limits().length),
      "description": "An expression, such as \"seats > 3 and needsInvoice\".",
    ]
    definitions["form"] = with(OwnForm.object.schema(), "required", ["items"])
    definitions["item"] = anyOf(["field"] + OwnItem.Kind.allCases.map { "item.\($0.rawValue)" })
    for kind in OwnItem.Kind.allCases { definitions["item.\(kind.rawValue)"] = kind.object.schema() }
    let fields = OwnField.schemas(isElement: false)
    definitions["field"] = anyOf(fields.map(\.0))
    for (name, schema) in fields { definitions[name] = complete(name, schema) }
    let elements = OwnField.schemas(isElement: true)
    definitions["element"] = anyOf(["element.form"] + elements.map(\.0))
    definitions["element.form"] = with(OwnElementForm.object.schema(), "anyOf", oneForm)
    for (name, schema) in elements { definitions[name] = complete(name, schema) }
    definitions["rule"] = with(OwnRule.object.schema(), "minProperties", 1)
    definitions["option"] = OwnOption.object.schema()
    definitions["case"] = OwnCase.object.schema()
    schema["$defs"] = .object(definitions)
    return schema
  }()
}

extension FormValues.Value {
  /// The value as JSON with a line for each member, and short lists on one line.
  func formatted(_ indentation: String = "") -> String {
    let inner = indentation + "  "
    switch self {
    case .object(let object) where !object.isEmpty:
      let compact = description
      if compact.utf8.count + indentation.utf8.count <= 100,
        object.allSatisfy({ $0.value.object == nil && $0.value.list == nil })
      {
        return compact
      }
      let members = object.map { "\(inner)\(FormValues.Value.text($0.key)): \($0.value.formatted(inner))" }
      return "{\n" + members.joined(separator: ",\n") + "\n\(indentation)}"
    case .list(let list) where !list.isEmpty:
      let compact = description
      if compact.utf8.count + indentation.utf8.count <= 100 { return compact }
      return "[\n" + list.map { inner + $0.formatted(inner) }.joined(separator: ",\n") + "\n\(indentation)]"
    default: return description
    }
  }
}

extension FormValues {
  /// The values as JSON that people read: a line for each member, and short lists on one line.
  public var formattedJSON: String { Value.object(self).formatted() + "\n" }
}
