import Fieldstone

/// Options on a page of their own, one and several.
@Form
package struct Course: Codable {
  @Field(.choiceStyle(.page), .required) var language: Language?
  /// So that we can find a teacher who speaks one of them.
  @Field(.choiceStyle(.page), .minimumCount(1)) var speaks: [Language] = [.english]
  @Field(.choiceStyle(.page)) var level = Level.none

  package static func arrange(_ form: FormBuilder<Course>) {
    form.title("Language course")
    form.titleCase(.sentence)
    form[\.language].placeholder("Choose a language").disabledOptions { Set($0.speaks) }
    form[\.speaks].title("Languages you speak")
    form[\.level].title("What you know already")
  }

  package init() {}

  enum Level: String, Codable, FormChoice {
    case none, some, much

    var formTitle: FormString {
      switch self {
      case .none: "Nothing yet"
      case .some: "Some words"
      case .much: "Quite a lot"
      }
    }
    var formHelp: FormString? {
      switch self {
      case .none: "We begin with the sounds and the letters."
      case .some: "You can order a meal and ask for the way."
      case .much: "You can tell what you did yesterday, and why."
      }
    }
  }

  enum Language: String, Codable, FormChoice {
    case arabic, hebrew, swahili
    case bengali, hindi, japanese, korean, mandarin, tamil, thai, vietnamese
    case czech, danish, dutch, english, finnish, french, german, greek, icelandic, italian, norwegian, polish
    case portuguese, russian, spanish, swedish, turkish, ukrainian

    var formTitle: FormString { FormString(rawValue.capitalized) }
    var formSection: FormString? {
      switch self {
      case .arabic, .hebrew, .swahili: "Africa and the Middle East"
      case .bengali, .hindi, .tamil, .japanese, .korean, .mandarin, .thai, .vietnamese: "Asia"
      default: "Europe"
      }
    }
  }
}
