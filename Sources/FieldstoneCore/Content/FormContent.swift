import Foundation

/// What a row shows that is only looked at.
public enum FormContent: Sendable, Hashable {
  /// Text with emphasis, links and lists.
  case text(FormMarkdown)
  /// A title and a value: the row's ``FormRow/title`` and ``FormRow/display``.
  case info
  /// A picture; the row's title says what it shows.
  case image(FormImage)
  /// A link out of the form. The row's title is its text.
  case link(address: String)
  /// More text that people can open: the row's title is the question.
  case disclosure(FormMarkdown)
  /// How far something is, from 0 to 1; `nil` if nobody knows.
  case progress(Double?)
  /// Some space.
  case spacer
  /// A line across the page.
  case divider
}

/// The content of a row as it was declared. Titles are declared like those of other rows.
enum DeclaredContent {
  case text
  case info(FormString)
  case image(FormImage)
  case link(String)
  case disclosure(FormString)
  case progress(Double?)
  case spacer, divider
}

extension FormEngine {
  /// What a row shows that is only looked at; nil for other rows.
  func content(of slot: Int, _ details: ElementDetails?) -> FormContent? {
    guard let declared = details?.content else { return nil }
    let decided = decidedTexts.isEmpty ? nil : decidedTexts[slot]
    switch declared {
    case .text: return .text(FormMarkdown(title(of: slot).markdown(in: environment)))
    case .info: return .info
    case .image(let image): return .image(image)
    case .link(let address): return .link(address: address)
    case .disclosure(let answer): return .disclosure(FormMarkdown(answer.markdown(in: environment)))
    case .progress(let fraction): return .progress((decided?.fraction ?? fraction).map { max(0, min(1, $0)) })
    case .spacer: return .spacer
    case .divider: return .divider
    }
  }

  /// What such a row says beside its title.
  func display(of content: DeclaredContent, _ slot: Int) -> String {
    switch content {
    case .info(let value):
      return (decidedTexts.isEmpty ? value : decidedTexts[slot]?[.shown] ?? value).text(in: environment)
    case .disclosure(let answer):
      return FormMarkdown(answer.markdown(in: environment)).lines.joined(separator: "\n")
    case .link(let address): return address.withoutScheme
    case .progress:
      guard case .progress(let fraction?)? = self.content(of: slot, element(at: slot).details) else { return "" }
      let style = FloatingPointFormatStyle<Double>.Percent(locale: environment.locale)
      return fraction.formatted(style.precision(.fractionLength(0)))
    case .text, .image, .spacer, .divider: return ""
    }
  }
}

extension FormString {
  /// The text with its parameters escaped, so that nothing in an answer is read as Markdown.
  func markdown(in environment: FormEnvironment) -> String { escapedForMarkdown.text(in: environment) }

  /// Parameters that are texts of their own may have answers in them, too.
  private var escapedForMarkdown: FormString {
    replacing(key: \.self) { argument in
      switch argument {
      case .text(let text): .text(FormMarkdown.escaped(text))
      case .string(let text): .string(text.escapedForMarkdown)
      case .number, .date: argument
      }
    }
  }
}
