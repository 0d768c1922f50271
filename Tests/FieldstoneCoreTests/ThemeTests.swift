import FieldstoneCore
import Testing

@Suite("Themes")
struct ThemeTests {
  @Test("Luminance and contrast are those of WCAG")
  func formula() {
    let (black, white) = (FormColor.RGB(0x000000), FormColor.RGB(0xFFFFFF))
    #expect(black.luminance == 0 && abs(white.luminance - 1) < 1e-9)
    #expect(abs(black.contrast(with: white) - 21) < 1e-9 && black.contrast(with: black) == 1)
    // The gray that is just too light for text on white, and the one that isn't.
    #expect(FormColor.RGB(0x777777).contrast(with: white) < 4.5 && FormColor.RGB(0x767676).contrast(with: white) >= 4.5)
    #expect(abs(FormColor.RGB(0xFF0000).contrast(with: white) - 3.998) < 0.001)
    #expect(white.contrast(with: black) == black.contrast(with: white))
  }

  @Test("Colors are written as CSS has them, mixed, and get the text that can be read on them")
  func colors() {
    #expect(FormColor.RGB(0x0058C7).hexadecimal == "#0058c7" && FormColor.RGB(0x00000A).hexadecimal == "#00000a")
    #expect(FormColor.RGB(0xFF12_3456) == FormColor.RGB(red: 0x12, green: 0x34, blue: 0x56))
    let (black, white) = (FormColor.RGB(0x000000), FormColor.RGB(0xFFFFFF))
    #expect(black.mixed(with: white, 0.5) == FormColor.RGB(0x808080) && black.mixed(with: white, .nan) == black)
    #expect(black.mixed(with: white, 7) == white && white.mixed(with: black, -1) == white)
    #expect(FormColor.RGB(0x0058C7).textOnIt == white && FormColor.RGB(0x6CB0FF).textOnIt == FormColor.RGB(0x00152E))
  }

  @Test(
    "Everything in the looks that come along can be read, in light and in dark",
    arguments: [FormTheme.standard, .floatingLabels, .columns, .insetGroups])
  func contrasts(theme: FormTheme) {
    let contrasts = theme.colors.contrasts
    #expect(contrasts.count == 34 && Set(contrasts.map(\.name)).count == 34)
    for contrast in contrasts { #expect(contrast.isEnough, "\(contrast)") }
  }

  @Test("A palette that can't be read is found out")
  func weak() {
    var colors = FormPalette.standard
    colors.secondaryText.dark = FormColor.RGB(0x444444)
    let weak = colors.contrasts.filter { !$0.isEnough }.map(\.name)
    #expect(weak == ["secondaryText on page, dark", "secondaryText on group, dark"])
  }

  struct Guest: FormModel {
    var name = ""
    var email = ""
    var phone = ""
    var note = ""
    var news = false
    static func describe(_ fields: FieldList<Guest>) {
      fields.add(\.name, "name").required()
      fields.add(\.email, "email").required().unmarked()
      fields.add(\.phone, "phone")
      fields.add(\.note, "note").readOnly()
      fields.add(\.news, "news")
    }
  }

  @Test("A theme chooses the marks; the rows stay as they are, and what is unmarked stays so")
  func marks() {
    let form = FormSession(Guest())
    let rows = Array(form.rows)
    func marks(_ style: FormTheme.Marks) -> [String] {
      form.rows.compactMap { row in form.mark(of: row, style).map { "\(row.id): \($0)" } }
    }
    #expect(marks(.automatic) == form.rows.compactMap { row in row.mark.map { "\(row.id): \($0)" } })
    #expect(marks(.star) == ["name: required"] && marks(.word) == marks(.star))
    #expect(marks(.onlyOptional) == ["phone: optional"])
    #expect(marks(.none) == [])
    #expect(Array(form.rows) == rows && form.takeChanges().pages.isEmpty)
  }

  @Test("An appearance says that it has changed only if it has")
  func appearance() {
    let appearance = FormAppearance()
    let before = appearance.revision
    appearance.theme = .standard
    #expect(appearance.revision == before)
    appearance.theme = .columns
    #expect(appearance.revision != before && appearance.theme == .columns)
  }
}
