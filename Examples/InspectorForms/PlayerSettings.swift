import Fieldstone
import Foundation

/// The properties of an object, as an inspector shows them: values that are only looked at, switches, numbers, and
/// objects that it contains.
@Form
package struct PlayerSettings: Codable {
  @Field(.byteCount) var bytesAvailable: Int { 111_234_567_890 }
  @Field(.required, .rule("The name must be “John”.") { (name: String) in name == "John" }) var name = "John"
  @Field(.icon(.person)) var account = Account()
  @Field(.slider(0...1), .icons(minimum: .quiet, maximum: .loud)) var volume: Float = 0.6
  @Field(.stepper(1...10, by: 0.5), .unit("km")) var distance = 7.5
  var equalizer = true
  var enabled = false
  @Field(.segments, .optionTitle { (size: Size) in size.letter }) var size = Size.medium
  /// Select the T-shirt size that fits you.
  @Field("T-shirt size", .choiceStyle(.page)) var tShirtSize: Size {
    get { size }
    set { size = newValue }
  }
  @Field(.inline) var address = Address()

  package init() {}

  package static func arrange(_ form: FormBuilder<PlayerSettings>) {
    form.title("Model object")
    form.titleCase(.sentence)
    form.image(equalizer, "")
    form.section("Settings") {
      $0.fields(\.bytesAvailable, \.name, \.account, \.volume, \.distance, \.equalizer, \.enabled, \.size, \.tShirtSize)
    }
    form.field(\.address)
    form.rule {
      $0.name == "John" && $0.volume <= 0.5 ? "The volume of “John” must be above 0.5." : nil
    }
    form.button("Submit", .submit)
  }

  package enum Size: String, Codable, CaseIterable {
    case small, medium, large

    var letter: FormString {
      switch self {
      case .small: "S"
      case .medium: "M"
      case .large: "L"
      }
    }
  }

  /// An ornament above the form.
  private static let equalizer = FormImage(
    bytes: Array(
      Data(
        base64Encoded: """
          iVBORw0KGgoAAAANSUhEUgAAAGAAAAAwAgMAAACTeJdcAAAADFBMVEXu7vIccdgmomkAAADaqcx4AAAAPElEQVR42mNgIB8whjoMMgnR\
          ELpJrFpAUwnWUKgE1yqaSIQG0FVCa8VglWBa1YBXAsgfGAlQaA57CZIBAKKPv30KoBNcAAAAAElFTkSuQmCC
          """) ?? Data()))
}
