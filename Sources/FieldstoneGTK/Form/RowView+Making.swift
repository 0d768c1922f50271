#if GTK
  import FieldstoneCore

  extension RowView {
    /// Creates the view of a row: the first of a surface's three functions.
    static func make(_ row: FormRow, _ form: FormView, isOnRoot: Bool) -> RowView {
      let view = makeView(row, form, isOnRoot: isOnRoot)
      form.adjust(view, row)
      return view
    }

    private static func makeView(_ row: FormRow, _ form: FormView, isOnRoot: Bool) -> RowView {
      let isInHeader = row.kind == .action && isOnRoot && form.header.wants(row)
      if !isInHeader, let own = makeOwn(row, form) { return own }
      switch row.kind {
      case .header: return HeadView(row, form)
      case .footer: return FootView(row, form)
      case .note: return NoteView(row, form)
      case .notice: return NoticeView(row, form)
      case .action:
        if isOnRoot, form.header.wants(row) { return HeaderButtonView(row, form) }
        // What ends a step is no row like those that are filled in.
        if row.control.standard == .button(.navigation), row.action != .nextStep { return NavigationView(row, form) }
        return ButtonView(row, form)
      case .link where row.isInline: return row.allowsNone ? SwitchView(row, form) : HeadView(row, form)
      case .link: return LinkView(row, form)
      case .field: return makeField(row, form)
      case .collection: return CollectionView(row, form)
      case .element: return row.isInline ? ElementView(row, form) : ElementLinkView(row, form)
      case .add:
        let style = row.collectionToAddTo.flatMap(form.engine.fileStyle(ofElements:))
        return style.map { AddFilesView(row, $0, form) } ?? AddView(row, form)
      case .content: return makeContent(row, form)
      }
    }

    private static func makeField(_ row: FormRow, _ form: FormView) -> RowView {
      if row.isReadOnly { return FactView(row, form) }
      switch row.control.standard {
      case .label, .link, .button, .custom: return FactView(row, form)
      case .text, .number: return EntryView(row, form)
      case .secure: return SecretView(row, form)
      case .longText: return LongTextView(row, form)
      case .file: return FileView(row, form)
      case .slider(let style):
        return SliderScale(style).map { SliderView(row, $0, form) } ?? StepperView(row, style, form)
      case .stepper(let style): return StepperView(row, style, form)
      case .toggle, .checkbox: return row.allowsNone ? MenuView(row, form) : SwitchView(row, form)
      case .date(let style): return DateView(row, style, form)
      case .choice, .choices:
        return makeChoice(row, form)
      }
    }

    private static func makeOwn(_ row: FormRow, _ form: FormView) -> RowView? {
      let sender = RowSender()
      guard let control = form.makeControl(row, sender) else { return nil }
      let view = makeOwn(row, control, form)
      sender.view = view
      return view
    }

    private static func makeOwn(_ row: FormRow, _ control: any GTKFormControl, _ form: FormView) -> RowView {
      if row.kind == .field, control.addsToField {
        let view = makeField(row, form)
        view.add(control, row)
        return view
      }
      return switch row.kind {
      case .header: OwnHeadView(row, control, form)
      case .footer: OwnFootView(row, control, form)
      case .field where row.control.custom?.hasOwnScreen == true: CustomPageView(row, control, form)
      case .field: CustomView(row, control, form)
      case .action, .link: OwnButtonView(row, control, form)
      default: OwnTextView(row, control, form)
      }
    }

    private static func makeChoice(_ row: FormRow, _ form: FormView) -> RowView {
      switch ChoiceLook(row, form) {
      case .list: OptionListView(row, form)
      case .segments: SegmentsView(row, form)
      case .tiles: TilesView(row, form)
      case .chips: ChipsView(row, form)
      case .stepper: ChoiceStepperView(row, form)
      case .slider: ChoiceSliderView(row, form)
      case .expanding: ExpandingView(row, form)
      case .picker: PickerView(row, form)
      case .page: ChoicePageView(row, form)
      case .menu, nil: MenuView(row, form)
      }
    }
  }
#endif
