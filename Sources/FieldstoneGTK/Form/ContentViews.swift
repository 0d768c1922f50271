#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// Text with emphasis, links and lists, on the page itself.
  final class TextContentView: RowView {
    private let box = Box.vertical(6)
    private var text: FormMarkdown?

    init(_ row: FormRow, _ form: FormView) {
      super.init(row, .plain, form)
      lines = [PlainLine.make(box)]
      show(row)
    }

    override func present(_ row: FormRow) {
      guard case .text(let text)? = row.content, text != self.text else { return }
      self.text = text
      FormattedText.fill(box, text)
    }
  }

  /// A picture.
  final class PictureView: RowView {
    private let picture = gtk_picture_new()!
    private var image: FormImage?
    /// The greatest height of a picture in the page.
    private static let mostHeight: Int32 = 320

    init(_ row: FormRow, _ form: FormView) {
      super.init(row, .plain, form)
      gtk_widget_set_halign(picture, GTK_ALIGN_START)
      gtk_picture_set_can_shrink(picture.opaque, 1)
      picture.setMargins(bottom: 6)
      if row.title.isEmpty { fieldstone_gtk_set_decorative(picture) }
      lines = [PlainLine.make(picture)]
      show(row)
    }

    override func present(_ row: FormRow) {
      // GTK's own alternative text is only a description, of a picture without a name.
      if !row.title.isEmpty { fieldstone_gtk_set_label(picture, row.title.shown) }
      guard case .image(let image)? = row.content, image != self.image else { return }
      self.image = image
      gtk_widget_set_size_request(picture, -1, min(Self.mostHeight, Int32(clamping: image.facts?.height ?? 0)))
      let bytes = g_bytes_new(image.bytes, gsize(image.bytes.count))
      defer { g_bytes_unref(bytes) }
      guard let texture = gdk_texture_new_from_bytes(bytes, nil) else { return }
      gtk_picture_set_paintable(picture.opaque, texture)
      g_object_unref(UnsafeMutableRawPointer(texture))
    }
  }

  /// A link out of the form.
  final class LinkContentView: RowView {
    private let button = gtk_link_button_new("")!
    private let box = Box.horizontal(6)

    init(_ row: FormRow, _ form: FormView) {
      super.init(row, .plain, form)
      gtk_widget_set_halign(box, GTK_ALIGN_START)
      box.append(button)
      lines = [PlainLine.make(box)]
      input = button
      show(row)
    }

    override func present(_ row: FormRow) {
      guard case .link(let address)? = row.content else { return }
      Label.setButton(button, row.label)
      gtk_link_button_set_uri(button.opaque, address)
    }

    override func addIcon(_ icon: Widget) { gtk_box_prepend(box.cast(), icon) }
  }

  /// A question that unfolds its answer.
  final class DisclosureView: RowView {
    private let expander = adw_expander_row_new()!
    private let box = Box.vertical(6)
    private var answer: FormMarkdown?

    init(_ row: FormRow, _ form: FormView) {
      super.init(row, .boxed, form)
      Title.prepare(expander)
      box.setMargins(bottom: 12, sides: 12)
      gtk_widget_set_margin_top(box, 12)
      adw_expander_row_add_row(expander.cast(), PlainLine.make(box))
      lines = [expander]
      input = expander
      followUnfolding()
      show(row)
    }

    /// Scrolls the answer into view once all of it is there: it unfolds over several frames.
    private func followUnfolding() {
      guard let revealer = expander.all(gtk_revealer_get_type()).first else { return }
      connect(revealer, "notify::child-revealed") { [weak self] in
        guard let self, gtk_revealer_get_child_revealed(revealer.opaque) != 0 else { return }
        self.form?.top?.reveal(self.id)
      }
    }

    override func present(_ row: FormRow) {
      Title.set(expander, row.label)
      guard case .disclosure(let answer)? = row.content, answer != self.answer else { return }
      self.answer = answer
      FormattedText.fill(box, answer)
    }
  }

  /// How far something is.
  final class ProgressView: RowView {
    private let line = Title.actionRow()
    private let bar = gtk_progress_bar_new()!
    private let value = Label.short("", "dim-label")

    init(_ row: FormRow, _ form: FormView) {
      super.init(row, .boxed, form)
      gtk_widget_set_valign(bar, GTK_ALIGN_CENTER)
      gtk_widget_set_size_request(bar, 120, -1)
      gtk_widget_set_focusable(line, 0)
      for widget in [bar, value] { adw_action_row_add_suffix(line.cast(), widget) }
      lines = [line]
      show(row)
    }

    override func present(_ row: FormRow) {
      guard case .progress(let fraction)? = row.content else { return }
      Title.set(line, label(row))
      gtk_progress_bar_set_fraction(bar.opaque, fraction ?? 0)
      Label.set(value, fraction == nil ? "…" : row.display)
      fieldstone_gtk_set_label(bar, row.label.shown)
      fieldstone_gtk_set_value(bar, fraction ?? 0, row.display)
    }
  }

  /// Some space, or a line across the page.
  final class GapView: RowView {
    init(_ row: FormRow, _ form: FormView) {
      super.init(row, .plain, form)
      let gap: Widget
      if row.content == .divider {
        gap = gtk_separator_new(GTK_ORIENTATION_HORIZONTAL)
      } else {
        gap = Box.vertical(0)
        gtk_widget_set_size_request(gap, -1, 12)
      }
      lines = [PlainLine.make(gap)]
      show(row)
    }
  }

  extension RowView {
    /// The view of a row that is only looked at.
    static func makeContent(_ row: FormRow, _ form: FormView) -> RowView {
      switch row.content {
      case .text: TextContentView(row, form)
      case .info: FactView(row, form)
      case .image: PictureView(row, form)
      case .link: LinkContentView(row, form)
      case .disclosure: DisclosureView(row, form)
      case .progress: ProgressView(row, form)
      case .spacer, .divider: GapView(row, form)
      case nil: NoteView(row.inStandardKind, form)
      }
    }
  }

  /// Formatted text as labels, one for each paragraph and item.
  @MainActor
  enum FormattedText {
    static func fill(_ box: Widget, _ text: FormMarkdown) {
      box.removeChildren()
      for block in text.blocks {
        switch block {
        case .paragraph(let spans): box.append(label(spans))
        case .list(let isOrdered, let items):
          for (index, item) in items.enumerated() {
            let line = Box.horizontal(8)
            let mark = Label.make(isOrdered ? "\(index + 1)." : "•")
            gtk_widget_set_valign(mark, GTK_ALIGN_START)
            line.append(mark)
            let words = label(item)
            gtk_widget_set_hexpand(words, 1)
            line.append(words)
            box.append(line)
          }
        }
      }
    }

    private static func label(_ spans: [FormMarkdown.Span]) -> Widget {
      let label = Label.make()
      gtk_label_set_markup(label.opaque, spans.map(markup).joined())
      return label
    }

    /// The only place where text becomes markup: everything that is not markup is escaped.
    private static func markup(_ span: FormMarkdown.Span) -> String {
      var text = escaped(span.text.shown)
      if span.isCode { text = "<tt>\(text)</tt>" }
      if span.isEmphasized { text = "<i>\(text)</i>" }
      if span.isStrong { text = "<b>\(text)</b>" }
      guard let address = span.address else { return text }
      return "<a href=\"\(escaped(address))\">\(text)</a>"
    }

    private static func escaped(_ text: String) -> String {
      text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
        .replacing("\"", with: "&quot;").replacing("'", with: "&#39;")
    }
  }
#endif
