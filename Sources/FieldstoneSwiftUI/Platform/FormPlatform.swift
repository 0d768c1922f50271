import Accessibility
import FieldstoneCore
import Foundation
import SwiftUI
import UniformTypeIdentifiers

#if os(macOS) || STANDIN_MACOS
  import AppKit
#elseif !os(watchOS) && !STANDIN_WATCHOS
  import UIKit
#endif
#if !os(tvOS) && !os(watchOS) && !STANDIN_TVOS && !STANDIN_WATCHOS
  import PhotosUI
#endif

/// All that differs from one of Apple's platforms to another. The rest of this module is the same on each.
///
/// The flags `STANDIN_…` stand for a platform where this file is compiled without its machine.
@MainActor
enum FormPlatform {
  /// Has a sentence read out by whatever reads the screen.
  static func announce(_ words: String) {
    if !words.isEmpty { AccessibilityNotification.Announcement(words).post() }
  }

  static func copy(_ text: String) {
    #if os(macOS) || STANDIN_MACOS
      NSPasteboard.general.clearContents()
      NSPasteboard.general.setString(text, forType: .string)
    #elseif os(tvOS) || os(watchOS) || STANDIN_TVOS || STANDIN_WATCHOS
      // Nothing can be pasted there.
    #else
      UIPasteboard.general.string = text
    #endif
  }

  /// A file outside of the app's container can be read only between these two.
  nonisolated static func startAccess(_ url: URL) -> Bool {
    #if canImport(Darwin)
      url.startAccessingSecurityScopedResource()
    #else
      false
    #endif
  }

  nonisolated static func endAccess(_ url: URL) {
    #if canImport(Darwin)
      url.stopAccessingSecurityScopedResource()
    #endif
  }

  // MARK: Controls

  /// Buttons that go up and down, each unless it is nil. A television has no stepper, but it has buttons.
  @ViewBuilder
  static func stepper(title: String, value: String, up: (() -> Void)?, down: (() -> Void)?) -> some View {
    #if os(tvOS) || STANDIN_TVOS
      Button {
        down?()
      } label: {
        Image(systemName: "minus")
      }.disabled(down == nil)
      Button {
        up?()
      } label: {
        Image(systemName: "plus")
      }.disabled(up == nil)
    #else
      Stepper(label: { Text(verbatim: title) }, onIncrement: up, onDecrement: down)
        .labelsHidden()
        .accessibilityValue(Text(verbatim: value))
    #endif
  }

  @ViewBuilder
  static func slider(
    title: String, value: String, range: ClosedRange<Double>, step: Double, position: Binding<Double>
  ) -> some View {
    #if os(tvOS) || STANDIN_TVOS
      stepper(title: title, value: value) {
        position.wrappedValue = min(position.wrappedValue + step, range.upperBound)
      } down: {
        position.wrappedValue = max(position.wrappedValue - step, range.lowerBound)
      }
    #else
      Slider(value: position, in: range, step: step) { Text(verbatim: title) }
        .labelsHidden()
        .accessibilityValue(Text(verbatim: value))
    #endif
  }

  @ViewBuilder
  static func menu(_ picker: some View) -> some View {
    #if os(watchOS) || STANDIN_WATCHOS
      picker.pickerStyle(.navigationLink)
    #else
      picker.pickerStyle(.menu)
    #endif
  }

  /// A menu of texts to pick from. On a watch, they are said or scribbled.
  @ViewBuilder
  static func optionMenu(
    @ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View
  ) -> some View {
    #if !os(watchOS) && !STANDIN_WATCHOS
      Menu(content: content, label: label)
    #endif
  }

  @ViewBuilder
  static func segmented(_ picker: some View) -> some View {
    #if os(watchOS) || STANDIN_WATCHOS
      picker.pickerStyle(.navigationLink)
    #else
      picker.pickerStyle(.segmented)
    #endif
  }

