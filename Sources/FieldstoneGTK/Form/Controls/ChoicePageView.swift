#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// A row that shows what is chosen, and leads to a page with the options and a search.
  final class ChoicePageView: PickingView, PagedView {
    private let open = PageFrame.disclosure()
    /// The page.
    let page = Box.vertical()

    init(_ row: FormRow, _ form: FormView) {
      super.init(row, isPage: true, form)
      input = line
      lead(from: line, by: open)
      fill(page, row.label, with: list.box) { [weak self] in self?.close() }
      show(row)
    }

    isolated deinit { g_object_unref(page.object) }

    func opened() { list.open() }

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
