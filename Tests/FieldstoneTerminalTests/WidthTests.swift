import Foundation
import Testing

@testable import FieldstoneTerminal

/// Compares the table of widths with a real terminal.
@Suite("Widths on a terminal")
struct WidthTests {
  private static let samples = [
    // Latin, with marks as one code point and as two; Greek, Cyrillic, Hebrew, Arabic with vowels.
    "a", "~", "é", "e\u{301}", "ß", "Ω", "Ж", "ש", "שָׁ", "ع", "عَ", "ﻻ",
    // East Asian: ideographs, kana, half and full width, Hangul composed and as Jamo, Bopomofo, punctuation.
    "日", "本", "𠀀", "あ", "ア", "ｱ", "Ａ", "￥", "한", "ㄱ", "ㄅ", "、", "「", "　",
    // Others: Devanagari, Thai, Tamil, Georgian, Ethiopic.
    "क", "ก", "த", "ა", "አ",
    // Symbols that forms use, and characters of ambiguous width, which are narrow.
    "›", "✗", "●", "▾", "━", "┄", "╭", "│", "•", "…", "–", "“", "±", "°", "→", "★", "①", "€",
    // Emoji: single ones, with a presentation selector, a skin tone, a family, a flag, a keycap.
    "😀", "🎫", "⌚", "❤", "❤\u{FE0F}", "☎\u{FE0F}", "👍🏽", "👩‍🚀", "👨‍👩‍👧", "🇩🇪", "1\u{FE0F}\u{20E3}", "कि", "กำ", "நி", "각",
  ]

  @Test("The table agrees with a terminal, except for characters after which the cursor is repositioned")
  func terminal() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fieldstone-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (texts, widths) = (folder.appendingPathComponent("texts.json"), folder.appendingPathComponent("widths.json"))
    try JSONEncoder().encode(Self.samples).write(to: texts)
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Drivers/widths.py").path
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // A separate server, without the user's settings, that ends with its only program.
    process.arguments = [
      "tmux", "-u", "-S", folder.appendingPathComponent("socket").path, "-f", "/dev/null", "new-session", "-d", "-x",
      "80", "-y", "24", "python3 '\(script)' '\(texts.path)' '\(widths.path)'",
    ]
    process.environment = ProcessInfo.processInfo.environment.merging(["LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"]) { $1 }
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let deadline = ContinuousClock.now + .seconds(30)
    while !FileManager.default.fileExists(atPath: widths.path), ContinuousClock.now < deadline { usleep(10_000) }
    let found = try JSONDecoder().decode([Int].self, from: Data(contentsOf: widths))
    #expect(found.count == Self.samples.count)
    var agreed = 0
    for (sample, width) in zip(Self.samples, found) {
      let character = Character(sample)
      if CellWidth.of(character) == width { agreed += 1 }
      #expect(
        CellWidth.of(character) == width || CellWidth.isUncertain(character),
        "\(sample): \(CellWidth.of(character)) columns in the table, \(width) on the terminal")
    }
    #expect(agreed >= Self.samples.count - 12, "\(Self.samples.count - agreed) samples differ")
  }
}