  /// Content that unfolds. Where nothing does, it is always there.
  @ViewBuilder
  static func disclosure(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> some View, @ViewBuilder label: () -> some View
  ) -> some View {
    #if os(tvOS) || os(watchOS) || STANDIN_TVOS || STANDIN_WATCHOS
      label()
      content()
    #else
      DisclosureGroup(isExpanded: isExpanded, content: content, label: label)
    #endif
  }

  /// Whether dates can be picked, besides being typed.
  static var picksDates: Bool {
    #if os(tvOS) || STANDIN_TVOS
      false
    #else
      true
    #endif
  }

  @ViewBuilder
  static func datePicker(
    title: String, date: Binding<Date>, range: ClosedRange<Date>, style: FormDateStyle, calendar: Calendar
  ) -> some View {
    #if os(tvOS) || STANDIN_TVOS
      EmptyView()
    #else
      DatePicker(selection: date, in: range, displayedComponents: style.components) { Text(verbatim: title) }
        .environment(\.calendar, calendar)
        .environment(\.timeZone, calendar.timeZone)
    #endif
  }

  /// Hands a text to another app, where there are some.
  @ViewBuilder
  static func share(_ text: String) -> some View {
    #if !os(tvOS) && !STANDIN_TVOS
      ShareLink(item: text)
    #endif
  }

  static var hasEditMode: Bool {
    #if os(macOS) || os(watchOS) || STANDIN_MACOS || STANDIN_WATCHOS
      false
    #else
      true
    #endif
  }

  /// A button over the keyboard that goes on as Return does: pads of digits have no Return, and in a long text it is a
  /// character.
  @ToolbarContentBuilder
  static func keyboardBar(isShown: Bool, title: String, act: @escaping @MainActor () -> Void) -> some ToolbarContent {
    #if os(macOS) || os(tvOS) || os(watchOS) || STANDIN_MACOS || STANDIN_TVOS || STANDIN_WATCHOS
      ToolbarItem(placement: .automatic) { EmptyView() }
    #else
      ToolbarItemGroup(placement: .keyboard) {
        Spacer()
        Button(action: act) { Text(verbatim: title) }.disabled(!isShown)
      }
    #endif
  }

  /// The button that lets entries of lists be moved and removed. Elsewhere, their menus have that.
  @ViewBuilder
  static var editButton: some View {
    #if !os(macOS) && !os(watchOS) && !STANDIN_MACOS && !STANDIN_WATCHOS
      EditButton()
    #endif
  }

  /// A button that lets people choose a picture from their photos, where there are some.
  @ViewBuilder
  static func photosPicker(title: String, take: @escaping @MainActor (URL) -> Void) -> some View {
    #if os(tvOS) || os(watchOS) || STANDIN_TVOS || STANDIN_WATCHOS
      EmptyView()
    #else
      PhotoButton(title: title, take: take)
    #endif
  }

  @ViewBuilder
  static func picture(_ image: FormImage, _ title: String) -> some View {
    #if os(macOS) || STANDIN_MACOS
      if let picture = NSImage(data: Data(image.bytes)) { described(Image(nsImage: picture), title) }
    #elseif os(watchOS) || STANDIN_WATCHOS
      Text(verbatim: title)
    #else
      if let picture = UIImage(data: Data(image.bytes)) { described(Image(uiImage: picture), title) }
    #endif
  }

  /// A picture without a title only decorates.
  private static func described(_ image: Image, _ title: String) -> some View {
    image.accessibilityLabel(Text(verbatim: title)).accessibilityHidden(title.isEmpty)
  }
}

#if !os(tvOS) && !STANDIN_TVOS
  extension FormDateStyle {
    var components: DatePickerComponents {
      switch kind {
      case .time: .hourAndMinute
      case .dateAndTime: [.date, .hourAndMinute]
      case .date, .month, .year: .date
      }
    }
  }
#endif

