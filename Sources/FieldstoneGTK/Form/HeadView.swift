#if GTK
  import FieldstoneCore

  /// The heading of a section or of a subform within the page.
  class HeadView: RowView {
    private var title = ""
    private var help: String?

    init(_ row: FormRow, _ form: FormView) {
      super.init(row, .head, form)
      show(row)
    }

    override func present(_ row: FormRow) {
      guard title != row.title || help != row.help else { return }
      (title, help) = (row.title, row.help)
      attach()
    }

    /// Puts the heading above the section's list.
    func attach() { section?.frame.setHeading(title, help) }
  }

  /// The footer of a section.
  class FootView: RowView {
    private var title = ""

    init(_ row: FormRow, _ form: FormView) {
      super.init(row, .foot, form)
      show(row)
    }

    override func present(_ row: FormRow) {
      guard title != row.title else { return }
      title = row.title
      attach()
    }

    func attach() { section?.frame.setFoot(title) }
  }
#endif
