/// Characters that look the other way from right to left (L4), and lines of boxes and marks that a mirrored screen needs.
enum MirroredCharacter {
  private static let brackets: [(Character, Character)] = [
    ("(", ")"), ("[", "]"), ("{", "}"), ("⟨", "⟩"), ("「", "」"), ("『", "』"), ("【", "】"), ("〈", "〉"), ("《", "》"),
    ("（", "）"), ("［", "］"), ("｛", "｝"), ("⌈", "⌉"), ("⌊", "⌋"),
  ]
  private static let others: [(Character, Character)] = [
    ("<", ">"), ("«", "»"), ("‹", "›"), ("≤", "≥"), ("╭", "╮"), ("╰", "╯"), ("┌", "┐"), ("└", "┘"), ("←", "→"),
    ("◂", "▸"), ("├", "┤"),
  ]

  private static let closings = Dictionary(uniqueKeysWithValues: brackets)
  private static let images = Dictionary(uniqueKeysWithValues: (brackets + others).flatMap { [($0, $1), ($1, $0)] })

  /// What closes an opening bracket.
  static func closing(_ character: Character) -> Character? { closings[character] }
  /// The mirror image; the character itself where it has none.
  static func image(_ character: Character) -> Character { images[character] ?? character }
}
