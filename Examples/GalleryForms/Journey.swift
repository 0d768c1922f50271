import Fieldstone

/// Long lists: one place and several, found by typing.
@Form
package struct Journey: Codable {
  var from: Place?
  var to: Place?
  /// In the order of the list.
  var stops: [Place] = []

  package static func arrange(_ form: FormBuilder<Journey>) {
    form.title("Journey")
    form[\.from].options(Place.all).required()
    form[\.to].options { form in Place.all.filter { $0 != form.from } }.required()
    form[\.stops].options(Place.all).maximumCount(5)
  }

  package init() {}
}

/// A place that doesn't exist: its name is made of two words.
package struct Place: Hashable, Codable, FormTitled {
  var name: String
  var region: String

  package var formTitle: FormString { FormString(verbatim: name) }
  package var formHelp: FormString? { FormString(verbatim: region) }

  /// Six thousand places, in the order of their names.
  package static let all: [Place] = beginnings.flatMap { beginning in
    endings.enumerated().map { Place(name: beginning + $1, region: regions[$0 % regions.count]) }
  }.sorted { $0.name < $1.name }

  private static let regions = ["Coast", "Hills", "Lakes", "Plain", "Valley"]
  private static let endings = [
    "bach", "berg", "born", "bridge", "brück", "burg", "by", "church", "dale", "dorf", "feld", "field", "ford", "furt",
    "ham", "hampton", "hausen", "haven", "heim", "hof", "hold", "holm", "kirchen", "land", "ley", "loch", "lund",
    "mere", "mill", "minster", "mouth", "mühl", "münde", "ness", "port", "rath", "reuth", "rode", "sjö", "stadt",
    "stead", "stein", "stow", "tal", "thal", "thorpe", "ton", "torp", "wald", "wall", "weiler", "well", "wick", "wood",
    "worth", "zell", "ål", "ås", "ö", "ør",
  ]
  private static let beginnings = [
    "Ader", "Alm", "Alt", "Amber", "Apfel", "Arn", "Ash", "Bären", "Barn", "Birken", "Black", "Blau", "Bram", "Brei",
    "Buch", "Castle", "Clay", "Cold", "Crow", "Dach", "Dam", "Deer", "Dorn", "Dun", "East", "Eber", "Eichen", "Elm",
    "Erd", "Fair", "Falken", "Fichten", "Fisch", "Frei", "Fuchs", "Gold", "Grau", "Green", "Groß", "Haber", "Hafen",
    "Hart", "Hasel", "Hay", "Heide", "High", "Hirsch", "Hoch", "Honey", "Horn", "Hunds", "Iron", "Jung", "Kalk",
    "Kalt", "King", "Klein", "Königs", "Krumm", "Lamm", "Lang", "Laub", "Lerchen", "Linden", "Long", "Löwen", "Lyng",
    "Mark", "Marsh", "Mittel", "Moor", "Neu", "New", "Nieder", "Nord", "North", "Nuss", "Ober", "Ochsen", "Ost",
    "Otter", "Pappel", "Pfarr", "Quell", "Red", "Ried", "Rosen", "Rot", "Salz", "Sand", "Schön", "Schwarz", "Silber",
    "South", "Stern", "Süd", "Tannen", "Unter", "Weiß", "Zürn",
  ]
}
