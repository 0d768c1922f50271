import FieldstoneCore
import Foundation

/// The keys of items, apart from the one that says what each is.
extension OwnItem {
  private static let id = Key("id", .id, "The id of its row; made from the title if it is left out.") { $0.id = $1 }
  private static let visible = Key("visible", .condition, "When it shows.") { $0.visible = $1 }
  private static let enabled = Key("enabled", .condition, "When it can be used.") { $0.enabled = $1 }
  private static let items = Key("items", list, required: true, "The items in it.") { $0.items += $1 }
  private static let help = Key("help", .text, "A sentence about it.") { $0.help = $1 }
  private static let icon = Key("icon", .icon, "The icon beside the title.") { $0.icon = $1 }
  private static let titleFrom = Key("titleFrom", .expression, "An expression that makes the title.") {
    $0.titleFrom = DocumentComputation($1)
  }
  /// What all rows have that show something and hold no value.
  private static let shown = [id, visible, enabled]
  /// What a row has that leads to a page.
  private static let page = [id, titleFrom, help, icon, visible, enabled]

  static func keys(_ kind: Kind) -> [Key] {
    switch kind {
    case .section:
      [
        id, titleFrom, Key("footer", .text, "A sentence under the rows.") { $0.footer = $1 },
        Key("footerFrom", .expression, "An expression that makes the sentence under the rows.") {
          $0.footerFrom = DocumentComputation($1)
        },
        Key("style", .groupStyle, "How its rows are grouped.") { $0.style = $1 }, visible, enabled, items,
      ]
    case .page:
      page + [
        Key(
          "presentation", .oneOf(["pushed", "sheet"]) { $0 == "sheet" ? .sheet : .pushed }, "How the page is presented."
        ) {
          $0.presentation = $1
        }, Key("transition", .name, "The name of the program's own transition.") { $0.transition = $1 }, items,
      ]
    case .step: page + [items]
    case .review: page + [Key("items", list, "What is below the answers.") { $0.items += $1 }]
    case .line:
      [
        Key(
          "widths", .list(.count(from: 1)),
          "The shares of the width, in proportion to each other; 1 for each that is left out."
        ) {
          $0.widths = $1
        }
      ]
    case .button:
      [
        Key(
          "action", .action, required: true,
          "What it does: submit, cancel, reset, edit, save, discard, or an action of the program."
        ) {
          $0.action = $1
        },
        Key("role", .role, "What kind of button it is.") { $0.role = $1 }, titleFrom, help, icon,
        Key("confirms", .text, "A question before an action of the program.") { $0.confirmation = $1 }, visible,
        enabled,
      ]
    case .text, .markdown:
      shown + [Key("from", .expression, "An expression that makes the text.") { $0.from = DocumentComputation($1) }]
    case .info:
      shown + [
        Key("value", .text, "The value.") { $0.shown = $1 },
        Key("from", .expression, "An expression that makes the value, as a text.") {
          $0.from = DocumentComputation($1)
        },
      ]
    case .link: shown + [Key("to", .address, required: true, "The address.") { $0.address = $1 }]
    case .question: shown + [Key("answer", .text, required: true, "The answer.") { $0.shown = $1 }]
    case .progress:
      shown + [
        Key("from", .expression, required: true, "An expression that makes a number from 0 to 1.") {
          $0.from = DocumentComputation($1)
        }
      ]
    case .image:
      shown + [
        Key("data", .image, required: true, "The bytes of a PNG, JPEG, GIF or WebP file, in Base64.") { $0.image = $1 }
      ]
    case .conflicts: [id]
    // There is nothing in them to be dimmed.
    case .divider, .spacer: [id, visible]
    }
  }

  /// The item.
  func made(_ kind: Kind, _ loader: OwnLoader, _ place: OwnPlace) -> DocumentItem {
    func content(_ kind: DocumentContent.Kind) -> DocumentItem {
      var content = DocumentContent(kind, title ?? "", id: id, visible: visible, value: from)
      (content.enabled, content.source) = (enabled, loader.source(place))
      return .content(content)
    }
    func step(isReview: Bool) -> DocumentItem {
      var step = DocumentStep(title ?? "", id: id, visible: visible) { items }
      (step.isReview, step.titleFrom, step.enabled) = (isReview, titleFrom, enabled)
      (step.help, step.icon) = (help, icon)
      return .step(step)
    }
    switch kind {
    case .section:
      var section = DocumentSection(
        title ?? "", id: id, footer: footer, style: style, visible: visible, enabled: enabled
      ) { items }
      (section.titleFrom, section.footerFrom) = (titleFrom, footerFrom)
      return .section(section)
    case .page:
      var page = DocumentPage(title ?? "", id: id, presentation: presentation, visible: visible) { items }
      (page.titleFrom, page.enabled, page.transition) = (titleFrom, enabled, transition)
      (page.help, page.icon) = (help, icon)
      return .page(page)
    case .step: return step(isReview: false)
    case .review: return step(isReview: true)
    case .line:
      // A line with too few fields, or too many, has a problem already.
      if widths.count > fields.count, fields.count > 1, place.node["line"]?.kind == .array, let inner = place["widths"]
      {
        loader.add(.wrongValue, inner, "There are \(widths.count) widths for \(fields.count) fields.")
      }
      var line = DocumentLine(fields, widths: widths)
      line.source = loader.source(place)
      return .line(line)
    case .button:
      var button = DocumentButton(title ?? "", action ?? FormAction(""), role: role, visible: visible, enabled: enabled)
      (button.help, button.icon, button.confirmation) = (help, icon, confirmation)
      if confirmation != nil, let action, Self.usualActions.contains(action.name), let inner = place["confirms"] {
        let asks = " A form asks by itself before '\(action.name)' would lose answers."
        loader.add(
          .wrongValue, inner,
          "'confirms' works only with an action of the program."
            + (["cancel", "reset", "discard"].contains(action.name) ? asks : ""))
      }
      button.titleFrom = titleFrom
      return .button(button)
    case .text: return content(.text)
    case .markdown: return content(.markdown)
    case .info:
      if shown != nil, from != nil, let inner = place["value"] {
        loader.add(.wrongValue, inner, "Use either 'value' or 'from', not both.")
      }
      return content(.info(shown ?? ""))
    case .link: return content(.link(to: address ?? ""))
    case .question: return content(.question(answer: shown ?? ""))
    case .progress:
      if case .literal(.number(let number))? = from?.expression?.root?.kind, !(0...1).contains(number),
        let inner = place["from"]
      {
        loader.add(.wrongValue, inner, "Expected a number from 0 to 1, not \(number).")
      }
      return content(.progress)
    case .image: return image.map { content(.image($0)) } ?? content(.spacer)
    case .conflicts: return content(.conflicts)
    case .divider: return content(.divider)
    case .spacer: return content(.spacer)
    }
  }
}

extension OwnValue where Value == FormImage {
  fileprivate static let image = OwnValue(
    "the bytes of a PNG, JPEG, GIF or WebP file in Base64", ["type": "string", "contentEncoding": "base64"]
  ) { node -> FormImage? in
    let image = node.string.flatMap { Data(base64Encoded: $0) }.map { FormImage(bytes: Array($0)) }
    return image?.facts == nil ? nil : image
  }
}
