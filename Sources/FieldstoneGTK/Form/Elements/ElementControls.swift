#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// The controls at the ends of an element's row: a handle to drag it, and a menu of what can be done with it.
  @MainActor
  final class ElementControls {
    let menu = ActionMenu()
    let handle = gtk_image_new_from_icon_name("list-drag-handle-symbolic")!

    init(_ id: FormRowID, _ form: FormView, shows dragged: @escaping @MainActor () -> Widget?) {
      gtk_widget_set_valign(handle, GTK_ALIGN_CENTER)
      handle.addClass("drag-handle")
      // With the keyboard, elements are moved with the menu or with Alt and an arrow key.
      fieldstone_gtk_set_decorative(handle)
      menu.onChoose = { [weak form] in
        if let action = ElementAction(rawValue: $0) { form?.act(action, on: id) }
      }
      Dragging.source(handle, shows: dragged) { [weak form] in form?.dragged = $0 ? id : nil }
    }

    func show(_ actions: FormRow.Actions, _ name: String, in environment: FormEnvironment) {
      let offered = ElementAction.allCases.filter { actions.contains($0.action) }
      menu.setItems(offered.map { ActionMenu.Item(id: $0.rawValue, title: $0.title.text(in: environment)) })
      menu.setName(
        FormString.window(.actionsOf, .text(name)).text(in: environment),
        tooltip: FormString.window(.actions).text(in: environment))
      handle.isVisible = !actions.isDisjoint(with: [.moveUp, .moveDown])
    }
  }

  extension RowView {
    /// The title; that of an element has its number.
    func label(_ row: FormRow) -> String {
      guard let position else { return row.label }
      return text(.common(.numbered, .text(row.label), number(position.number)))
    }

    /// The title with the number of an element, and how many there are.
    func fullLabel(_ row: FormRow) -> String {
      guard let position else { return row.label }
      return text(.common(.elementTitle, .text(row.label), number(position.number), number(position.count)))
    }

    private func number(_ number: Int) -> FormArgument {
      form.map { .grouped(number, in: $0.engine.environment) } ?? .count(number)
    }

    /// Shows the number of an element that has changed because another one came or went.
    func updatePosition() {
      guard let position, let form, let now = form.engine.position(of: id), now != position,
        let row = form.engine.row(id)
      else { return }
      show(row)
    }
  }
#endif
