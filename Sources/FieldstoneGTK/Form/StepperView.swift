#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore
  import Foundation

  /// A number with a step up and a step down. What is typed stays as it is: the engine reads it.
  final class StepperView: EntryView {
    private let style: FormNumberStyle
    private var number: Decimal?
    private let down = gtk_button_new_from_icon_name("list-remove-symbolic")!
    private let up = gtk_button_new_from_icon_name("list-add-symbolic")!

    init(_ row: FormRow, _ style: FormNumberStyle, _ form: FormView) {
      self.style = style
      super.init(row, form)
    }

    override func addSuffixes(_ row: FormRow) {
      for (button, sign) in [(down, -1), (up, 1)] {
        button.addClass("flat")
        button.addClass("circular")
        gtk_widget_set_valign(button, GTK_ALIGN_CENTER)
        let name = sign < 0 ? Words.less(row.label) : Words.more(row.label)
        fieldstone_gtk_set_label(button, text(name).shown)
        adw_entry_row_add_suffix(entry.cast(), button)
        connect(button, "clicked") { [weak self] in self?.step(Decimal(sign)) }
      }
    }

    override func present(_ row: FormRow) {
      super.present(row)
      if case .number(let now) = row.answer { number = now } else { number = nil }
      down.isSensitive = number.map { next($0, -1) != $0 } ?? true
      up.isSensitive = number.map { next($0, 1) != $0 } ?? true
    }

    private func step(_ sign: Decimal) {
      let start = bound(style.minimum) ?? min(0, bound(style.maximum) ?? 0)
      send(.set(id, .number(number.map { next($0, sign) } ?? start)))
    }

    private func next(_ number: Decimal, _ sign: Decimal) -> Decimal {
      var next = number + sign * (bound(style.step) ?? 1)
      if let least = bound(style.minimum), next < least { next = sign < 0 ? min(number, least) : least }
      if let most = bound(style.maximum), next > most { next = sign > 0 ? max(number, most) : most }
      return next
    }

    private func bound(_ digits: String?) -> Decimal? {
      digits.flatMap { Decimal(string: $0, locale: Locale(identifier: "en_US_POSIX")) }
    }
  }
#endif