extension View {
  /// Tells a keyboard which characters are typed, and a password manager which answer is meant.
  @ViewBuilder
  func keyboard(_ row: FormRow) -> some View {
    #if os(macOS) || STANDIN_MACOS
      textContentType(row.contentType)
    #elseif os(watchOS) || STANDIN_WATCHOS
      textInputAutocapitalization(row.capitalization)
    #else
      keyboardType(row.keyboard).textContentType(row.contentType).textInputAutocapitalization(row.capitalization)
    #endif
  }

  /// Presses a button with Command and Return, where there are keyboards.
  @ViewBuilder
  func submitShortcut() -> some View {
    #if os(tvOS) || os(watchOS) || STANDIN_TVOS || STANDIN_WATCHOS
      self
    #else
      keyboardShortcut(.return, modifiers: .command)
    #endif
  }

  /// Whether the system's way back is there. While there are changes, leaving has to ask.
  @ViewBuilder
  func leavesByItself(unless isDirty: Bool) -> some View {
    #if os(macOS) || STANDIN_MACOS
      self
    #else
      navigationBarBackButtonHidden(isDirty)
    #endif
  }

  /// Presses a button with Escape, where there are keyboards.
  @ViewBuilder
  func leaveShortcut() -> some View {
    #if os(tvOS) || os(watchOS) || STANDIN_TVOS || STANDIN_WATCHOS
      self
    #else
      keyboardShortcut(.cancelAction)
    #endif
  }

  /// The menu of a row. On a watch, swiping has to do.
  @ViewBuilder
  func rowMenu(@ViewBuilder content: () -> some View) -> some View {
    #if os(watchOS) || STANDIN_WATCHOS
      self
    #else
      contextMenu(menuItems: content)
    #endif
  }

  /// What can be done with a row by swiping it. The menu of the row has the same.
  @ViewBuilder
  func swipes(@ViewBuilder content: () -> some View) -> some View {
    #if os(tvOS) || STANDIN_TVOS
      self
    #else
      swipeActions(edge: .trailing, allowsFullSwipe: true, content: content)
    #endif
  }

  /// Lets people choose files of the accepted types.
  @ViewBuilder
  func choosesFiles(
    isPresented: Binding<Bool>, _ style: FormFileStyle, isSeveral: Bool, take: @escaping @MainActor ([URL]) -> Void
  ) -> some View {
    #if os(tvOS) || os(watchOS) || STANDIN_TVOS || STANDIN_WATCHOS
      self
    #else
      let types = style.types.flatMap(\.mediaTypes).compactMap { UTType(mimeType: $0) }
      fileImporter(
        isPresented: isPresented, allowedContentTypes: types.isEmpty ? [.data] : types,
        allowsMultipleSelection: isSeveral
      ) { result in
        if case .success(let urls) = result { take(urls) }
      }
    #endif
  }
}

#if !os(tvOS) && !os(watchOS) && !STANDIN_TVOS && !STANDIN_WATCHOS
  /// Chooses a picture from the photos, and writes it to a file.
  private struct PhotoButton: View {
    let title: String
    let take: @MainActor (URL) -> Void
    @State private var item: PhotosPickerItem?

    // The macro of SDK 27 leaves no initializer of its own.
    init(title: String, take: @escaping @MainActor (URL) -> Void) { (self.title, self.take) = (title, take) }

    var body: some View {
      PhotosPicker(selection: $item, matching: .images) { Image(systemName: "photo") }
        .accessibilityLabel(Text(verbatim: title))
        .onChange(of: item) { _, item in
          if let item { Task { await load(item) } }
        }
    }

    private func load(_ item: PhotosPickerItem) async {
      // The same photo may be chosen again.
      defer { self.item = nil }
      guard let data = try? await item.loadTransferable(type: Data.self) else { return }
      let type = item.supportedContentTypes.first?.preferredFilenameExtension ?? "jpg"
      let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).\(type)")
      guard (try? data.write(to: url)) != nil else { return }
      take(url)
    }
  }
#endif
