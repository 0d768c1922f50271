import FieldstoneCore
import Foundation

/// The slider below a number that can also be typed: both give the same answer.
struct NumberSlider: Sendable, Equatable, Codable {
  let scale: SliderScale
  /// Its position as rendered, or as sent since: what browsers send if nobody moves it.
  var position: Decimal
  var showsTicks = false

  /// - Returns: Nil for a row without a slider, or without two ends for it.
  init?(_ row: borrowing FormRow) {
    // A slider stands somewhere, and no number is that of several objects.
    guard case .slider(let style) = row.control.standard, !row.isMixed, let scale = SliderScale(style) else {
      return nil
    }
    self.scale = scale
    showsTicks = style.showsTicks
    if case .number(let number) = row.answer {
      position = scale.wholeStep(at: number)
    } else {
      position = scale.least
    }
  }

  func write(_ row: FormRow, named name: String, hasHelp: Bool, to html: inout HTMLWriter) {
    guard case .slider(let style) = row.control.standard else { return }
    let (minimum, maximum) = (IconWriter(style.minimumIcon), IconWriter(style.maximumIcon))
    let hasIcons = minimum != nil || maximum != nil
    if hasIcons { html.open("div", class: "ends") }
    minimum?.write(to: &html)
    writeInput(row, named: name, hasHelp, to: &html)
    maximum?.write(to: &html)
    if hasIcons { html.close("div") }
  }

  private func writeInput(_ row: FormRow, named name: String, _ hasHelp: Bool, to html: inout HTMLWriter) {
    html.literal("<input type=\"range\"")
    html.attribute("name", row.id.sliderName)
    html.attribute("aria-label", name)
    html.attribute("min", "\(scale.least)")
    html.attribute("max", "\(scale.most)")
    html.attribute("step", "\(scale.step)")
    html.attribute("value", "\(position)")
    let ticks = showsTicks ? scale.ticks : []
    if !ticks.isEmpty { html.attribute("list", of: row, ":ticks") }
    // The focus goes to the input.
    html.remarks(of: row, hasHelp: hasHelp)
    html.content()
    guard !ticks.isEmpty else { return }
    html.begin("datalist")
    html.attribute("id", of: row, ":ticks")
    html.content()
    for tick in ticks {
      html.begin("option")
      html.attribute("value", "\(tick)")
      html.literal("></option>\n")
    }
    html.close("datalist")
  }

  /// The position that a browser sends; nil if it sends none.
  ///
  /// - Throws: A refusal for what it can't send.
  func position(sentAs text: String?) throws(WebFormRefusal) -> Decimal? {
    guard let text else { return nil }
    guard text.utf8.count <= 40, text.utf8.allSatisfy(Self.isNumeric),
      let number = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")), number.isFinite
    else { throw .tampered("A slider has an answer that it can't have.") }
    // Browsers send the nearest Double.
    if Double("\(position)") == Double(text) { return position }
    for end in [scale.least, scale.most] where Double("\(end)") == Double(text) { return scale.wholeStep(at: end) }
    guard number >= scale.least, number <= scale.most else {
      throw .tampered("A slider has an answer that it can't have.")
    }
    return scale.wholeStep(at: number)
  }

  /// As in `-0.5` and `1e-7`.
  private static func isNumeric(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "-+.eE".utf8.contains(byte)
  }
}
