#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// The heading of a section as the program shows it.
  final class OwnHeadView: HeadView {
    private let control: any GTKFormControl
    private var title = ""
    override var heading: Widget? { control.widget.gtk }
    override var stops: [Widget] { [control.widget.gtk] }

    init(_ row: FormRow, _ control: any GTKFormControl, _ form: FormView) {
      self.control = control
      super.init(row, form)
    }

    override func present(_ row: FormRow) {
      title = row.title
      control.show(row)
      nameList()
    }

    override func attach() {
      section?.frame.setHeading(control.widget.gtk, title: nil)
      nameList()
    }

    private func nameList() {
      if let section, !title.isEmpty { fieldstone_gtk_set_label(section.frame.list, title.shown) }
    }
  }

  /// The footer of a section as the program shows it.
  final class OwnFootView: FootView {
    private let control: any GTKFormControl
    override var heading: Widget? { control.widget.gtk }
    override var stops: [Widget] { [control.widget.gtk] }

    init(_ row: FormRow, _ control: any GTKFormControl, _ form: FormView) {
      self.control = control
      super.init(row, form)
    }

    override func present(_ row: FormRow) { control.show(row) }

    override func attach() { section?.frame.setFoot(control.widget.gtk) }
  }

  /// A text as the program shows it.
  final class OwnTextView: RowView {
    private let control: any GTKFormControl

    init(_ row: FormRow, _ control: any GTKFormControl, _ form: FormView) {
      self.control = control
      super.init(row, .plain, form)
      lines = [PlainLine.make(control.widget.gtk)]
      show(row)
    }

    override func present(_ row: FormRow) { control.show(row) }
  }
#endif
