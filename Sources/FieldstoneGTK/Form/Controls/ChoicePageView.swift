#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// A row that shows what is chosen, and leads to a page with the options and a search.
  final class ChoicePageView: PickingView {
    private let open = PageFrame.disclosure()
    /// The page.
    let page = Box.vertical()

    init(_ row: FormRow, _ form: FormView) {
      super.init(row, isPage: true, form)
      input = line
      adw_action_row_add_suffix(line.cast(), open)
      Title.setControl(line, open)
      // The row keeps its page while it is on no screen.
      g_object_ref_sink(page.object)
      connect(open, "clicked") { [weak self] in
        guard let self else { return }
        self.form?.showOptions(of: self)
      }
      let back = PageFrame.iconButton("go-previous-symbolic", text(.common(.back)))
      connect(back, "clicked") { [weak self] in self?.close() }
      page.append(PageFrame.bar(row.label, start: [back], end: []))
      let clamp = adw_clamp_new()!
      adw_clamp_set_maximum_size(clamp.opaque, 600)
      list.box.setMargins(top: 12, bottom: 12, sides: 12)
      adw_clamp_set_child(clamp.opaque, list.box)
      gtk_widget_set_vexpand(clamp, 1)
      page.append(clamp)
      show(row)
    }

    isolated deinit { g_object_unref(page.object) }

    override func close() { form?.closeOptions() }

    override func removed() { if form?.optionsView === self { form?.closeOptions() } }

    override func present(_ row: FormRow) {
      super.present(row)
      let shown = chosenText(row)
      Title.setSubtitle(line, shown)
      fieldstone_gtk_set_label(open, named(row, shown).shown)
    }
  }
#endif
