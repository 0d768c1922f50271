/// Keys of options in rows and columns, of which one is the current one.
struct OptionGrid {
  /// The result of a key.
  enum Pressed: Equatable {
    /// Another option is the current one.
    case moves(Int)
    /// A key of the options, but there is no option to go to.
    case stays
    /// The current option is taken.
    case takes
    /// Not a key of the options.
    case nothing
  }

  let options: [RowOption]
  let columns: Int
  /// The index of the current option.
  let current: Int

  /// Handles a key: arrows move, Home and End go to the ends, a first letter finds the next option that begins with it,
  /// and Space takes the current one. ↑ and ↓ leave the options at their ends.
  func press(_ key: Key) -> Pressed {
    let last = options.count - 1
    guard options.indices.contains(current) else { return .nothing }
    switch key {
    case Key(.left): return moved(to: current - 1) ?? .stays
    case Key(.right): return moved(to: current + 1) ?? .stays
    case Key(.up): return moved(to: current - columns) ?? .nothing
    case Key(.down):
      // The last line may have fewer options.
      let isAbove = current / columns < last / columns
      return moved(to: isAbove ? min(current + columns, last) : last + 1) ?? .nothing
    case Key(.home): return .moves(0)
    case Key(.end): return .moves(last)
    case Key(.text(" ")): return .takes
    default: break
    }
    guard case .text(let start) = key.name, key.modifiers.isSubset(of: .shift) else { return .nothing }
    let order = Array(options.indices[(current + 1)...]) + Array(options.indices[...current])
    return order.first { options[$0].begins(with: start) }.map(Pressed.moves) ?? .stays
  }

  private func moved(to index: Int) -> Pressed? { options.indices.contains(index) ? .moves(index) : nil }
}
