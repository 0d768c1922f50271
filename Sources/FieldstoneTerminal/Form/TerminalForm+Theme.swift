import FieldstoneCore

extension TerminalForm {
  /// How the form looks. It can be changed while the form is shown, as by a button of it: the full screen has it with the
  /// next frame. The dialogue, which has no look, has the marks of it.
  public var formTheme: FormTheme {
    get { appearance.theme }
    nonmutating set { appearance.theme = newValue }
  }

  /// Shows the issues of the selected rows in a full-screen form as lines of the program's own.
  ///
  /// - Parameter make: Makes the lines for a row that has issues; returns nil to leave them to the form. Words have to say
  ///   what is wrong, as some terminals have no colors.
  public func presentIssues(
    _ rows: FormRowSelector, _ make: @escaping (FormRow, TerminalFormSpace) -> [TerminalFormLine]?
  ) -> TerminalForm {
    var form = self
    form.ownParts.issues.add(make, for: rows)
    return form
  }
}

extension TerminalScreenForm {
  /// How the form looks; see ``TerminalForm/formTheme``.
  public var formTheme: FormTheme {
    get { appearance.theme }
    nonmutating set { appearance.theme = newValue }
  }

  /// Shows the issues of the selected rows as lines of the program's own; see ``TerminalForm/presentIssues(_:_:)``.
  public func presentIssues(
    _ rows: FormRowSelector, _ make: @escaping (FormRow, TerminalFormSpace) -> [TerminalFormLine]?
  ) -> TerminalScreenForm {
    var form = self
    form.ownParts.issues.add(make, for: rows)
    return form
  }
}

extension TerminalFormView {
  /// How the form looks; the colors are those of the terminal's own theme.
  public var formTheme: FormTheme {
    get { screen.appearance.theme }
    set {
      screen.appearance.theme = newValue
      redraw()
    }
  }

  /// Shows the issues of the selected rows as lines of the program's own; see ``TerminalForm/presentIssues(_:_:)``.
  @discardableResult public func presentIssues(
    _ rows: FormRowSelector, _ make: @escaping (FormRow, TerminalFormSpace) -> [TerminalFormLine]?
  ) -> Self {
    screen.ownParts.issues.add(make, for: rows)
    return self
  }
}
