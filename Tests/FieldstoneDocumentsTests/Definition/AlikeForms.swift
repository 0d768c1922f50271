import FieldstoneCore
import FieldstoneDocuments

@testable import FieldstoneTesting

/// Two forms that should be alike: a compiled one, and a document.
struct AlikeForms<Model> {
  let compiled: FormSession<Model>
  let document: FormSession<FormValues>
  /// The compiled model as the values of the document.
  let values: (Model) -> FormValues

  /// The first thing in which they differ.
  var difference: String? {
    if compiled.page != document.page { return "page \(compiled.page), \(document.page)" }
    if compiled.rows.ids != document.rows.ids { return "rows\n\(compiled.dump())\n\(document.dump())" }
    for (row, other) in zip(compiled.rows, document.rows) where row != other {
      return "row\n\(row.line)\n\(other.line)\n\(row)\n\(other)"
    }
    if compiled.issues != document.issues { return "issues\n\(compiled.issues)\n\(document.issues)" }
    if compiled.facts != document.facts { return "facts\n\(compiled.facts)\n\(document.facts)" }
    if compiled.focusedRow != document.focusedRow { return "focus" }
    let values = values(compiled.model)
    if values != document.model { return "values\n\(values)\n\(document.model)" }
    return document.problems == compiled.problems ? nil : "problems \(document.problems)"
  }

  /// Sends an input to both, and compares the replies, the work, and what they are then.
  func difference(after input: FormInput) -> String? {
    let before = (compiled.operations, document.operations)
    let replies = (compiled.send(input), document.send(input))
    if replies.0 != replies.1 { return "\(input): replies \(replies)" }
    let work = (compiled.operations - before.0, document.operations - before.1)
    if work.0 != work.1 { return "\(input): work\n\(work.0)\n\(work.1)" }
    return difference.map { "\(input): \($0)" }
  }

  /// An input as anybody might send it, often one about the elements of a collection.
  func input(_ random: inout SplitMix) -> FormInput {
    guard Int.random(in: 0..<4, using: &random) == 0 else { return RandomInput.make(for: compiled, &random) }
    let all = compiled.allRowIDs
    let lists = ["guests", "tags", "numbers"] + all.filter { $0.path.hasSuffix(".meals") }.map(\.path)
    let list = FormRowID(lists.randomElement(using: &random) ?? "guests")
    let elements = all.filter { $0.path.hasSuffix("]") && !$0.path.hasSuffix("[+]") }
    let (element, other) = (elements.randomElement(using: &random), elements.randomElement(using: &random))
    let id = "n\(Int.random(in: 0..<1_000, using: &random))"
    switch (Int.random(in: 0..<8, using: &random), element) {
    case (0, let element?): return .remove(element)
    case (1, let element?): return .move(element, before: other)
    case (2, let element?): return .duplicate(element, id: id)
    case (3...4, let element?): return .open(element)
    case (5, let element?): return .type(element, RandomInput.text(&random))
    default: return .insert(list, id: id, before: Bool.random(using: &random) ? element : nil)
    }
  }
}
