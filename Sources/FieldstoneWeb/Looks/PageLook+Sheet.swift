import FieldstoneCore

/// The styles of a theme, as changes to those that all pages have.
extension PageLook {
  static func sheet(_ theme: FormTheme) -> String {
    let parts = [
      colors(theme.colors), density(theme.density), insets(theme.insets), groups(theme.groups),
      separators(theme.separators), radius(theme.radius), labels(theme), issues(theme), height(theme.height),
      theme.motion == .none ? "*,::before,::after{animation:none!important;transition:none!important}" : "",
      ends(theme),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Points, as a length that grows with the reader's text size.
  private static func length(_ points: Double) -> String {
    let points = points.isFinite ? min(max(points, 0), 1000) : 0
    return "\((points / 16 * 1000).rounded() / 1000)rem"
  }

  // MARK: Colors

  private static func colors(_ colors: FormPalette) -> String {
    guard colors != .standard else { return "" }
    func properties(_ background: FormColor.Background) -> String {
      let values: [(String, FormColor.RGB)] = [
        ("page", colors.page[background]), ("card", colors.group[background]), ("ink", colors.text[background]),
        ("soft", colors.secondaryText[background]), ("line", colors.separator[background]),
        ("edge", colors.controlBorder[background]), ("accent", colors.accent[background]),
        ("on-accent", colors.accent[background].textOnIt), ("error", colors.error[background]),
        ("error-wash", colors.errorBackground(background)), ("warning", colors.warning[background]),
        ("new", colors.chosenBackground(background)),
      ]
      return values.map { "--\($0):\($1.hexadecimal)" }.joined(separator: ";")
    }
    return """
      :root{\(properties(.light))}
      @media(prefers-color-scheme:dark){:root{\(properties(.dark))}}
      """
  }

  // MARK: Distances

  private static func density(_ density: FormTheme.Density) -> String {
    switch density {
    case .regular: ""
    case .compact:
      """
      .row{padding-block:.35rem}.linked,.actions>.row{padding:0}.link{--above:.55rem}
      h2,section>.heading{margin:1.25rem var(--gap) .4rem}.card{margin-top:.6rem}h2+.card,.heading+.card{margin-top:0}
      input:not([type=checkbox],[type=radio],[type=range]),select{padding-block:.25rem}
      """
    case .spacious:
      """
      .row{padding-block:1.15rem}.linked,.actions>.row{padding:0}.link{--above:1.25rem}
      h2,section>.heading{margin:2.75rem var(--gap) .8rem}.card{margin-top:1.5rem}h2+.card,.heading+.card{margin-top:0}
      """
    }
  }

  private static func insets(_ insets: FormTheme.Insets?) -> String {
    guard let insets else { return "" }
    // On a phone, no more than a part of its width.
    return """
      :root{--gap:min(\(length(insets.horizontal)),6vw)}
      .row{padding-block:\(length(insets.vertical))}.linked,.actions>.row{padding:0}
      .link{padding-inline-start:var(--gap)}
      """
  }

  private static func height(_ height: FormTheme.Height) -> String {
    guard case .constant(let points) = height else { return "" }
    let height = length(points)
    return """
      .card .row:not(.content),.card .link{min-height:\(height);align-content:center}
      """
  }

  // MARK: Groups

  private static func groups(_ groups: FormTheme.Groups) -> String {
    switch groups {
    case .automatic, .cards: ""
    case .boxed: ".card:not(.bare){background:none;border:1px solid var(--edge)}.card .link{background:none}"
    case .plain: ".card,.card .link{background:none}.card{border-radius:0;overflow:visible}"
    }
  }

  private static func separators(_ separators: FormTheme.Separators) -> String {
    let off = """
      .row+.row,.row+.nested,.nested+.row,.nested .row+.row,.row+.line,.line+.row,.line+.line,.element+.element:not(.card){border-top:0}
      """
    let lines = ".card:not(.bare) :is(.row,.nested,.line)+:is(.row,.nested,.line)"
    let first = ".card:not(.bare)>:is(.row,.nested,.line)+:is(.row,.nested,.line)"
    return switch separators {
    case .automatic, .full: ""
    case .none: off
    case .inset:
      """
      \(off)
      :is(\(lines),\(first)){position:relative}
      :is(\(lines),\(first))::after{content:"";position:absolute;inset-block-start:0;inset-inline:var(--gap) 0;border-top:1px solid var(--line)}
      """
    }
  }

  private static func radius(_ radius: Double?) -> String {
    guard let radius else { return "" }
    let (group, field) = (length(radius), length(radius * 2 / 3))
    return """
      .card:not(.bare),.summary,.message,.bar{border-radius:\(group)}.link,.row.linked{border-radius:\(group)}
      input:not([type=checkbox],[type=radio],[type=range]),select,textarea,button:not(.drop,.link),summary,.confirm>summary,.beside .tick,.tiles .tick,.picture img{border-radius:\(field)}
      """
  }

  // MARK: Issues

  private static func issues(_ theme: FormTheme) -> String {
    let text = """
      .row:is(.invalid,:has(>.issue.error)){border-inline-start:0;padding-inline-start:var(--gap)}
      .row.linked.invalid{padding-inline-start:0}.invalid:not(.row)::before{display:none}
      """
    return switch theme.issues {
    case .automatic, .bar: ""
    case .text: text
    case .filled:
      """
      \(text)
      .issue{border:1px solid;border-radius:\(length((theme.radius ?? 12) * 2 / 3));padding:.35rem .65rem}
      .issue.error{background:var(--error-wash)}
      """
    }
  }

  // MARK: The ends of a page

  private static func ends(_ theme: FormTheme) -> String {
    var sheet: [String] = []
    if theme.header != nil {
      sheet.append(
        """
        .page-head{max-width:40rem;margin:0 auto;padding:1rem var(--gap) 0}.page-head+main{padding-top:0}
        .page-head img{display:block;max-width:100%;height:auto;border-radius:\(length(theme.radius ?? 12))}
        """)
    }
    if theme.footer != nil {
      sheet.append(
        """
        .page-foot{max-width:40rem;margin:-1.5rem auto 0;padding:0 calc(2*var(--gap)) 3rem;color:var(--soft);font-size:.9rem}
        @media screen and (min-width:40rem){html:has(>body>.sheet) .page-foot{color:inherit}}
        """)
    }
    if theme.marks == .star {
      sheet.append(
        ".legend{margin:0 var(--gap);color:var(--soft);font-size:.9rem}main:not(:has(.star)) .legend{display:none}")
    }
    return sheet.joined(separator: "\n")
  }
}
