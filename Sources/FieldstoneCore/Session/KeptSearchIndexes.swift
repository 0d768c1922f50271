import Foundation

/// The indexes of searches, for sessions that follow each other over the same definition: on a site, each request has a
/// session of its own.
package final class KeptSearchIndexes: Sendable {
  private struct State {
    var kept: [(basis: SearchBasis, index: SearchIndex)] = []
    var made = 0

    /// Finds an index, and moves it to the front: the last one is the first that gives way.
    mutating func take(_ basis: SearchBasis) -> SearchIndex? {
      guard let place = kept.firstIndex(where: { $0.basis == basis }) else { return nil }
      let found = kept.remove(at: place)
      kept.insert(found, at: 0)
      return found.index
    }
  }

  private let state = Locked(State())
  private static let most = 8

  package init() {}

  /// How many were made.
  package var made: Int { state.withLock(\.made) }

  /// The index of a session: one that was made for another session in which all rows are called the same, if there is
  /// one.
  ///
  /// - Complexity: O(subforms, elements, and texts that depend on answers); O(length of all texts) if it has to be made.
  func index(for engine: FormEngine) -> SearchIndex {
    let basis = SearchBasis(engine)
    if let basis, let found = state.withLock({ $0.take(basis) }) { return found }
    let index = SearchIndex(engine)
    state.withLock { state in
      state.made += 1
      state.kept.removeAll { !$0.basis.isAlive }
      guard let basis else { return }
      state.kept.insert((basis, index), at: 0)
      if state.kept.count > Self.most { state.kept.removeLast() }
    }
    return index
  }
}

/// What the texts of all rows depend on, and at which slots the rows are.
struct SearchBasis: Sendable, Equatable {
  private struct Rows: Sendable, Equatable {
    /// A definition within that of the form, with which it lives.
    let definition: ObjectIdentifier
    let base: Int
  }
  private struct Texts: Sendable, Equatable {
    let title, help: String?
  }

  /// Weak, because a program may make a definition for each session.
  private weak var core: DefinitionCore?
  private let locale: Locale
  private let calendar: Calendar.Identifier
  private let timeZone: TimeZone
  private let titleCase: FormTitleCase
  private var rows: [Rows] = []
  /// The texts that depend on answers, by slot.
  private var texts: [Int: Texts] = [:]

  /// - Returns: Nil if texts depend on more: on a program that translates them, or on the system's settings.
  init?(_ engine: FormEngine) {
    let environment = engine.environment
    guard environment.translate == nil, environment.locale != .autoupdatingCurrent,
      environment.timeZone != .autoupdatingCurrent
    else { return nil }
    core = engine.core
    (locale, calendar, timeZone) = (environment.locale, environment.calendar.identifier, environment.timeZone)
    titleCase = environment.titleCase
    for block in engine.liveBlocks {
      rows.append(Rows(definition: ObjectIdentifier(block.core), base: block.base))
      if block.node >= 0, engine.element(at: block.owner).details?.elementTitle != nil {
        texts[block.base] = Texts(title: engine.title(of: block.base).text(in: environment), help: nil)
      }
    }
    for (slot, decided) in engine.decidedTexts where texts[slot] == nil {
      texts[slot] = Texts(title: decided.title?.text(in: environment), help: decided.help?.text(in: environment))
    }
  }

  var isAlive: Bool { core != nil }

  static func == (left: Self, right: Self) -> Bool {
    guard let core = left.core, core === right.core else { return false }
    return left.titleCase == right.titleCase && left.calendar == right.calendar && left.timeZone == right.timeZone
      && left.locale == right.locale && left.rows == right.rows && left.texts == right.texts
  }
}
