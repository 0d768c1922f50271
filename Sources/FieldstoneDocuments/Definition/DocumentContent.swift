import FieldstoneCore

/// Something that a form shows and that has no answer.
public struct DocumentContent: Sendable {
  public enum Kind: Sendable {
    /// A paragraph.
    case text
    /// A paragraph with emphasis, links and lists.
    case markdown
    /// A title and a value that is only looked at.
    case info(FormString)
    /// A link out of the form.
    case link(to: String)
    /// A question with an answer that people can open.
    case question(answer: FormString)
    /// A bar from 0 to 1.
    case progress
    /// A picture, with what it shows in words as its title.
    case image(FormImage)
    /// A list of the answers that somebody else has changed, too, with this title or the usual one. It is there while
    /// there are any.
    case conflicts
    case divider, spacer
  }

  public var kind: Kind
  /// The title, or the text of a paragraph.
  public var title: FormString
  /// The id of its row; made from the title if nil.
  public var id: String?
  public var visible: DocumentCondition?
  /// When it isn't dimmed; always if nil.
  public var enabled: DocumentCondition?
  /// The text of a paragraph, the value of an `info`, or the fraction of a `progress`, made from answers.
  public var value: DocumentComputation?
  /// Where a loader found it, for problems.
  public var source: DocumentSource?

  public init(
    _ kind: Kind, _ title: FormString = "", id: String? = nil, visible: DocumentCondition? = nil,
    value: DocumentComputation? = nil
  ) {
    (self.kind, self.title, self.id, self.visible, self.value) = (kind, title, id, visible, value)
  }
}

/// What a form as a whole does.
public enum DocumentFormTrait: String, Sendable, CaseIterable {
  /// It offers a search for its rows.
  case searchable
  /// No marks say what is required, or optional.
  case unmarked
  /// Return in the last field submits.
  case returnSubmits
  /// It opens without the focus in its first field.
  case startsWithoutFocus
  /// Titles that are made from keys are in sentence case.
  case sentenceCase
}
