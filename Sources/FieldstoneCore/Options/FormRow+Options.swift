import Foundation

extension FormRow {
  /// The options of a row: a collection that makes each option when it is looked at, so that a row costs the same with
  /// ten options and with a hundred thousand. Chosen values that are not offered come last.
  public struct Options: Sendable, RandomAccessCollection {
    /// The state of a search that the program answers.
    public enum Finding: Sendable, Hashable {
      /// Nothing has been searched for: send ``FormInput/search(_:_:)``, with an empty text at first.
      case notStarted
      case searching(String)
      /// The options are what was found for a text; none if there are no options.
      case found(String)
      /// The search for a text failed, with a sentence that says why. Searching for the same text tries again.
      case failed(String, message: String)
    }

    /// What few rows have, behind one reference.
    final class Content: Sendable {
      let list: AnyOptionList?
      let environment: FormEnvironment
      let chosen: ChosenOptions
      let disabled: Set<String>
      let search: OptionSearch
      let finding: Finding?
      let takesOwnEntries: Bool
      /// How many the rules let people choose.
      let maximumCount: Int

      init(
        _ list: AnyOptionList?, _ chosen: ChosenOptions, disabled: Set<String>, _ search: OptionSearch,
        _ environment: FormEnvironment, finding: Finding? = nil, takesOwnEntries: Bool = false, maximumCount: Int = .max
      ) {
        self.finding = finding
        self.takesOwnEntries = takesOwnEntries
        self.maximumCount = maximumCount
        self.list = list
        self.search = search
        self.chosen = chosen
        self.disabled = disabled
        self.environment = environment
      }
    }

    let content: Content?

    /// No options.
    public init() { content = nil }
    init(_ content: Content) { self.content = content }

    public var startIndex: Int { 0 }
    public var endIndex: Int { offeredCount + (content?.chosen.others.count ?? 0) }
    /// The state of the search if the options are searched for by the program; nil if they are all there.
    public var finding: Finding? { content?.finding }
    /// Whether people may add values that are not among the options: send what they typed as if it were an id.
    public var takesOwnEntries: Bool { content?.takesOwnEntries ?? false }
    /// How many may be chosen; nil if the rules set no limit.
    public var maximumCount: Int? { content.flatMap { $0.maximumCount == .max ? nil : $0.maximumCount } }
    /// How many options are offered.
    public var offeredCount: Int { content?.list?.count ?? 0 }
    /// How many are chosen.
    public var chosenCount: Int { content?.chosen.count ?? 0 }

    /// The option at a position.
    ///
    /// - Complexity: O(log chosen).
    public subscript(position: Int) -> Option {
      guard let content else { preconditionFailure("There is no option at \(position).") }
      let isOffered = position < offeredCount
      let option =
        isOffered ? content.list?.option(at: position) : content.chosen.others[position - offeredCount]
      guard let option else { preconditionFailure("There is no option at \(position).") }
      return Option(
        id: option.id, title: option.title.text(in: content.environment),
        help: option.help?.text(in: content.environment), icon: option.icon,
        section: option.section?.text(in: content.environment),
        isChosen: !isOffered || content.chosen.contains(position), isEnabled: !content.disabled.contains(option.id),
        isOffered: isOffered || content.finding != nil || content.takesOwnEntries)
    }

    /// What is chosen, in the order of the options.
    ///
    /// - Complexity: O(chosen).
    public var chosen: [Option] {
      guard let content else { return [] }
      return content.chosen.indices.map { self[$0] } + (offeredCount..<endIndex).map { self[$0] }
    }

    /// Whether a text can be added to the options: that is possible, and nothing is called so in any case.
    ///
    /// - Complexity: O(length of all titles).
    public func canAdd(_ text: String) -> Bool {
      let text = text.trimmingCharacters(in: .whitespaces)
      guard takesOwnEntries, !text.isEmpty, position(ofID: text) == nil else { return false }
      let name = text.lowercased()
      func isCalled(_ option: Option) -> Bool { option.title.lowercased() == name || option.id.lowercased() == name }
      if content?.list?.hasID(inAnyCase: name) == true { return false }
      return !titled(text).contains(where: isCalled) && !(offeredCount..<endIndex).contains { isCalled(self[$0]) }
    }

    /// Whether the same can be chosen as from other options.
    package func offersSame(as other: Options) -> Bool {
      guard let content, let before = other.content else { return isEmpty && other.isEmpty }
      guard content.disabled == before.disabled, content.finding == before.finding,
        content.takesOwnEntries == before.takesOwnEntries
      else { return false }
      if content.list === before.list { return true }
      let (own, others) = (offeredCount, other.offeredCount)
      return own == others && (0..<own).allSatisfy { content.list?.option(at: $0) == before.list?.option(at: $0) }
    }
  }
}

extension FormRow.Options: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    left.content?.chosen == right.content?.chosen && left.offersSame(as: right)
  }
}

extension FormRow.Options: CustomStringConvertible {
  public var description: String {
    let shown = prefix(20).map { "\($0)" }.joined(separator: ", ")
    return count > 20 ? "[\(shown), and \(count - 20) more]" : "[\(shown)]"
  }
}
