/// Text with emphasis, links and lists, read from a small subset of Markdown.
///
/// Paragraphs are separated by empty lines. Lines that begin with `- `, `* ` or `1. ` are the items of a list. Inside
/// them, `**strong**`, `*emphasis*`, `` `code` `` and `[a link](https://example.org)` are recognized, and `\` takes a
/// character as it is. Everything else, HTML included, is text. Links lead to `http`, `https`, `mailto` or `tel`; any
/// other one is shown as text.
public struct FormMarkdown: Sendable, Hashable {
  /// A paragraph or a list.
  public enum Block: Sendable, Hashable {
    case paragraph([Span])
    case list(isOrdered: Bool, items: [[Span]])
  }

  /// A part of a text that looks the same throughout.
  public struct Span: Sendable, Hashable {
    public let text: String
    public var isStrong = false
    public var isEmphasized = false
    public var isCode = false
    /// Where a link leads.
    public var address: String?
  }

  public let blocks: [Block]

  /// - Complexity: O(length of the text), whatever it contains.
  public init(_ text: String) { blocks = MarkdownParser.blocks(of: text) }

  /// The text as lines without any look: items of lists with a mark, links followed by where they lead.
  public var lines: [String] { markedLines.map { ($0.mark.map { $0 + " " } ?? "") + $0.text } }

  /// The same with the marks of items apart.
  package var markedLines: [(mark: String?, text: String)] {
    markedSpans.map { ($0.mark, $0.spans.map { $0.text + ($0.shownAddress ?? "") }.joined()) }
  }

  /// The lines with their looks.
  package var markedSpans: [(mark: String?, spans: [Span])] {
    blocks.flatMap { block -> [(mark: String?, spans: [Span])] in
      switch block {
      case .paragraph(let spans): [(nil, spans)]
      case .list(let isOrdered, let items): items.enumerated().map { (isOrdered ? "\($0 + 1)." : "•", $1) }
      }
    }
  }

  /// A text with its special characters escaped, so that it is shown as it is.
  static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if MarkdownParser.isEscapable(byte) { bytes.append(UInt8(ascii: "\\")) }
      // A line break would begin another paragraph.
      bytes.append(byte == 0x0A ? 0x20 : byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension FormMarkdown.Span {
  /// What is written after a link whose text doesn't say where it leads.
  package var shownAddress: String? {
    address.flatMap { $0 == text ? nil : " (\($0.withoutScheme))" }
  }
}

extension String {
  /// An address as people read it: a mail address without `mailto:`.
  var withoutScheme: String {
    for scheme in ["mailto:", "tel:"] where hasPrefix(scheme) { return String(dropFirst(scheme.count)) }
    return self
  }
}
