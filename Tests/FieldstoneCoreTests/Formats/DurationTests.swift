import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Durations")
struct DurationTests {
  @Test(
    "A duration is read as people write it",
    arguments: [
      ("en", "1h 30m", 5400), ("en", "1:30", 5400), ("en", "1:30:15", 5415), ("en", "90 min", 5400),
      ("en", "1.5 h", 5400),
      ("de", "1,5 h", 5400), ("de", "2 Stunden 5 Minuten", 7500), ("fr", "1 heure", 3600), ("en", "45s", 45),
      ("en", "1 day", 86_400), ("en", "0", 0), ("en", "-10 minutes", -600), ("ar-EG", "٩٠ min", 5400),
      // As they are displayed, with a conjunction, and with words that count.
      ("de", "1 Stunde und 30 Minuten", 5400), ("de", "1 Tg., 1 Std., 1 Min. und 1 Sek.", 90_061),
      ("en", "1 hour and 30 minutes", 5400), ("fr", "1 h et 30 min", 5400), ("pt-BR", "1 hora e 30 minutos", 5400),
      ("ar", "ساعة و30 دقيقة", 5400), ("ar", "ساعتان", 7200), ("ar", "يوم، ساعة، دقيقة، وثانية", 90_061),
      ("fa", "۱ روز،\u{200F} ۱ ساعت،\u{200F} ۱ دقیقه، و ۱ ثانیه", 90_061),
      ("he", "יומיים, שעתיים, שתי דקות ו-5 שניות", 180_125),
      ("ja", "1時間30分", 5400), ("tr", "1sa 30d", 5400), ("en", "2d", 172_800),
      // In ISO 8601, in every language, without fractions.
      ("en", "PT1H30M", 5400), ("tr", "-PT15M", -900), ("de", "PT1.500S", nil), ("en", "PT", nil),
      ("en", "PT1M1H", nil),
      ("en", "PT5", nil), ("en", "pt1h", nil),
      ("de", "und 30 Minuten", nil), ("de", "1 Stunde und", nil), ("de", "1 Stunde oder 30 Minuten", nil),
      ("ar", "ساعتان ساعة", nil),
      ("en", "90", nil), ("en", "1:75", nil), ("en", "30m 1h", nil), ("en", "1h 1h", nil), ("en", "soon", nil),
      ("en", "1:2:3:4", nil), ("en", "h", nil), ("en", "1e9h", nil), ("en", "99999999999999999999h", nil),
    ] as [(String, String, Int?)])
  func reading(locale: String, text: String, seconds: Int?) {
    let environment = FormEnvironment(locale: Locale(identifier: locale))
    #expect(DurationText.duration(text, environment) == seconds.map { .seconds($0) })
  }

  private struct Talk: FormModel {
    var length = Duration.seconds(5400)
    var pause: Duration?
    static func describe(_ fields: FieldList<Talk>) {
      fields.add(\.length, "length").range(.seconds(60)...(.seconds(7200)))
      fields.add(\.pause, "pause")
    }
  }

  @Test("A field for a duration has a text for editing, one to look at, and a range in words")
  func field() {
    let form = FormSession(Talk())
    #expect(form.row("length")?.text == "1h 30m" && form.row("length")?.display == "1 hr, 30 min")
    #expect(form.row("length")?.hint == "From 1m to 2h. For example, 1h 30m")
    form.send(.type("length", "3h"))
    #expect(form.issues.map { $0.text(in: form.environment) } == ["Enter a value from 1m to 2h."])
    form.send(.type("length", "long"))
    #expect(form.issues.map(\.kind.code) == ["notDuration"] && form.model.length == .seconds(10_800))
    form.send(.type("pause", "0.25 s"))
    #expect(
      form.model.pause == .milliseconds(250) && form.row("pause")?.display == "0.250s"
        || form.row("pause")?.display == "0.25s")
    form.send(.type("pause", ""))
    #expect(form.model.pause == nil)
  }
}
