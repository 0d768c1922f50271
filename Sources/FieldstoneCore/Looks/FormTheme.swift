/// How a form looks, on every surface: a value beside the form, which its definition and its rows know nothing of.
///
/// ```swift
/// let site = WebFormSite { FormSession(Attendee()) }
/// site.formTheme = .insetGroups
///
/// var theme = FormTheme.columns
/// theme.colors.accent = FormColor(light: 0x7A1F5C, dark: 0xF0A6D6)
/// theme.marks = .star
/// let terminal = TerminalForm(FormSession(Attendee()))
/// terminal.formTheme = theme
/// ```
///
/// Each surface shows it with its own means; where a part has no meaning on one, that is said at the part. It can be
/// changed while a form is shown; what that costs doesn't depend on the size of the form.
public struct FormTheme: Sendable, Hashable {
  /// How close rows are to each other.
  public var density = Density.regular
  /// What sets a group of rows off from the page. A section that is declared as plain is plain in every theme.
  public var groups = Groups.automatic
  /// The lines between the rows of a group. The full screen of a terminal has none.
  public var separators = Separators.automatic
  /// How far a row's content is from the edges of its group; nil for what goes with the density. On pages and in windows.
  public var insets: Insets?
  /// Where the title of a field is.
  public var labels = Labels.automatic
  /// The radius of the corners of groups, in points; nil for the surface's own. Fields and buttons have two thirds of it.
  /// On pages and in windows.
  public var radius: Double?
  /// How issues are set off. The word before an issue, or its mark, is there in every style.
  public var issues = Issues.automatic
  /// Which fields are marked as required or optional, and how.
  public var marks = Marks.automatic
  /// How high the rows of a group are. On pages and in windows; on a terminal, each row has the lines that it needs.
  public var height = Height.intrinsic
  /// Whether anything moves: on pages and in windows. What people have set for their system comes first: with reduced
  /// motion, nothing moves.
  public var motion = Motion.automatic
  /// The colors.
  public var colors = FormPalette.standard
  /// A picture at the top of every page of the form; on a terminal, its description. A picture for one page alone is a
  /// row of the form.
  public var header: Header?
  /// A text at the end of every page of the form, after its buttons. The full screen of a terminal shows it below the
  /// last row.
  public var footer: FormString?

  /// Creates the ``standard`` theme.
  public init() {}

  /// The look that every surface has without a theme.
  public static let standard = FormTheme()
}

/// The parts.
extension FormTheme {
  /// On a terminal, spacious rows have an empty line between them, and rows that are not compact one above a heading.
  public enum Density: String, Sendable, Codable, CaseIterable { case compact, regular, spacious }

  public enum Groups: String, Sendable, Codable, CaseIterable {
    /// Cards on pages and in windows, and boxes in wide terminals.
    case automatic
    /// On a background of their own. On a terminal, in boxes.
    case cards
    /// In a frame, on the page's background.
    case boxed
    /// Only by their heading.
    case plain
  }

  public enum Separators: String, Sendable, Codable, CaseIterable {
    case automatic, none
    /// From where the text begins to the end of the group. In windows, the same as ``full``.
    case inset
    /// From edge to edge.
    case full
  }

  public enum Labels: String, Sendable, Codable, CaseIterable {
    /// Above the field on pages, beside it in wide terminals and in windows, where texts have floating ones.
    case automatic
    case above
    /// Beside the field, or above it where there is no room.
    case beside
    /// In the empty field, and small above what is typed. On a terminal, above the field; so is the title of what isn't
    /// typed.
    case floating
  }

  public enum Issues: String, Sendable, Codable, CaseIterable {
    /// As text with a line at the side of the row on pages, as text elsewhere.
    case automatic
    /// As text alone.
    case text
    /// As text with a line at the side of the row. On a terminal, the line is beside the text.
    case bar
    /// In a box with a background of the issue's color. On a terminal, the same as ``bar``.
    case filled
  }

  public enum Marks: String, Sendable, Codable, CaseIterable {
    /// Whichever fields are fewer: those that are required, or those that are not.
    case automatic
    /// Required fields, with a star.
    case star
    /// Required fields, with a word.
    case word
    /// Only those that can be left empty, with a word.
    case onlyOptional
    /// None. Screen readers still say which fields are required.
    case none
  }

  public enum Motion: String, Sendable, Codable, CaseIterable { case automatic, none }

  /// Distances in points.
  public struct Insets: Sendable, Hashable, Codable {
    public var horizontal: Double
    public var vertical: Double
    public init(horizontal: Double, vertical: Double) { (self.horizontal, self.vertical) = (horizontal, vertical) }
  }

  public enum Height: Sendable, Hashable, Codable {
    /// As high as its content.
    case intrinsic
    /// All the same height, in points. A row with more content is higher, so that nothing is cut off: a person may have
    /// enlarged the text.
    case constant(Double)
  }

  /// A picture at the top of a page.
  public struct Header: Sendable, Hashable {
    public var image: FormImage
    /// What it shows, in words; empty if it only decorates.
    public var description: FormString

    public init(_ image: FormImage, description: FormString) { (self.image, self.description) = (image, description) }
  }
}
