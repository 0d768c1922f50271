#if os(Linux)
  import FieldstoneCore
  import Foundation
  import SwiftUI

  @testable import FieldstoneTesting

  /// Choices: in a menu or in the page, by steps, with check marks, and on a page of their own.
  extension FormSwiftUIDriver {
    func choose(_ name: ConformanceRowName, _ option: String?) throws {
      let title = ConformanceText.line(option ?? "No answer")
      let isOnPage = try step { stage in
        let row = try stage.row(name, "choice") { $0.kind == .field && !$0.isReadOnly }
        if let group = row.first(.disclosureGroup), row.first(.picker) == nil { try group.expand(true) }
        let now = try stage.row(name, "choice") { $0.kind == .field && !$0.isReadOnly }
        if let picker = now.first(.picker) {
          let found = picker.options.first {
            ConformanceText.line($0.title) == title || option == nil && $0.tag == AnyHashable("")
          }
          guard let found else {
            throw FormDriverError(
              "'\(name)' has no option '\(title)'.", shown: picker.options.map(\.title).joined(separator: "\n"))
          }
          try picker.choose(tag: found.tag)
          return false
        }
        if let stepper = row.first(.stepper), row.field == nil {
          try stage.go(stepper, to: title)
          return false
        }
        try row.opensOptions().tap()
        return true
      }
      guard isOnPage else { return }
      try search(option)
      try step { stage in
        let sheet = try stage.screen().optionPage(of: name)
        let rows = sheet.all(.button)
        let found = rows.first {
          ConformanceText.withoutRemark(ConformanceText.line($0.label)) == title || $0.label == "Add “\(title)”"
        }
        guard let found else { throw FormDriverError("'\(name)' has no option '\(title)'.", shown: sheet.tree) }
        try found.tap()
      }
    }

    /// Types what is looked for, where the options are searched for.
    private func search(_ words: String?) throws {
      guard let words else { return }
      try step { try $0.screen().search(words) }
      settle()
    }

    func pick(_ name: ConformanceRowName, _ titles: [String]) throws {
      let wished = Set(titles.map(ConformanceText.line))
      let isOnPage = try step { stage in
        let row = try stage.row(name, "choice of several") { $0.kind == .field && !$0.isReadOnly }
        guard row.checks.isEmpty else {
          try Self.check(wished, in: row.checks.map { $0 }, name)
          return false
        }
        try row.opensOptions().tap()
        return true
      }
      guard isOnPage else { return }
      // What is chosen goes first, without a search; then each wish is searched for.
      try step { stage in
        for check in try stage.screen().optionPage(of: name).all(.toggle) where check.text == "on" {
          if !wished.contains(ConformanceText.withoutRemark(ConformanceText.line(check.label))) {
            try check.setOn(false)
          }
        }
      }
      for title in titles {
        try search(title)
        try step { stage in
          let sheet = try stage.screen().optionPage(of: name)
          let title = ConformanceText.line(title)
          if let check = sheet.all(.toggle).first(where: { ConformanceText.line($0.label) == title }) {
            if check.text != "on" { try check.setOn(true) }
          } else if let add = sheet.all(.button).first(where: { $0.label == "Add “\(title)”" }) {
            try add.tap()
          } else {
            throw FormDriverError("'\(name)' has no option '\(title)'.", shown: sheet.tree)
          }
        }
      }
      try step { try $0.screen().optionPage(of: name).find(.button, "Done").tap() }
    }

    @MainActor
    private static func check(_ wished: Set<String>, in checks: [StandInElement], _ name: ConformanceRowName) throws {
      let known = Set(checks.map { ConformanceText.withoutRemark(ConformanceText.line($0.label)) })
      if let missing = wished.subtracting(known).first {
        throw FormDriverError("'\(name)' has no option '\(missing)'.", shown: known.sorted().joined(separator: "\n"))
      }
      for check in checks {
        let isWished = wished.contains(ConformanceText.withoutRemark(ConformanceText.line(check.label)))
        if isWished != (check.text == "on") { try check.setOn(isWished) }
      }
    }

    /// Chooses a file, or removes the one that has been chosen.
    func attach(_ name: ConformanceRowName, _ path: String?) throws {
      try step { stage in
        let row = try stage.row(name, "field for a file") { $0.kind == .field && !$0.isReadOnly }
        guard let path else {
          let removing = row.parts.first { $0.kind == .button && $0.accessibilityLabel?.hasPrefix("Remove ") == true }
          guard let removing else { throw FormDriverError("'\(name)' has no file.", shown: row.element.tree) }
          return try removing.tap()
        }
        let choosing = row.parts.first {
          $0.kind == .button && $0.accessibilityLabel?.hasPrefix("Choose a File") == true
        }
        guard let choosing else { throw FormDriverError("'\(name)' takes no file.", shown: row.element.tree) }
        try choosing.tap()
        guard let importer = stage.screen().page.presented.first(where: { $0.kind == .fileImporter }) else {
          throw FormDriverError("No file can be chosen.", shown: stage.host.root.tree)
        }
        try importer.importFiles(.success([URL(filePath: path)]))
      }
      // Copying it takes a moment.
      let end = ContinuousClock.now + .seconds(60)
      while try step({ try $0.isCopying(name) }), ContinuousClock.now < end { Thread.sleep(forTimeInterval: 0.005) }
    }
  }
#endif
