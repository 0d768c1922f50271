/// Random patterns and texts that have something to do with each other.
///
/// A pattern is written twice: as ECMA-262 writes it, and for Foundation (ICU) so that it means the same there. The two
/// differ where ICU means something else by the same text:
/// - `$` also matches before a last line break in ICU, so it is written `\z`.
/// - `.`, `\d`, `\w`, `\s` and `\b` mean more in ICU, so they are written as classes and lookarounds.
/// - ICU has other signs in classes (`[a[b]]`, `&&`, `--`), and refuses `[]`, so every character there is written by its
///   number.
/// - ICU refuses a lookbehind without a bound on its length, so lookbehinds have no `*`, `+` and `{n,}`.
struct RandomPattern {
  private(set) var random: SeededRandom
  private var isBounded = false

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  struct Spelling {
    var ecma: String
    var icu: String

    init(_ ecma: String, icu: String? = nil) {
      self.ecma = ecma
      self.icu = icu ?? ecma
    }

    static func + (left: Spelling, right: Spelling) -> Spelling {
      Spelling(left.ecma + right.ecma, icu: left.icu + right.icu)
    }

    static func += (left: inout Spelling, right: Spelling) { left = left + right }
  }

  mutating func pattern(depth: Int = 3) -> Spelling {
    var result = sequence(depth)
    while random.isOne(in: 4) { result += Spelling("|") + sequence(depth) }
    return result
  }

  mutating func text(maximumLength: Int = 9) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<random.number(below: maximumLength + 1) { text.append(random.pick(Self.characters)) }
    return String(text)
  }

  private static let characters: [Unicode.Scalar] = [
    "a", "a", "b", "b", "c", "A", "1", "_", " ", "-", "\n", "é", "Ω", "\u{0663}", "\u{2028}", "\u{FEFF}", "漢", "😀", "😃",
  ]

  private mutating func sequence(_ depth: Int) -> Spelling {
    var result = Spelling("")
    for _ in 0..<random.number(below: 4) { result += part(depth) }
    return result
  }

  private mutating func part(_ depth: Int) -> Spelling {
    switch random.number(below: depth > 0 ? 12 : 8) {
    case 0...3: quantified(character(random.pick(Self.characters)))
    case 4, 5: quantified(characterClass())
    case 6: quantified(namedClass())
    case 7: assertion()
    case 8: lookaround(depth)
    default: quantified(group(depth))
    }
  }

  private mutating func group(_ depth: Int) -> Spelling {
    Spelling(random.isOne(in: 2) ? "(" : "(?:") + pattern(depth: depth - 1) + Spelling(")")
  }

  private mutating func lookaround(_ depth: Int) -> Spelling {
    let opening = random.pick(["(?=", "(?!", "(?<=", "(?<!"])
    let wasBounded = isBounded
    isBounded = isBounded || opening.contains("<")
    defer { isBounded = wasBounded }
    return Spelling(opening) + pattern(depth: depth - 1) + Spelling(")")
  }

  private mutating func quantified(_ body: Spelling) -> Spelling {
    guard random.isOne(in: 3) else { return body }
    let bounded = ["?", "{0}", "{2}", "{0,2}", "{1,3}", "??", "{1,2}?"]
    return body + Spelling(random.pick(isBounded ? bounded : bounded + ["*", "+", "{1,}", "*?", "+?", "*", "+"]))
  }

  private mutating func assertion() -> Spelling {
    let word = "[A-Za-z0-9_]"
    return random.pick([
      Spelling("^"), Spelling("$", icu: "\\z"),
      Spelling("\\b", icu: "(?:(?<=\(word))(?!\(word))|(?<!\(word))(?=\(word)))"),
      Spelling("\\B", icu: "(?:(?<=\(word))(?=\(word))|(?<!\(word))(?!\(word)))"),
    ])
  }

  private mutating func namedClass() -> Spelling {
    let space =
      "\\x{9}-\\x{d} \\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}\\x{feff}"
    return random.pick([
      Spelling(".", icu: "[^\\n\\r\\x{2028}\\x{2029}]"),
      Spelling("\\d", icu: "[0-9]"), Spelling("\\D", icu: "[^0-9]"),
      Spelling("\\w", icu: "[A-Za-z0-9_]"), Spelling("\\W", icu: "[^A-Za-z0-9_]"),
      Spelling("\\s", icu: "[\(space)]"), Spelling("\\S", icu: "[^\(space)]"),
      Spelling("[]", icu: "(?!)"), Spelling("[^]", icu: "[\\x{0}-\\x{10ffff}]"),
      Spelling("\\p{L}"), Spelling("\\P{Lu}"), Spelling("\\p{Script=Greek}"), Spelling("\\p{Nd}"),
    ])
  }

  private mutating func characterClass() -> Spelling {
    var result = Spelling(random.isOne(in: 3) ? "[^" : "[")
    for _ in 0...random.number(below: 3) {
      switch random.number(below: 6) {
      case 0:
        result += random.pick([Spelling("\\d", icu: "0-9"), Spelling("\\w", icu: "A-Za-z0-9_"), Spelling("\\p{L}")])
      case 1:
        let bounds = [random.pick(Self.characters), random.pick(Self.characters)].sorted()
        result += character(bounds[0]) + Spelling("-") + character(bounds[1])
      default: result += character(random.pick(Self.characters))
      }
    }
    return result + Spelling("]")
  }

  /// A character in one of the ways to write it that both know, or by its number.
  private mutating func character(_ scalar: Unicode.Scalar) -> Spelling {
    let number = String(scalar.value, radix: 16)
    let icu = "\\x{\(number)}"
    let units = String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    var spellings = ["\\u{\(number)}", units.joined()]
    if scalar == "\n" { spellings.append("\\n") }
    if scalar != "-" { spellings += [String(scalar), String(scalar)] }
    return Spelling(random.pick(spellings), icu: icu)
  }
}
