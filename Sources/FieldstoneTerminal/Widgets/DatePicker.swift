import Foundation

/// Picks a day, a time, or first a day and then a time.
struct DatePicker {
  /// The result of a key.
  enum Pressed: Equatable {
    case stays
    case takes(DateComponents)
    case closes
    /// Not a key of the picker; it may be text.
    case nothing
  }

  var grid: MonthGrid?
  var clock: ClockFace?
  /// Whether the time is being picked.
  private(set) var isAtTime: Bool
  /// Whether ← goes forward, as in right-to-left languages.
  var isMirrored = false

  /// Creates a picker; at least one of the arguments is not nil.
  init(_ grid: MonthGrid?, _ clock: ClockFace?) {
    (self.grid, self.clock) = (grid, clock)
    isAtTime = grid == nil
  }

  mutating func press(_ key: Key) -> Pressed {
    switch key.name {
    case .escape: return .closes
    case .up where key.modifiers.contains(.alt): return .closes
    case .enter: return take()
    case .text(let text) where text.lowercased() == "t" && key.modifiers.isSubset(of: .shift):
      if isAtTime { clock?.goToNow() } else { grid.map { grid?.go(to: $0.today) } }
      return .stays
    default: return (isAtTime ? pressInClock(key) : pressInGrid(key)) ? .stays : .nothing
    }
  }

  private mutating func take() -> Pressed {
    if !isAtTime, clock != nil {
      isAtTime = true
      return .stays
    }
    var parts = grid.map { MonthGrid.parts($0.day) } ?? DateComponents()
    if let clock { (parts.hour, parts.minute) = (clock.time / 60, clock.time % 60) }
    return .takes(parts)
  }

  private mutating func pressInGrid(_ key: Key) -> Bool {
    let forward = isMirrored ? -1 : 1
    let isFar = !key.modifiers.isEmpty
    switch key.name {
    case .left: grid?.move(.day, by: -forward)
    case .right: grid?.move(.day, by: forward)
    case .up: grid?.move(.day, by: -7)
    case .down: grid?.move(.day, by: 7)
    case .pageUp: grid?.move(isFar ? .year : .month, by: -1)
    case .pageDown: grid?.move(isFar ? .year : .month, by: 1)
    case .text("<"): grid?.move(.year, by: -1)
    case .text(">"): grid?.move(.year, by: 1)
    case .home: grid?.goToEdge(of: isFar ? .month : .weekOfMonth, isEnd: false)
    case .end: grid?.goToEdge(of: isFar ? .month : .weekOfMonth, isEnd: true)
    default: return false
    }
    return true
  }

  private mutating func pressInClock(_ key: Key) -> Bool {
    switch key.name {
    case .left: clock?.move(by: -1, isMirrored: isMirrored)
    case .right: clock?.move(by: 1, isMirrored: isMirrored)
    case .up: clock?.turn(by: 1)
    case .down: clock?.turn(by: -1)
    case .pageUp: clock?.turn(by: 10)
    case .pageDown: clock?.turn(by: -10)
    case .home: clock?.go(to: .hour)
    case .end: clock?.go(to: .minute)
    case .backspace where grid != nil: isAtTime = false
    case .text(let text) where key.modifiers.isSubset(of: .shift): return type(text)
    default: return false
    }
    return true
  }

  /// Takes digits of any script, a separator of hours and minutes, and the first letter of AM or PM.
  private mutating func type(_ text: String) -> Bool {
    for character in text {
      if let digit = character.wholeNumberValue, (0...9).contains(digit), character.isNumber {
        clock?.type(digit)
      } else if ":. ".contains(character) {
        clock?.go(to: .minute)
      } else if let half = clock?.halves.firstIndex(where: { $0.lowercased().hasPrefix(character.lowercased()) }) {
        clock?.go(to: .half)
        if let time = clock?.time, time / 720 != half { clock?.turn(by: 1) }
      } else {
        return false
      }
    }
    return true
  }
}
