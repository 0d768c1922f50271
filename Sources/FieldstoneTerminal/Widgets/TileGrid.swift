import FieldstoneCore

/// Options as boxes in a grid, with as many columns as fit.
struct TileGrid {
  let options: [RowOption]
  let takesSeveral: Bool
  let width: Int

  /// The widths of a tile: a narrower one has no room for a title, and a wider one leaves the others no room.
  private static let widths = 14...28
  /// The most lines of help in a tile.
  private static let mostHelp = 2

  /// The width of a tile: as wide as the longest title or, if there is help, as wide as tiles get.
  private var tileWidth: Int {
    let longest = options.map { $0.remark != nil || $0.help != nil ? Self.widths.upperBound : needed($0) }.max() ?? 0
    let wished = min(max(longest, Self.widths.lowerBound), Self.widths.upperBound)
    // Narrower tiles if another column fits then.
    let columns = max(1, (width + 1) / (min(wished, 22) + 1))
    let shared = (width + 1) / min(columns, max(1, options.count)) - 1
    return max(5, min(wished, shared, width))
  }

  private func needed(_ option: RowOption) -> Int { CellWidth.of(VisibleText.short(option.label, 30)) + 8 }

  /// - Parameter current: the index of the tile that Space takes; nil without the focus.
  func lines(current: Int?) -> ShownRow {
    let tileWidth = tileWidth
    let columns = max(1, (width + 1) / (tileWidth + 1))
    let texts = options.map { Self.help($0, width: tileWidth - 4) }
    var shown = ShownRow()
    for start in stride(from: 0, to: options.count, by: columns) {
      let row = start..<min(options.count, start + columns)
      let top = shown.lines.count
      let height = 3 + (row.map { texts[$0].count }.max() ?? 0)
      for index in row {
        let x = (index - start) * (tileWidth + 1)
        shown.put(tile(index, texts[index], height, tileWidth, index == current), x: x, line: top)
      }
    }
    return shown
  }

  private func tile(_ index: Int, _ help: [String], _ height: Int, _ width: Int, _ isCurrent: Bool) -> ShownRow {
    let option = options[index]
    // A heavy frame, so that color isn't the only sign of the current tile.
    let frame = isCurrent ? "┏━┓┃┗┛" : "╭─╮│╰╯"
    let edges = frame.map(String.init)
    let style: CellStyle = isCurrent ? .activeBorder : .border
    let line = String(repeating: edges[1], count: width - 2)
    var lines = [ScreenLine(edges[0] + line + edges[2], style)]
    let mark = option.mark(takesSeveral: takesSeveral)
    let remark = Self.remarkInTitle(option, width: width - 4)
    let title =
      mark + CellWidth.cut(VisibleText.short(option.label, width), width - 4 - CellWidth.of(mark + remark)) + remark
    for (offset, text) in ([title] + help).enumerated() {
      var inside = ScreenLine(edges[3], style)
      let look: CellStyle = offset > 0 ? .help : option.style(isCurrent: isCurrent)
      inside.add(CellWidth.cut(text, width - 4), x: 2, look)
      inside.add(edges[3], x: width - 1, style)
      lines.append(inside)
    }
    while lines.count < height - 1 {
      var blank = ScreenLine(edges[3], style)
      blank.add(edges[3], x: width - 1, style)
      lines.append(blank)
    }
    lines.append(ScreenLine(edges[4] + line + edges[5], style))
    let spots = lines.indices.map { Spot(line: $0, 0..<width, .entry(index)) }
    return ShownRow(lines: lines, spots: spots, cursor: isCurrent ? (3, 1) : nil)
  }

  /// The remark as it stands after the title; empty if there is none, or no room for it.
  private static func remarkInTitle(_ option: RowOption, width: Int) -> String {
    guard let remark = option.remark else { return "" }
    let words = remark.afterBlank
    return 4 + CellWidth.of(VisibleText.short(option.label, width) + words) <= width ? words : ""
  }

  /// The lines below a title: the remark if it isn't after the title, and the help, cut to the lines that it may have.
  private static func help(_ option: RowOption, width: Int) -> [String] {
    let isBelow = option.remark != nil && remarkInTitle(option, width: width).isEmpty
    let remark = isBelow ? option.remark.map { [CellWidth.cut($0, width)] } ?? [] : []
    guard let help = option.help, !help.isEmpty else { return remark }
    let lines = TextWrap.lines(VisibleText.bounded(help, 4 * width + 4), width: width)
    guard lines.count > mostHelp else { return remark + lines }
    let rest = lines[(mostHelp - 1)...].joined(separator: " ")
    return remark + lines.prefix(mostHelp - 1) + [CellWidth.cut(rest, width)]
  }
}
