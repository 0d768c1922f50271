#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// The heading of a collection: its title, how many elements there are, help and issues.
  final class CollectionView: HeadView {
    private let group = Heading()
    override var heading: Widget? { group.box }

    override func present(_ row: FormRow) {
      group.set(row.label, "")
      // The help is about the collection, whether or not anything is in it.
      let texts = [row.help, row.display].compactMap { $0 }.filter { !$0.isEmpty }
      group.show(texts, row.issues.map(remark), isAnnounced: form?.showsAllIssues == false)
    }

    override func attach() { section?.frame.setHeading(group.box, title: group.title) }
  }

  /// The heading of an element whose rows follow on the page.
  final class ElementView: HeadView {
    private let group = Heading()
    override var heading: Widget? { group.box }
    override var stops: [Widget] { [group.box] }

    override func present(_ row: FormRow) {
      group.set(label(row), row.display)
      group.show([row.help].compactMap { $0 }, row.issues.map(remark), isAnnounced: form?.showsAllIssues == false)
      // The list of its rows has this name, too.
      fieldstone_gtk_set_label(group.title, fullLabel(row).shown)
      // The engine may move the focus here even if there is nothing to do.
      input = group.box
      fieldstone_gtk_set_label(group.box, fullLabel(row).shown)
      gtk_widget_set_focusable(group.box, row.actions.isEmpty ? 1 : 0)
    }

    override func add(_ controls: ElementControls) {
      group.addStart(controls.handle)
      group.addEnd(controls.menu.button)
    }

    override func showElement(_ row: FormRow) {
      super.showElement(row)
      if !row.actions.isEmpty { input = element?.menu.button }
    }

    override func attach() { section?.frame.setHeading(group.box, title: group.title) }
  }

  /// The row that adds an element to a collection.
  class AddView: RowView {
    private let button = gtk_button_new()!
    private let content = adw_button_content_new()!
    /// Says why nothing can be added.
    private let reason = Label.make("", "dim-label", "caption")

    init(_ row: FormRow, _ form: FormView) {
      super.init(row, .boxed, form)
      let box = Box.vertical()
      reason.setMargins(bottom: 10, sides: 12)
      gtk_widget_set_halign(reason, GTK_ALIGN_CENTER)
      for part in [button, reason] { box.append(part) }
      let line = PlainLine.make(box)
      line.addClass("add-row")
      lines = [line]
      input = button
      button.addClass("flat")
      adw_button_content_set_icon_name(content.opaque, "list-add-symbolic")
      gtk_widget_set_halign(content, GTK_ALIGN_CENTER)
      gtk_button_set_child(button.cast(), content)
      connect(button, "clicked") { [weak self] in self?.add() }
      show(row)
    }

    func add() { form?.press(id) }

    override func present(_ row: FormRow) {
      adw_button_content_set_label(content.opaque, row.label.shown)
      gtk_widget_set_tooltip_text(button, row.help?.shown)
      button.isSensitive = row.isEnabled
      let words = form?.engine.fullness(of: row).map(text) ?? ""
      reason.isVisible = !words.isEmpty
      Label.set(reason, words)
      fieldstone_gtk_set_description(button, words)
    }
  }

  /// An element that has a page of its own.
  final class ElementLinkView: LinkView {
    override func add(_ controls: ElementControls) {
      super.add(controls)
      placeArrow(after: controls.menu.button)
    }
  }
#endif
