import Foundation

extension Duration: FormValue {
  /// Hours, minutes and seconds: `1h 30m`, `1:30`, `90 min`, `1.5 h`, with the language's own words for the units, too.
  public static func formValue(from text: String, in environment: FormEnvironment) throws(FormIssue) -> Duration {
    guard let value = DurationText.duration(text, environment) else { throw FormIssue(.notDuration) }
    return value
  }

  public func formText(in environment: FormEnvironment) -> String { DurationText.text(self, environment) }
}

/// Durations.
final class DurationCodec: ValueCodec<Duration>, @unchecked Sendable {
  override var emptied: Parsed { .failure(FormIssue(.notDuration)) }
  override var example: FormString? { .hint(.duration) }
  override var displaysText: Bool { false }

  override func display(_ value: StoredValue, _ environment: FormEnvironment) -> FormString {
    guard let duration = unpack(value) else { return "" }
    // Foundation rounds fractions of a second, which would hide a part of the value.
    // It traps for durations that are longer than any that can be typed.
    let (seconds, rest) = duration.components
    guard rest == 0, seconds.magnitude <= DurationText.mostSeconds else {
      return FormString(verbatim: text(value, environment))
    }
    let style = Duration.UnitsFormatStyle(allowedUnits: [.hours, .minutes, .seconds], width: .abbreviated)
    return FormString(verbatim: duration.formatted(style.locale(environment.locale)))
  }
}
