import FieldstoneDocuments
import Foundation

/// The problems of files in the own format.
enum OwnProblems {
  /// The pointer and the text of each problem of a file with these items.
  static func of(_ items: String, more: String = "", names: DocumentNames = DocumentNames()) -> [String] {
    do throws(DocumentErrors) {
      let json = #"{"fieldstone": 1, \#(more) "items": [\#(items)]}"#
      _ = try FormDocument(json: Data(json.utf8), names: names)
      return []
    } catch {
      return error.problems.map { "\($0.source?.pointer ?? ""): \($0.text)" }
    }
  }
}
