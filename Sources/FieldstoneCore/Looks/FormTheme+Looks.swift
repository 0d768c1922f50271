/// Looks that come along. All have the contrast that people with low vision need, in light and in dark.
extension FormTheme {
  /// Lines to write on: labels that move up out of the empty field, no boxes, a line under each row.
  public static let floatingLabels: FormTheme = {
    var theme = FormTheme()
    (theme.labels, theme.groups, theme.separators) = (.floating, .plain, .none)
    (theme.issues, theme.marks, theme.radius) = (.text, .star, 6)
    theme.colors.page = FormColor(light: 0xFFFFFF, dark: 0x16181C)
    theme.colors.group = FormColor(light: 0xFFFFFF, dark: 0x16181C)
    theme.colors.accent = FormColor(light: 0x00696B, dark: 0x5FD6D3)
    theme.colors.controlBorder = FormColor(light: 0x70787A, dark: 0x8C9598)
    return theme
  }()

  /// A table of two columns: titles on one side and answers on the other, close together, in frames.
  public static let columns: FormTheme = {
    var theme = FormTheme()
    (theme.labels, theme.groups, theme.separators) = (.beside, .boxed, .full)
    (theme.density, theme.issues, theme.marks) = (.compact, .filled, .onlyOptional)
    theme.radius = 4
    theme.colors.page = FormColor(light: 0xFAF9F6, dark: 0x1B1A18)
    theme.colors.group = FormColor(light: 0xFFFFFF, dark: 0x24221F)
    theme.colors.text = FormColor(light: 0x23201C, dark: 0xF3F0EA)
    theme.colors.secondaryText = FormColor(light: 0x625C53, dark: 0xBBB4A9)
    theme.colors.separator = FormColor(light: 0xDDD8CF, dark: 0x403C36)
    theme.colors.controlBorder = FormColor(light: 0x857D72, dark: 0x928A7E)
    theme.colors.accent = FormColor(light: 0x8A3B12, dark: 0xFFB38A)
    return theme
  }()

  /// Groups with round corners, set in from the edges of the page, as on phones.
  public static let insetGroups: FormTheme = {
    var theme = FormTheme()
    (theme.labels, theme.groups, theme.separators) = (.beside, .cards, .inset)
    (theme.issues, theme.marks, theme.radius) = (.text, .automatic, 26)
    theme.insets = Insets(horizontal: 20, vertical: 11)
    theme.height = .constant(52)
    theme.colors.accent = FormColor(light: 0x5B3FC4, dark: 0xB3A1FF)
    return theme
  }()
}
