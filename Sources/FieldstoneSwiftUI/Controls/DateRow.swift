import FieldstoneCore
import Foundation
import SwiftUI

/// A date that is typed, or picked. What was typed and is no date stays as it is, which a picker could not show.
struct DateRow: FormRowBody {
  let state: RowState
  let focus: FocusState<FormRowID?>.Binding?
  @Environment(\.dynamicTypeSize) private var size

  var body: some View {
    labeled(isStacked: size.isAccessibilitySize) {
      HStack {
        lineOfText(focus, isLeading: size.isAccessibilitySize)
        if row.allowsNone, !row.text.isEmpty, row.isEnabled { clearing }
        if FormPlatform.picksDates { opening }
      }
    } below: {
      if state.isOpen, let parts, let style {
        FormPlatform.datePicker(
          title: fullLabel,
          date: Binding {
            date(parts)
          } set: {
            take($0)
          }, range: range(style), style: style, calendar: calendar)
      }
    }
  }

  private var clearing: some View {
    Button {
      state.set(.none)
    } label: {
      Image(systemName: "xmark.circle.fill")
    }
    .buttonStyle(.borderless)
    .accessibilityLabel(Text(verbatim: text(.window(.clear, .text(label)))))
  }

  private var opening: some View {
    Button {
      state.isOpen.toggle()
    } label: {
      Image(systemName: style?.kind == .time ? "clock" : "calendar")
    }
    .buttonStyle(.borderless)
    .accessibilityLabel(
      Text(verbatim: text(.window(style?.kind == .time ? .openClock : .openCalendar, .text(label))))
    )
    .disabled(!row.isEnabled)
  }

  private var style: FormDateStyle? {
    if case .date(let style) = row.control.standard { style } else { nil }
  }

  /// The calendar of the field's time zone.
  private var calendar: Calendar {
    var calendar = environment.calendar
    calendar.timeZone = form.engine.timeZone(of: row.id)
    return calendar
  }

  /// The answer as parts of the Gregorian calendar; if there is none, what a picker opens at, which is no answer yet.
  private var parts: DateComponents? {
    if case .date(let parts) = row.answer { return parts }
    if case .date(let parts) = form.engine.answer(row.id, steppedBy: 0) { return parts }
    return nil
  }

  private var gregorian: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = form.engine.timeZone(of: row.id)
    return calendar
  }

  private func date(_ parts: DateComponents) -> Date {
    var parts = parts
    // A time alone is one of a day with whole hours: long ago, zones had odd seconds.
    if parts.year == nil { (parts.year, parts.month, parts.day) = (2001, 1, 1) }
    return gregorian.date(from: parts) ?? .now
  }

  /// The days that may be picked.
  private func range(_ style: FormDateStyle) -> ClosedRange<Date> {
    let least = style.minimum.map(date) ?? .distantPast
    return least...max(least, style.maximum.map(date) ?? .distantFuture)
  }

  private func take(_ date: Date) {
    guard var parts, let style else { return }
    let picked = gregorian.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    if style.kind.hasDay || !style.kind.hasTime {
      (parts.year, parts.month) = (picked.year, picked.month)
      if style.kind.hasDay { parts.day = picked.day }
    }
    if style.kind.hasTime, (parts.hour, parts.minute) != (picked.hour, picked.minute) {
      (parts.hour, parts.minute, parts.second) = (picked.hour, picked.minute, 0)
    }
    state.set(.date(parts))
  }
}
