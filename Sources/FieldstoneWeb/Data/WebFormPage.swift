/// A page of a form as data, for a front end of a program's own: what `GET` returns to who accepts `application/json`
/// and not `text/html`.
///
/// A front end shows the rows, and sends a POST as a browser does (`application/x-www-form-urlencoded`): everything in
/// ``send``, for each field its name with its value, and one of the buttons. A flag that is left out is off; other
/// fields that are left out stay as they are. The response leads to the page that follows.
public struct WebFormPage: Sendable, Codable, Equatable {
  /// The path of the page.
  public let address: String
  /// The path that all POSTs are sent to.
  public let action: String
  public let title: String
  /// The titles of the pages that lead to it.
  public let trail: [String]
  /// The language of its texts, as a BCP 47 tag.
  public let language: String
  public let isRightToLeft: Bool
  /// How people work with the form: `submit`, `edit`, `frozen`, `save` or `free`.
  public let mode: String
  /// Whether the form can be edited now, because it isn't locked.
  public let isEditing: Bool
  /// For a form that is edited rather than submitted: what has become of the changes, such as "2 unsaved changes"; nil if
  /// there is nothing to say.
  public let status: String?
  /// What the last POST has to say, such as why it could not do what its button says.
  public let messages: [String]
  /// What every POST of the page contains, by name. It proves that the POST comes from the page.
  public let send: [String: String]
  public let rows: [Row]
  /// What a POST can do, one at a time. The first is what Enter does.
  public let buttons: [Button]

  /// A row, with all of its texts as they are to be shown.
  public struct Row: Sendable, Codable, Equatable {
    /// Its path in the form.
    public let id: String
    /// `header`, `footer`, `note`, `field`, `link`, `action`, `notice`, `collection`, `element`, `add` or `content`.
    public let kind: String
    /// The heading that it belongs to.
    public let section: String?
    /// How deeply it is nested.
    public let depth: Int
    /// `plain` for the heading of a section whose rows are in no box.
    public let groupStyle: String?
    public let title: String
    /// The first of the fields that share a line with it, itself included; nil if it has a line of its own.
    public let line: String?
    /// Its share of the width of that line, in proportion to the others.
    public let weight: Int?
    public let help: String?
    /// The remarks that always stand beside it; nil if there are none.
    public let captions: [Caption]?
    /// The name of its icon, or a character.
    public let icon: String?
    /// What it shows, if it is only looked at.
    public let content: Content?
    /// What an answer has to be like: lengths, a range, how a date is written.
    public let hint: String?
    public let placeholder: String?
    /// `required` or `optional`, if the title is to be marked so.
    public let mark: String?
    /// The value as it is displayed. A secret has none.
    public let display: String
    public let isEnabled: Bool
    public let isReadOnly: Bool
    /// Whether it can't be edited because the form is locked. It is read-only then.
    public let isLocked: Bool
    /// Whether its answer is being checked. Get the page again to see the outcome.
    public let isPending: Bool
    public let issues: [Issue]
    /// How it is answered; nil if it can't be.
    public let field: Field?
  }

  /// A remark that always stands beside a row.
  public struct Caption: Sendable, Codable, Equatable {
    /// `plain`, `instruction`, `information`, `warning` or `error`.
    public let kind: String
    public let text: String
  }

  /// What is only looked at. The row's title and `display` belong to it.
  public struct Content: Sendable, Codable, Equatable {
    /// `text`, `info`, `image`, `link`, `disclosure`, `progress`, `spacer` or `divider`.
    public let kind: String
    /// The text of a `text` or `disclosure`, a line for each paragraph and item.
    public let lines: [String]?
    /// Where a `link` leads.
    public let address: String?
    /// How far a `progress` is, from 0 to 1.
    public let fraction: Double?
  }

  /// How a field is answered.
  public struct Field: Sendable, Codable, Equatable {
    /// Its name in a POST.
    public let name: String
    /// `text`, `lines` or `secret`, which take any text; `flag`, which is sent as `on` or not at all; `choice`, one of
    /// the options; `choices`, any number of them, each with the field's name, and the name once without a value; `file`,
    /// for which the POST is sent as `multipart/form-data`.
    public let kind: String
    /// What is sent if nobody changes it.
    public let values: [String]
    /// The options; nil if any text can be typed.
    public let options: [Option]?
    /// If the options are searched: the name of the text to search for. The button `search` with the row searches.
    public let search: String?
  }

  public struct Option: Sendable, Codable, Equatable {
    /// What is sent to choose it; empty for no answer.
    public let value: String
    public let title: String
    public let help: String?
    /// The title of the group of options that it belongs to.
    public let section: String?
  }

  public struct Issue: Sendable, Codable, Equatable {
    /// `error`, `warning` or `info`.
    public let severity: String
    public let text: String
    /// The kind of the issue, for programs.
    public let code: String
  }

  /// What a POST can do apart from giving answers.
  public struct Button: Sendable, Codable, Equatable {
    public let name: String
    public let value: String
    /// What it does, such as `submit`, `edit`, `save`, `discard`, `back`, `undo`, `open`, `new` (adds an element), `copy`, `out` (removes it),
    /// `more` and `less` (count from the text that is sent for the row).
    public let action: String
    /// The row that it belongs to.
    public let row: String?
  }
}
