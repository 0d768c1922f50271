#if os(Linux)
  import Foundation
  import SwiftUI

  @testable import FieldstoneTesting

  /// What is on the screen: the page or the sheet on top, with its toolbar, and what is asked over it.
  @MainActor
  struct SwiftUIScreen {
    let page: StandInElement
    /// What is asked or told over it.
    let dialog: StandInElement?
    /// Whether pages are below it.
    let isFirst: Bool
    let rows: [SwiftUIRow]

    init(_ root: StandInElement) {
      var (top, isFirst) = (root, true)
      // The page on top of the stack, or that of the sheet that lies over it.
      while true {
        let stack = top.first(.navigationStack) ?? top
        if stack.children.count > 1 { isFirst = false }
        let page = stack.children.last ?? stack
        let sheet = page.all { !$0.presented.isEmpty }.lazy.flatMap(\.presented).first {
          $0.kind == .sheet && $0.first(.form) != nil
        }
        guard let sheet else {
          top = page
          break
        }
        (top, isFirst) = (sheet, false)
      }
      page = top
      self.isFirst = isFirst
      dialog = top.all { !$0.presented.isEmpty }.lazy.flatMap(\.presented).first {
        $0.kind == .alert || $0.kind == .confirmationDialog
      }
      rows = top.first(.form).map(Self.rows) ?? []
    }

    private static func rows(of form: StandInElement) -> [SwiftUIRow] {
      form.children.flatMap { element in
        guard element.kind == .section else { return [SwiftUIRow(element)] }
        return (element.header + element.children + element.footer).map(SwiftUIRow.init)
      }
    }

    /// The buttons of the toolbar, the one that leaves first.
    var bar: [StandInElement] {
      let items = page.all { !$0.toolbar.isEmpty }.flatMap(\.toolbar)
      return ["cancellationAction", "confirmationAction"].flatMap { place in
        items.filter { $0.attributes["placement"] == place }.flatMap { $0.all { $0.kind == .button } }
      }
    }

    /// Whether it says that the program is at work.
    var isBusy: Bool {
      let isSubmitting = page.all { !$0.toolbar.isEmpty }.flatMap(\.toolbar).contains { $0.first(.progress) != nil }
      let words: Set = ["Checking…", "Working…", "Searching…", "Saving…"]
      return isSubmitting || page.all { $0.kind == .text && words.contains($0.label) }.first != nil
    }

    var isBlocked: Bool { page.first(.form)?.isEnabled == false }
    /// Whether it asks whether to leave.
    var isLeaving: Bool { dialog?.first(.button, "Keep Editing") != nil }

    var reading: FormReading {
      var reading = FormReading()
      reading.isLeaving = isLeaving
      guard !isLeaving else { return reading }
      reading.isBusy = isBusy
      guard !isBlocked else { return reading }
      let title = page.attributes["navigationTitle"] ?? page.first { $0.attributes["navigationTitle"] != nil } ?? ""
      if !isFirst { reading.page = [ConformanceText.withoutNumber(ConformanceText.line(title))] }
      let buttons = isFirst ? bar : []
      reading.rows =
        buttons.map { button in
          var row = FormReading.Row(.button, button.label)
          row.isReadOnly = !button.isEnabled
          return row
        } + rows.compactMap(\.reading)
      return reading
    }
  }

  extension StandInElement {
    /// The first value of an attribute below it.
    fileprivate func first(where isMeant: (StandInElement) -> Bool) -> String? {
      all(where: isMeant).first?.attributes["navigationTitle"]
    }
  }
#endif
