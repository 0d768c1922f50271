import FieldstoneCore

/// Makes random scripts of what a person who sees the page could do, including wrong answers.
public struct ConformanceRandomScript {
  /// - Parameters:
  ///   - form: the form to play it on.
  ///   - seed: the same seed makes the same script.
  ///   - steps: how many commands.
  ///   - surfaces: where it is played; commands that one of them cannotPerform are left out.
  public static func make(
    on form: ConformanceForm, seed: UInt64, steps: Int = 12, surfaces: [ConformanceSurface]
  ) throws -> ConformanceScript {
    var random = SplitMix(seed: seed)
    let driver = form.makeDriver()
    if let surface = surfaces.first { driver.behave(as: surface) }
    var commands: [ConformanceCommand] = []
    while commands.count < steps, try driver.outcome() == .open {
      var choices = possible(driver.model, driver.engine, surfaces, &random)
      if !driver.model.isLeaving { choices += elementCommands(driver.engine, commands.count, &random) }
      guard let command = choices.randomElement(using: &random) else { break }
      guard !surfaces.contains(where: { $0.cannotPerform(command) }), try !driver.isIdle(command) else { continue }
      try driver.perform(command)
      commands.append(command)
    }
    // Every step is checked; shrinking removes the checks that don't matter.
    return ConformanceScript(
      name: "seed \(seed) on \(form.name)", about: "Random script, seed \(seed).", form: form.name, surfaces: surfaces,
      commands: commands.flatMap { [$0, .check] })
  }

  private static func possible(
    _ model: FormModelReading, _ engine: FormEngine, _ surfaces: [ConformanceSurface], _ random: inout SplitMix
  ) -> [ConformanceCommand] {
    if model.isLeaving { return [.stay, .stay, .leave] }
    var commands: [ConformanceCommand] = [.undo, .redo]
    if model.page.isEmpty { commands.append(.submit(twice: false)) } else { commands += [.back, .back] }
    var seen: [String: Int] = [:]
    var absent: Int?
    for row in engine.rows {
      // In the dialogue, an optional subform has to be created before its rows can be reached.
      if let depth = absent, row.depth > depth { continue }
      let isAbsent = row.kind == .link && row.allowsNone && row.answer != .flag(true)
      absent = isAbsent && row.isInline && surfaces.contains(.terminal) ? row.depth : nil
      guard row.kind == .field || row.kind == .link && !row.isInline else { continue }
      let ordinal = seen[row.title, default: 0] + 1
      seen[row.title] = ordinal
      let name = ConformanceRowName(row.title, ordinal: ordinal)
      guard row.isEnabled, !row.isReadOnly, row.control.takesFocus else { continue }
      switch row.control.plain {
      case .link where isAbsent: commands.append(.set(name, true))
      case .link: commands += [.open(name), .open(name)]
      case .toggle, .checkbox: commands.append(.set(name, Bool.random(using: &random)))
      case .choice:
        let titles =
          row.options.filter { $0.isEnabled || $0.isChosen }.map(\.title)
          + (row.allowsNone && !row.isRequired ? [nil] : [])
        if let title = titles.randomElement(using: &random) { commands.append(.choose(name, title)) }
      case .choices:
        let options = row.options.filter { ($0.isEnabled || $0.isChosen) && $0.isOffered }
        commands.append(.pick(name, options.filter { _ in Bool.random(using: &random) }.map(\.title)))
      case .number, .stepper, .slider:
        commands.append(
          .type(name, ["3", "12", "0", "-7", "1.5", "abc", "1e3", ""].randomElement(using: &random) ?? ""))
      case .date:
        let dates = ["2025-03-31", "2024-2-29", "2025-02-30", "2025-03-31 14:30", "tomorrow", ""]
        commands.append(.type(name, dates.randomElement(using: &random) ?? ""))
      case .longText:
        commands.append(.type(name, ["One.", "One.\nTwo.", "One.\n\nThree.", ""].randomElement(using: &random) ?? ""))
      case .secure:
        // Never empty: on the web, an empty answer keeps the secret.
        commands.append(.type(name, ["short", "correct horse", "?"].randomElement(using: &random) ?? "x"))
      // A file is chosen, and no script has one.
      case .file: break
      default: commands.append(.type(name, text(&random)))
      }
    }
    return commands
  }

  private static func text(_ random: inout SplitMix) -> String {
    let texts = [
      "Ada", "Ada Lovelace", "ada@example.org", "ada@", "https://example.org", "DE123456789", "12", "?", "\\?",
      "<b>&amp;",
      "été", "日本語", "-", "correct horse", "x", "",
    ]
    return texts.randomElement(using: &random) ?? ""
  }
}

extension ConformanceScript {
  /// Removes commands as long as the script still fails.
  ///
  /// - Parameter fails: plays a script and returns whether it fails in the same way.
  public func shrunk(tries most: Int = 16, _ fails: (ConformanceScript) -> Bool) -> ConformanceScript {
    var best = self
    var size = lines.count / 2
    var tries = 0
    while size > 0, tries < most {
      var start = 0
      while start < best.lines.count, tries < most {
        var candidate = best
        candidate.lines.removeSubrange(start..<min(start + size, best.lines.count))
        tries += 1
        if fails(candidate) { best = candidate } else { start += size }
      }
      size /= 2
    }
    return best
  }
}
