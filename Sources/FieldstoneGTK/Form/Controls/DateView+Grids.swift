#if GTK
  import CAdw
  import FieldstoneCore
  import Foundation

  /// The pages of a grid in which a month, a year, or a day of another calendar is picked.
  extension DateView {
    /// The months of a year.
    func months(_ offset: Int) -> GridButton.Page {
      let opening = openingDay
      let year = min(max((opening?.year ?? 2000) + offset, 1), 9999)
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = locale
      let (names, long) = (calendar.shortStandaloneMonthSymbols, calendar.standaloneMonthSymbols)
      let cells: [GridButton.Cell?] = names.indices.map { index in
        let parts = DateComponents(year: year, month: index + 1)
        return GridButton.Cell(
          title: names[index], name: "\(long[index]) \(year)",
          isChosen: opening?.year == year && opening?.month == index + 1, isEnabled: isInRange(parts)
        ) { [weak self] in self?.take(parts) }
      }
      return GridButton.Page(title: digits(year), columns: 3, cells: cells)
    }

    /// Twelve years.
    func years(_ offset: Int) -> GridButton.Page {
      let opening = openingDay
      let first = min(max((opening?.year ?? 2000) - 5 + offset * 12, 1), 9988)
      let cells: [GridButton.Cell?] = (first..<(first + 12)).map { year in
        let parts = DateComponents(year: year)
        return GridButton.Cell(
          title: digits(year), name: digits(year), isChosen: opening?.year == year, isEnabled: isInRange(parts)
        ) { [weak self] in self?.take(parts) }
      }
      return GridButton.Page(title: "\(digits(first)) – \(digits(first + 11))", columns: 3, cells: cells)
    }

    /// The days of a month in the form's calendar.
    func days(_ offset: Int) -> GridButton.Page {
      guard var calendar = form?.engine.environment.calendar, let opening = openingDay else {
        return GridButton.Page(title: "", columns: 7, cells: [])
      }
      calendar.locale = locale
      calendar.timeZone = .gmt
      var gregorian = Calendar(identifier: .gregorian)
      gregorian.timeZone = .gmt
      let day = DateComponents(year: opening.year, month: opening.month, day: opening.day)
      guard let chosen = gregorian.date(from: day),
        let shown = calendar.date(byAdding: .month, value: offset, to: chosen),
        let month = calendar.dateInterval(of: .month, for: shown)
      else { return GridButton.Page(title: "", columns: 7, cells: []) }
      let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: .gmt)
      let lead = (calendar.component(.weekday, from: month.start) - calendar.firstWeekday + 7) % 7
      var cells: [GridButton.Cell?] = Array(repeating: nil, count: lead)
      var date = month.start
      while date < month.end, cells.count < 42 {
        let parts = gregorian.dateComponents([.year, .month, .day], from: date)
        cells.append(
          GridButton.Cell(
            title: digits(calendar.component(.day, from: date)),
            name: style.weekday(.wide).day().month(.wide).year().format(date), isChosen: date == chosen,
            isEnabled: isInRange(parts)
          ) { [weak self] in self?.take(day: parts) })
        date = date.addingTimeInterval(86_400)
      }
      let heads = (0..<7).map { calendar.veryShortStandaloneWeekdaySymbols[($0 + calendar.firstWeekday - 1) % 7] }
      return GridButton.Page(
        title: style.month(.wide).year().format(month.start), columns: 7, heads: heads, cells: cells)
    }

    private var locale: Locale { form?.engine.environment.locale ?? Locale(identifier: "en") }

    private func digits(_ number: Int) -> String { number.formatted(.number.locale(locale).grouping(.never)) }

    /// Whether a day, a month or a year is within the range; its parts are compared from the largest on.
    private func isInRange(_ parts: DateComponents) -> Bool {
      func order(_ parts: DateComponents) -> [Int] {
        [parts.year ?? 0] + (style.kind == .year ? [] : [parts.month ?? 0])
          + (style.kind.hasDay ? [parts.day ?? 0] : [])
      }
      func isBefore(_ left: DateComponents, _ right: DateComponents) -> Bool {
        order(left).lexicographicallyPrecedes(order(right))
      }
      return !(style.minimum.map { isBefore(parts, $0) } ?? false)
        && !(style.maximum.map { isBefore($0, parts) } ?? false)
    }
  }
#endif
