import Foundation
import Testing

@testable import FieldstoneWeb

@Suite("The stylesheet of pages")
struct StylesheetTests {
  private let sheet = WebForm<Conference>.stylesheet

  /// The rules for a medium.
  private func rules(_ query: String) throws -> Substring {
    let start = try #require(sheet.range(of: "@media\(query){")).upperBound
    var depth = 1
    let end = sheet[start...].firstIndex { character in
      depth += character == "{" ? 1 : character == "}" ? -1 : 0
      return depth == 0
    }
    return sheet[start..<(try #require(end))]
  }

  @Test("Braces are in pairs, or a browser would drop what follows")
  func braces() {
    var depth = 0
    for character in sheet where "{}".contains(character) {
      depth += character == "{" ? 1 : -1
      #expect((0...3).contains(depth))
    }
    #expect(depth == 0)
  }

  @Test("A sheet is a card over a backdrop on wide screens only: not on phones, and not on paper")
  func sheets() throws {
    let wide = try rules(" screen and (min-width:40rem)")
    #expect(wide.contains("main.sheet{max-width:") && wide.contains("html:has(>body>.sheet){background:"))
    #expect(wide.contains("border:1px solid"), "Where colors are forced, the border is all there is.")
    #expect(!wide.contains("animation") && !wide.contains("transition"), "Nothing moves by itself.")
    let dark =
      "html:has(>body>.sheet){background:var(--page)}main.sheet{background:color-mix(in srgb,var(--page),#fff 8%)}"
    #expect(wide.contains("@media(prefers-color-scheme:dark){\(dark)}"), "In the dark, what is in front is lighter.")
    for side in ["left", "right"] { #expect(!wide.contains(side), "It is the same from right to left.") }
    #expect(sheet.components(separatedBy: ".sheet").count == wide.components(separatedBy: ".sheet").count)
  }

  @Test("On paper, there are no buttons, except for those that say something: links with answers, and errors")
  func print() throws {
    let paper = try rules(" print")
    let hidden = try #require(paper.firstMatch(of: /^button:not\(([^)]*)\),:is\((.*)\)\{display:none!important\}/))
    #expect(hidden.1.split(separator: ",") == [".link", ".jump"])
    let others = hidden.2.split(separator: ",")
    for part in [".return", ".search", ".found", ".foot", ".bar", ".state", ".tools", ".languages"] {
      #expect(others.contains(Substring(part)), "\(part)")
    }
    #expect(
      paper.contains(".row:has(>button):not(:has(>:not(button),>.link,>.jump)),"), "Nor empty lines in their place.")
    for kept in [".row", ".card", ".summary", ".fact", ".more"] { #expect(!others.contains(Substring(kept))) }
  }
}
