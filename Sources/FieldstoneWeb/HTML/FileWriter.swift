import FieldstoneCore
import Foundation

/// Writes a field for a file: what has been chosen, and the browser's own control for choosing.
struct FileWriter {
  let style: FormFileStyle
  let context: PageContext

  func write(_ row: FormRow, to html: inout HTMLWriter) {
    html.begin("div")
    html.attribute("class", row.isInvalid ? "row file invalid" : "row file")
    html.content()
    html.literal("<label for=\"")
    html.id(of: row)
    html.literal("\">")
    // No state of such a control says so.
    html.title(of: row, context)
    html.close("label")
    html.help(of: row, context, row.hint)
    html.issues(of: row, context)
    writeChosen(row, to: &html)
    html.open("div", class: "pick")
    beginInput(style, to: &html)
    html.attribute("id", of: row)
    html.name(of: row)
    html.state(of: row, hasHelp: row.hasHelp || row.hint != nil, saysRequired: false)
    html.flag("autofocus", if: context.returned == row.id && context.shown != row.id)
    html.content()
    Self.writeUpload(row, context, to: &html)
    html.close("div")
    html.close("div")
  }

  /// The control for adding several files to a collection.
  static func writeAdding(
    _ row: FormRow, to collection: FormRow, _ style: FormFileStyle, _ context: PageContext, to html: inout HTMLWriter
  ) {
    html.begin("div")
    html.attribute("class", "row file adding")
    html.content()
    html.literal("<label for=\"")
    html.id(of: row)
    html.literal("\">")
    html.text(row.label)
    html.close("label")
    html.open("div", class: "pick")
    FileWriter(style: style, context: context).beginInput(style, to: &html)
    html.literal(" multiple")
    html.attribute("id", of: row)
    html.attribute("name", collection.id.addedFilesName)
    html.content()
    writeUpload(collection, context, to: &html)
    html.close("div")
    html.close("div")
  }

  // MARK: Parts

  private func beginInput(_ style: FormFileStyle, to html: inout HTMLWriter) {
    html.literal("<input type=\"file\"")
    if !style.types.isEmpty { html.attribute("accept", style.types.flatMap(\.mediaTypes).joined(separator: ",")) }
    switch style.camera {
    case .front: html.literal(" capture=\"user\"")
    case .back: html.literal(" capture=\"environment\"")
    case nil: break
    }
  }

  /// Sends the file with the rest of the page, which then shows it. The script presses it.
  private static func writeUpload(_ row: FormRow, _ context: PageContext, to html: inout HTMLWriter) {
    html.beginButton(.insert(row.id), class: "plain upload")
    // The script may have brought the field to a page that had none.
    html.literal(" formenctype=\"multipart/form-data\"")
    html.attribute("aria-label", context.text(.web(.uploadFor, .text(context.names[row.id] ?? row.label))))
    html.content()
    html.text(context.text(.web(.upload)))
    html.close("button")
  }

  private func writeChosen(_ row: FormRow, to html: inout HTMLWriter) {
    let picture = row.file.flatMap { WebFormVisit.shows($0) ? $0 : nil }
    let isShown = picture != nil && context.picturePath != nil
    guard row.file != nil || row.placeholderImage?.facts != nil || row.states.contains(.unread) else { return }
    html.open("div", class: "chosen")
    if let picture, let path = context.picturePath {
      context.pictures.append(picture)
      writePicture(path + picture.id, picture.imageSize, to: &html)
    } else if !isShown, row.display.isEmpty, let image = row.placeholderImage, let facts = image.facts {
      let source = "data:\(facts.format.mediaType);base64,\(Data(image.bytes).base64EncodedString())"
      writePicture(source, FormImageSize(width: facts.width, height: facts.height), to: &html)
    }
    if !row.display.isEmpty { html.element("p", text: row.display) }
    // An element is removed as a whole.
    if row.fileIntents.contains(.take(row.id, nil)) { writeRemove(row, to: &html) }
    html.close("div")
  }

  /// A button that removes the file. Where one was refused, there is nothing to remove: the field is left without one.
  private func writeRemove(_ row: FormRow, to html: inout HTMLWriter) {
    let title = context.text(row.file == nil ? .web(.withoutFile) : .common(.removeFile))
    html.beginButton(.take(row.id, nil), class: row.file == nil ? "plain" : "destructive")
    html.attribute(
      "aria-label", context.text(.common(.labelled, .text(title), .text(context.names[row.id] ?? row.label))))
    html.content()
    html.text(title)
    html.close("button")
  }

  /// What the picture shows is not known; its name stands beside it.
  private func writePicture(_ source: String, _ size: FormImageSize?, to html: inout HTMLWriter) {
    html.begin("img")
    html.attribute("src", source)
    html.literal(" alt=\"\"")
    if let size {
      html.attribute("width", String(size.width))
      html.attribute("height", String(size.height))
    }
    html.content()
  }
}

extension FormRow {
  /// What the buttons of a field for a file do: send what is chosen, and remove what the field has.
  var fileIntents: [Intent] {
    let isRemovable = actions.isEmpty && allowsNone && (file != nil || states.contains(.unread))
    return [.insert(id)] + (isRemovable ? [.take(id, nil)] : [])
  }
}

extension FormRowID {
  /// The name of the control that adds files to a collection.
  var addedFilesName: String { ":files:" + fieldName }
}
