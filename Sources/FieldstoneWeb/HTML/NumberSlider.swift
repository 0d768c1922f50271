import FieldstoneCore
import Foundation

/// The slider below a number that can also be typed: what is moved and what is typed are the same answer.
struct NumberSlider: Sendable, Equatable, Codable {
  let scale: SliderScale
  /// Where it stands, which browsers send if nobody moves it.
  let position: Decimal

  /// - Returns: Nil for a row without a slider, or without two ends for it.
  init?(_ row: FormRow) {
    guard case .slider(let style) = row.control.standard, let scale = SliderScale(style) else { return nil }
    self.scale = scale
    if case .number(let number) = row.answer {
      position = scale.wholeStep(at: number)
    } else {
      position = scale.least
    }
  }

  func write(_ row: FormRow, hasHelp: Bool, to html: inout HTMLWriter) {
    html.literal("<input type=\"range\"")
    html.attribute("name", row.id.sliderName)
    html.attribute("aria-label", row.label)
    html.attribute("min", "\(scale.least)")
    html.attribute("max", "\(scale.most)")
    html.attribute("step", "\(scale.step)")
    html.attribute("value", "\(position)")
    html.describe(row, hasHelp: hasHelp)
    html.content()
  }

  /// The number to which it was moved; nil if it was not.
  ///
  /// - Throws: A refusal for what it can't send.
  func moved(to text: String?) throws(WebFormRefusal) -> Decimal? {
    guard let text else { return nil }
    guard text.utf8.count <= 40, let number = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")),
      number.isFinite, (scale.least...scale.most).contains(number)
    else { throw .tampered("A slider has an answer that it can't have.") }
    return number == position ? nil : number
  }
}
