import FieldstoneCore

/// Where the titles of fields are.
extension PageLook {
  static func labels(_ theme: FormTheme) -> String {
    switch theme.labels {
    case .automatic, .above: ""
    case .beside: beside
    case .floating: floating + (theme.groups == .plain ? "\n" + line : "")
    }
  }

  /// Two columns where there is room for them; help and issues are below the control. A line that several fields share
  /// has no room.
  private static let beside = """
    @media(min-width:34rem){
    .card .row:has(>label:first-child,>legend):not(.cell>*,.entry>*){display:grid;grid-template-columns:minmax(7rem,2fr) 3fr;column-gap:1rem;align-content:center}
    .row:not(.cell>*,.entry>*)>:is(label:first-child,legend){grid-column:1;grid-row:1/span 20;padding-block:.55rem;width:auto}
    .row:has(>label:first-child,>legend):not(.cell>*,.entry>*)>:not(label,legend){grid-column:2;margin-top:0}
    .row:has(>label:first-child,>legend):not(.cell>*,.entry>*)>:is(.help,.length,.resolve,[id$=":captions"],[id$=":issues"]){order:1;margin-top:.4rem}
    .card .fact>dl{display:grid;grid-template-columns:minmax(7rem,2fr) 3fr;column-gap:1rem}
    .beside,.tiles,.stepper,.expanding{padding-top:0}
    }
    """

  /// The label and the field are on top of each other, in a box that is as high as both, however many lines the label has.
  /// While the field is empty, the label is over it, as large as a text. The field reaches under the label, so that it is
  /// as high as all that can be pressed; a text of several lines, which scrolls, doesn't. A unit is at the end, and beside the
  /// label while that is over the field. The box shows the focus in browsers without `:has()`, too: they have it whatever in
  /// the row has the focus.
  private static let floating = """
    .floats{display:grid}
    .floats::before{content:"";grid-area:1/1/3/2;border:1px solid var(--edge);border-radius:.5rem;background:var(--card)}
    .floats>label{grid-area:1/1;z-index:1;justify-self:start;padding:.4rem .75rem 0;max-width:87%;font-size:.85rem;font-weight:400;color:var(--soft);transform-origin:0 0}
    [dir=rtl] .floats>label{transform-origin:100% 0}
    .floats>:is(input,select,textarea,.measured){grid-area:2/1;z-index:1;padding:.8rem .75rem .4rem!important;margin:-.75rem 0 0;min-height:2.75rem;border:0!important;background:none!important;outline:0!important}
    .floats>textarea{margin:0;padding-block:.05rem .4rem!important}
    .floats>.measured{padding-block:0!important}
    .floats>.measured>input{margin:0;padding:.8rem 0 .4rem;border:0!important;background:none;outline:0!important}
    .floats:has([placeholder=" "]:placeholder-shown:not(:focus))>label{transform:translateY(.8rem) scale(1.15)}
    .floats input{max-width:none}
    .floats:has([placeholder=" "]:placeholder-shown:not(:focus)) .measured>span{transform:translateY(-.45rem)}
    .floats:focus-within::before{outline:3px solid var(--accent);outline-offset:2px}
    .floats:not(:has(>:focus-visible,>.measured>:focus-visible))::before{outline:0}
    .floats.invalid::before{border:2px solid var(--error)}
    @media(prefers-reduced-motion:no-preference){.floats>label,.floats .measured>span{transition:transform .12s}}
    """

  /// A line under the field instead of the box.
  private static let line = """
    .floats::before,.floats.invalid::before{border-width:0 0 1px;border-radius:0;background:none}.floats.invalid::before{border-bottom-width:2px}
    .floats>label{padding-inline:0}.floats>:is(input,select,textarea,.measured){padding-inline:0!important;border-radius:0}
    """
}
