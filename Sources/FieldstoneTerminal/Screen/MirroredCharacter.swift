/// Characters that are mirrored in right-to-left text (L4), and the box-drawing characters and markers that a mirrored
/// screen swaps.
enum MirroredCharacter {
  private static let brackets: [(Character, Character)] = [
    ("(", ")"), ("[", "]"), ("{", "}"), ("⟨", "⟩"), ("「", "」"), ("『", "』"), ("【", "】"), ("〈", "〉"), ("《", "》"),
    ("（", "）"), ("［", "］"), ("｛", "｝"), ("⌈", "⌉"), ("⌊", "⌋"),
  ]
  private static let others: [(Character, Character)] = [
    ("<", ">"), ("«", "»"), ("‹", "›"), ("≤", "≥"), ("╭", "╮"), ("╰", "╯"), ("┌", "┐"), ("└", "┘"), ("←", "→"),
    ("◂", "▸"), ("├", "┤"), ("┏", "┓"), ("┗", "┛"), ("┝", "┥"),
  ]

  private static let closings = Dictionary(uniqueKeysWithValues: brackets)
  private static let images = Dictionary(uniqueKeysWithValues: (brackets + others).flatMap { [($0, $1), ($1, $0)] })

  /// The closing bracket for an opening one; nil for other characters.
  static func closing(_ character: Character) -> Character? { closings[character] }
  /// The mirror image of a character; the character itself if it has none.
  static func image(_ character: Character) -> Character { images[character] ?? character }
}
