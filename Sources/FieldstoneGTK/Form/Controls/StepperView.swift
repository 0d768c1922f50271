#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore
  import Foundation

  /// A number with a step up and a step down. What is typed stays as it is: the engine reads it.
  final class StepperView: EntryView {
    private let steps: NumberSteps
    private var number: Decimal?
    private let down = gtk_button_new_from_icon_name("list-remove-symbolic")!
    private let up = gtk_button_new_from_icon_name("list-add-symbolic")!

    init(_ row: FormRow, _ style: FormNumberStyle, _ form: FormView) {
      steps = NumberSteps(style)
      super.init(row, form)
    }

    override func addSuffixes(_ row: FormRow) {
      for (button, sign) in [(down, -1), (up, 1)] {
        button.addClass("flat")
        button.addClass("circular")
        let name = FormString.window(sign < 0 ? .decrease : .increase, .text(row.label))
        fieldstone_gtk_set_label(button, text(name).shown)
        line.add(button)
        connect(button, "clicked") { [weak self] in self?.step(Decimal(sign)) }
      }
    }

    override func present(_ row: FormRow) {
      super.present(row)
      if case .number(let now) = row.answer { number = now } else { number = nil }
      down.isSensitive = number.map { steps.next($0, -1) != $0 } ?? true
      up.isSensitive = number.map { steps.next($0, 1) != $0 } ?? true
    }

    private func step(_ sign: Decimal) {
      send(.set(id, .number(number.map { steps.next($0, sign) } ?? steps.start)))
    }
  }
#endif
