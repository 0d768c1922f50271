import SwiftSyntax
import SwiftSyntaxMacros

/// Line numbers in the user's file, for the nodes of one declaration.
///
/// The macro context can also return a node's line, but reads the whole file for each.
///
/// - Complexity: O(*n*) to make, O(log *n*) per lookup.
struct SourceLines {
  /// The file as the context names it: a literal, ready to be emitted.
  let file: String
  private let firstLine: Int
  /// The offset after each line break, in the coordinates of the syntax tree.
  private let starts: [Int]
  private let firstIndex: Int

  /// Returns nil if there is no file: the declaration comes from another macro, or from a test.
  init?(of declaration: some SyntaxProtocol, in context: some MacroExpansionContext) {
    guard let location = context.location(of: declaration, at: .afterLeadingTrivia, filePathMode: .filePath),
      let line = Int(location.line.trimmedDescription)
    else { return nil }
    file = location.file.trimmedDescription
    firstLine = line
    let base = declaration.position.utf8Offset
    let bytes = declaration.syntaxTextBytes
    var starts: [Int] = []
    for (offset, byte) in bytes.enumerated() {
      let isLineBreak = byte == 10 || (byte == 13 && (offset + 1 == bytes.count || bytes[offset + 1] != 10))
      if isLineBreak { starts.append(base + offset + 1) }
    }
    self.starts = starts
    firstIndex = SourceLines.count(of: starts, upTo: declaration.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  func line(of node: some SyntaxProtocol) -> Int {
    firstLine + SourceLines.count(of: starts, upTo: node.positionAfterSkippingLeadingTrivia.utf8Offset) - firstIndex
  }

  private static func count(of starts: [Int], upTo offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
