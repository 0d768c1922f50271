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
    #expect(others.contains("[type=file]"), "What a browser writes for a file is a button.")
    for kept in [".row", ".card", ".summary", ".fact", ".more"] { #expect(!others.contains(Substring(kept))) }
  }

  @Test("Paper is white and its text dark, whatever the look and the reader's setting, and no question is cut in two")
  func paper() throws {
    let paper = try rules(" print")
    let colors = try #require(paper.firstMatch(of: /html:root\{color-scheme:light;([^}]*)\}/)).1
    let names = Set(colors.matches(of: /--([a-z-]+):/).map { String($0.1) })
    let all = sheet.prefix { $0 != "@" }.matches(of: /--([a-z-]+):#/).map { String($0.1) }
    #expect(names == Set(all), "Every color, more specific than those of a theme, which are for `:root`.")
    #expect(colors.contains("--card:#fff;--ink:#000"))
    #expect(paper.contains(".row,.line,.summary{break-inside:avoid}") && paper.contains(".card{overflow:visible}"))
    #expect(paper.contains("legend,.heading,.trail{break-after:avoid}"))
    #expect(paper.contains("a,.jump{color:inherit;text-decoration:none}"))
  }

  @Test("Where colors are forced, what a background or a shadow says has a border or an underline")
  func forced() throws {
    let forced = try rules("(forced-colors:active)")
    for part in [".card:not(.bare)", ".message", ".bar", ".state:is([data-state=saving]"] {
      #expect(forced.contains(part), "\(part)")
    }
    #expect(forced.contains(".invalid:not(.row)::before{border-inline-start:4px solid}"))
    #expect(forced.contains(".reveal[aria-pressed=true]{border:3px solid Highlight}"))
    #expect(forced.contains("button:disabled,input:disabled+label{color:GrayText}"))
    #expect(sheet.contains("stroke:currentColor") && !forced.contains("outline:0") && !forced.contains("outline:none"))
    #expect(!forced.contains("forced-color-adjust"), "The reader's colors are for everything.")
  }

  @Test("What fades goes away at once for people who want nothing to move")
  func motion() throws {
    #expect(try rules("(prefers-reduced-motion:reduce)").contains(".state{animation-duration:0s!important}"))
    let moving = sheet.split(separator: "\n").filter { $0.contains("animation:") && !$0.contains("animation:none") }
    #expect(moving.allSatisfy { $0.contains(".state:is([data-state=saved]") } && moving.count == 1)
    #expect(!sheet.contains("transition:") && !sheet.contains("scroll-behavior"))
  }
}
