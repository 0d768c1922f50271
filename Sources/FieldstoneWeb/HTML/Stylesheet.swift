/// The look of every page: grouped like on a phone, light or dark as the reader prefers, from a width of 320 px.
enum Stylesheet {
  static let text: StaticString = """
    *{box-sizing:border-box}
    :root{color-scheme:light dark;--gap:min(1rem,4.2vw);--page:#f2f2f7;--card:#fff;--ink:#1c1c1e;--soft:#5b5b61;--line:#d4d4d9;--edge:#80808a;
    --accent:#0058c7;--on-accent:#fff;--error:#b3121d;--error-wash:#fdeceb;--warning:#7a4a00;--new:#e6f0fd}
    @media(prefers-color-scheme:dark){:root{--page:#000;--card:#1c1c1e;--ink:#f5f5f7;--soft:#aeaeb4;--line:#3a3a3d;
    --edge:#85858d;--accent:#6cb0ff;--on-accent:#00152e;--error:#ff8f86;--error-wash:#3a1614;--warning:#ffc46b;
    --new:#0f2742}}
    html{font:100%/1.4 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;background:var(--page);color:var(--ink);
    -webkit-text-size-adjust:100%;scroll-padding:1rem 0 4rem}
    body{margin:0}
    main{max-width:40rem;margin:0 auto;padding:1rem var(--gap) 3rem;overflow-wrap:anywhere}
    h1{font-size:clamp(1.4rem,1rem + 2.4vw,1.75rem);line-height:1.2;margin:.75rem var(--gap) 1rem}
    h2{font-size:1.2rem;line-height:1.25;font-weight:700;margin:2rem var(--gap) .6rem}
    h3{font-size:1rem;margin:0;padding:.85rem var(--gap) .25rem}
    .trail{margin:.5rem var(--gap) 0;color:var(--soft)}
    .card{background:var(--card);border-radius:.75rem;margin-top:1rem;overflow:clip}
    .actions{display:grid;gap:.75rem;margin-top:1.5rem}
    section>.heading{margin:2rem var(--gap) .6rem}
    .nested>.heading{padding:.85rem var(--gap) .25rem}.nested>.help{padding-inline:var(--gap)}
    .heading :is(h2,h3){margin:0;padding:0}
    h2+.card,.heading+.card{margin-top:0}.card:has(>.spacer:only-child){background:none}
    .row{border:0;margin:0;min-width:0;padding:.75rem var(--gap)}
    .row+.row,.row+.nested,.nested+.row,.nested .row+.row{border-top:1px solid var(--line)}
    .card.bare,.bare .link{background:none}.card.bare{border-radius:0}.bare>.row+.row,.bare>.row+.nested,.bare>.nested+.row,.bare>.nested>.row+.row{border-top:0}
    .row:is(.invalid,:has(>.issue.error)){border-inline-start:4px solid var(--error);padding-inline-start:calc(var(--gap) - 4px)}
    .invalid:not(.row){position:relative}
    .invalid:not(.row)::before{content:"";position:absolute;inset-block:0;inset-inline-start:-8px;width:4px;background:var(--error)}
    .card .invalid:not(.row)::before{inset-inline-start:0}
    label,legend,dt{font-weight:600;display:block;padding:0}
    legend{float:left;width:100%}
    legend+*{clear:both}
    .mark{font-weight:400;font-size:.85rem;color:var(--soft);white-space:nowrap}
    .help,.footer,.note{color:var(--soft);font-size:.9rem;margin:.15rem 0 0}
    .footer{margin:.5rem var(--gap) 0}
    .row.note{color:inherit;font-size:1rem}
    .issue{margin:.25rem 0 0;font-size:.95rem}
    .error{color:var(--error)}
    .warning{color:var(--warning)}
    .info{color:var(--soft)}
    input:not([type=checkbox],[type=radio],[type=range]),select,textarea{font:inherit;color:inherit;background:var(--card);width:100%;
    min-height:2.75rem;margin-top:.4rem;padding:.5rem .75rem;border:1px solid var(--edge);border-radius:.5rem}
    textarea{resize:vertical;display:block;field-sizing:content;min-height:calc(1.4em*attr(rows type(<number>),4) + 1rem)}
    .pick{display:flex;flex-wrap:wrap;gap:.5rem .6rem;align-items:end}.pick>input{flex:1 1 14rem}
    form:has(.state[data-state]) .upload{display:none}
    .chosen{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;margin-top:.4rem}.chosen p{margin:0;flex:1 1 9rem}
    .chosen img{max-width:8rem;max-height:8rem;width:auto;height:auto;border-radius:.5rem}
    .length{text-align:end}
    .length.error{color:var(--error)}
    .copy{display:none;margin-top:.4rem}
    form:has(.state[data-state]) .copy{display:block}
    [type=date],[type=time],[type=datetime-local]{width:auto!important;max-width:100%}
    [type=tel],[autocomplete=tel]{max-width:18rem}
    [autocomplete=postal-code],[autocomplete=bday]{max-width:12rem}
    ::placeholder{color:var(--soft);opacity:1}
    [aria-invalid]:not(fieldset,[type=checkbox],[type=radio]){border:2px solid var(--error)}
    .measured{display:flex;align-items:baseline;gap:.6rem}
    .offers{margin-top:.25rem}
    .beside{display:flex;flex-wrap:wrap;column-gap:1.5rem}
    .offers .section,.stepper .section{font-weight:600;font-size:.9rem;margin:.6rem 0 0}
    .offers:not(.tiles,.beside)>[role=group]+.tick{border-top:1px solid var(--line);margin-top:.6rem}
    .icon{margin-inline-end:.4rem}
    .row>:is(label,legend,.title):has(>.icon:first-child){padding-inline-start:calc(1.15em + .4rem);text-indent:calc(-1.15em - .4rem)}
    svg{width:1.15em;height:1.15em;vertical-align:-.2em;fill:none;stroke:currentColor;stroke-width:1.8;stroke-linejoin:round;stroke-linecap:round}
    .all{display:flex;flex-wrap:wrap;gap:0 1.25rem;width:100%;grid-column:1/-1}
    .all>button{border:0;background:none;padding-inline:0}
    .search{display:grid;grid-template-columns:1fr auto;gap:0 .6rem;align-items:end;margin-top:.5rem}
    .search>label{grid-column:1/-1;font-weight:400}
    .find{margin:.5rem var(--gap) 1rem}.found>h2{font-size:1rem;margin-top:1rem}.hits{list-style:none;margin:0 0 1.5rem;padding:0}.hits>li+li{border-top:1px solid var(--line)}
    .tick{position:relative;min-height:2.75rem;padding-block:.6rem .5rem;padding-inline-start:2.5rem}
    .tick>input{position:absolute;inset-inline-start:.1rem;top:.6rem;width:1.5rem;height:1.5rem;margin:0;
    accent-color:var(--accent)}
    .tick>label{font-weight:400;padding-block:.6rem .5rem;padding-inline-start:2.5rem;margin-block:-.6rem -.5rem;
    margin-inline-start:-2.5rem;min-height:2.75rem}
    .text>*,.more>:not(summary){margin:.35rem 0;overflow-wrap:anywhere}.text :is(ul,ol),.more :is(ul,ol){padding-inline-start:1.4rem}
    .row.more{padding-block:.2rem}.picture img{max-width:100%;height:auto;display:block;border-radius:.5rem}
    .spacer{height:1rem}hr{border:0;border-top:1px solid var(--line);margin:.5rem 0}progress{width:min(100%,16rem);height:.7rem;accent-color:var(--accent)}
    .line{display:flex;flex-wrap:wrap}.cell{flex:1 1 11.5rem;min-width:0}
    .row+.line,.line+.row,.line+.line{border-top:1px solid var(--line)}.line>.cell>.row{border-top:0}.measured>span{overflow-wrap:normal}
    .line>.w2{flex-grow:2}.line>.w3{flex-grow:3}.line>.w4{flex-grow:4}
    @media(min-width:40rem){.line:not(:has(>:nth-child(4))){flex-wrap:nowrap}.line:not(:has(>:nth-child(4)))>.cell{flex-basis:0;min-width:8rem}}
    .words{margin:.1rem 0 0}.tick>:checked~.words>:last-child,.tick>:not(:checked)~.words>:first-child{display:none}
    .tick>.help{margin-top:.35rem;padding-bottom:.25rem}
    .beside{gap:.5rem}
    .beside,.tiles,.stepper,.expanding{padding-top:.4rem}
    .beside .tick,.tiles .tick{border:1px solid var(--edge);border-radius:.65rem;padding-inline:3rem .9rem}
    .beside .tick>input,.tiles .tick>input{inset-inline-start:.75rem;z-index:1}
    .beside .tick>label::after,.tiles .tick>label::after{content:"";position:absolute;inset:0}
    .beside .tick:has(:checked),.tiles .tick:has(:checked){border-color:var(--accent);background:var(--new);
    box-shadow:inset 0 0 0 1px var(--accent)}
    .beside>[role=group]{display:flex;flex-wrap:wrap;gap:.5rem;width:100%}
    .beside .section{width:100%}
    .tiles,.tiles>[role=group]{display:grid;gap:.6rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,11rem),1fr))}
    .tiles>[role=group],.tiles .section{grid-column:1/-1}
    .tiles .icon{display:block;font-size:1.6rem;line-height:1.2}
    @media(max-width:30rem){.tiles .icon{display:inline;font-size:inherit}}
    .languages{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:center;margin:2rem var(--gap) 0}
    details>.languages{margin:.5rem 0}.foot~.more,.state~.more{margin:2rem var(--gap) 0}
    .languages p{margin:0}.languages span{font-weight:600}
    .chips{list-style:none;display:flex;flex-wrap:wrap;gap:.5rem;margin:.5rem 0 .25rem;padding:0}
    .chips>li{display:flex;align-items:center;max-width:100%;border:1px solid var(--edge);border-radius:1.5rem;
    padding-inline-start:1rem;background:var(--page)}
    .drop{border:0;background:none;width:2.75rem;flex:none;padding:0;border-radius:50%}
    .drop::before{content:"×";content:"×"/"";font-size:1.4rem;line-height:1}
    summary{cursor:pointer;min-height:2.75rem;padding:.6rem .75rem;border-radius:.5rem}
    .expanding>summary,.confirm>summary{border:1px solid var(--edge)}
    .confirm>summary{display:inline-block;font-weight:600;padding-inline:1.25rem;border-radius:.65rem;background:var(--card);color:var(--accent)}
    .confirm[open]{position:relative;padding-bottom:3.5rem}.confirm[open]>summary{position:absolute;bottom:0}
    .confirm[open]>summary>:first-child,.confirm:not([open])>summary>:last-child{display:none}
    .menu{margin-top:.5rem}.linked>.menu{margin:0 var(--gap) .75rem}
    .resolve{display:flex;flex-wrap:wrap;gap:.5rem;margin:.5rem 0 .25rem}.collection>.resolve,.nested>.resolve{margin-inline:var(--gap)}
    .menu>summary{display:inline-block;min-width:2.75rem;text-align:center;list-style:none;border:1px solid var(--edge)}
    .menu>.entries{display:flex;flex-wrap:wrap;gap:.5rem;margin-top:.5rem}
    .more>summary{padding-inline:0;color:var(--accent);font-weight:600}
    .stepper{display:grid;grid-template-columns:auto 1fr auto;align-items:center;gap:.75rem;max-width:26rem}
    .stepper .value{text-align:center}
    .stepper p{margin:0}
    .stepper .none{color:var(--soft)}
    .counter{display:flex;gap:.5rem;align-items:end}
    .counter input{max-width:7rem;text-align:center}
    .counter>button{width:2.75rem;padding:0;font-size:1.4rem;line-height:1;flex:none}
    [aria-disabled]{color:var(--soft)}
    [type=range]{width:100%;max-width:26rem;min-height:2.75rem;margin:.25rem 0 0;display:block;accent-color:var(--accent)}
    .ends{display:flex;align-items:center;gap:.5rem;max-width:26rem;font-size:1.3rem}
    .ends .icon{margin:0}
    .step{display:grid;place-items:center;width:2.75rem;padding:0}
    .step::before{content:"";width:.65rem;height:.65rem;border:solid;border-width:2px 2px 0 0;rotate:45deg;
    margin-inline-end:.2rem}
    .back::before,[dir=rtl] .step:not(.back)::before{rotate:225deg;margin-inline:.2rem 0}
    [dir=rtl] .back::before{rotate:45deg}
    [dir=rtl] .step:not(.back)::before{margin-inline:0 .2rem}
    .row>.tick{padding-block:.6rem .5rem;margin-block:-.25rem}
    .row>.tick>label{font-weight:600}
    .collection{margin-top:1.75rem}
    .collection>:is(h2,h3,h4,h5,h6,.help,[id$=help],[id$=issues]){margin:0 var(--gap) .25rem;padding:0}
    .elements{list-style:none;margin:.5rem 0 0;padding:0}
    .element.card{margin-top:.75rem}
    .element+.element:not(.card){border-top:1px solid var(--line)}
    .element h4,.element h5,.element h6{font-size:1rem;margin:0;padding:.85rem var(--gap) .25rem}
    :has(>#remark) *{scroll-margin-top:10rem}
    .element>.summary{margin:0 var(--gap) .25rem}
    .element:has(>.summary){padding-top:.75rem}
    .element>.nested:focus-visible{outline-offset:-3px;border-radius:.75rem}
    .tools{display:flex;flex-wrap:wrap;gap:.4rem;padding:.25rem var(--gap) .85rem}
    .tools>button{padding-inline:min(.75rem,3vw)}
    .tools.named{padding:0;margin-top:1.75rem}
    .tools>.move{width:2.75rem;padding:0;display:grid;place-items:center}
    .move::before{content:"";width:.65rem;height:.65rem;border:solid;border-width:2px 2px 0 0;rotate:135deg;
    margin-top:-.3rem}
    .up::before{rotate:-45deg;margin-top:.3rem}
    .entry{display:flex;flex-wrap:wrap;align-items:end}
    .entry>.row{flex:1 1 14rem}
    .entry>.file{flex-basis:20rem}
    .entry>.tools{padding-block:0 .75rem}
    .add{width:100%;margin-top:.75rem}
    .collection>.full{margin-top:.5rem}
    .card .collection{margin:0;padding:.85rem 0}
    .card .add{width:auto;margin-inline:var(--gap)}
    .card .card{margin-inline:var(--gap);border:1px solid var(--line)}
    .lost{list-style:disc;padding-inline-start:1.25rem!important}
    dl{margin:0;display:flex;flex-wrap:wrap;justify-content:space-between;gap:.1rem 1rem}
    dd{margin:0;white-space:pre-line}
    button{font:inherit;font-weight:600;min-height:2.75rem;min-width:2.75rem;padding:.55rem 1.25rem;border-radius:.65rem;cursor:pointer;
    border:1px solid var(--edge);background:var(--card);color:var(--accent);overflow-wrap:break-word}
    button:disabled,input:disabled+label{color:var(--soft);cursor:default}
    .primary:enabled{background:var(--accent);color:var(--on-accent);border-color:transparent}
    .destructive,.confirm:has(>.destructive):not([open])>summary{color:var(--error)}
    .action>button{width:100%}
    .actions>.row{padding:0;border:0}
    .presence{margin:0 var(--gap) .75rem}
    [inputmode=numeric],[inputmode=decimal]{max-width:14rem}
    .linked{padding:0}
    .linked>.help,.linked>div:not(.link){padding:0 var(--gap) .6rem}
    .link{display:flex;flex-wrap:wrap;align-items:baseline;gap:.1rem .75rem;width:100%;border:0;border-radius:.75rem;
    --above:.85rem;padding-block:var(--above);padding-inline:var(--gap) 2.25rem;text-align:start;color:var(--ink);position:relative}
    .link:has(+.help){padding-block-end:.2rem}.link:has(+.help)::after{inset-block-start:calc(var(--above) - .2rem)}
    .onward{position:relative;text-align:start;padding-inline-end:2.25rem}
    :is(.link,.onward)::after{content:"";position:absolute;inset-inline-end:1.1rem;inset-block:0;margin-block:auto;width:.5rem;height:.5rem;rotate:45deg;
    border:solid var(--soft);border-width:2px 2px 0 0}
    .row.linked.invalid{padding-inline-start:0}
    .elsewhere .title{font-weight:600}
    .absent{padding-inline-end:var(--gap)}
    .absent::after{display:none}
    .absent .title{font-weight:600}
    [dir=rtl] :is(.link,.onward)::after{rotate:225deg}
    [dir=rtl] :is(.help,.issue,.footer,.content p,.content li){unicode-bidi:plaintext;text-align:right}
    [dir=rtl] input[dir=ltr]{text-align:right}
    .link>*{min-width:0;overflow-wrap:anywhere}.link .title{flex:1 0 auto;max-width:100%}
    .link .value{font-weight:400;color:var(--soft);text-wrap:pretty}
    .link .count{color:var(--error)}
    .reviewed{padding-inline-end:var(--gap)}.reviewed::after{display:none}.reviewed .change{margin-inline-start:auto;font-weight:400;color:var(--accent);text-decoration:underline}
    .foot{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:.75rem}
    .card+.foot,.collection~.foot{margin-top:1.5rem}
    .actions+.foot,.actions~.foot{margin-top:.75rem}
    .foot>.primary{flex:1 0 100%}
    .return,.unseen{position:absolute;width:1px;height:1px;min-width:0;min-height:0;padding:0;overflow:hidden;clip-path:inset(50%);border:0}
    .summary{border:3px solid var(--error);background:var(--error-wash);border-radius:.75rem;padding:.9rem 1rem;margin:1rem 0}
    .summary.new{border-color:var(--accent);background:var(--new)}
    .summary h2{margin:0 0 .25rem;font-size:1.1rem;color:var(--ink)}
    .summary p{margin:0 0 .5rem}
    .summary p:only-child{margin:0}
    .summary ul{margin:0;padding:0;list-style:none}
    .summary a{display:block;padding:.6rem 0;min-height:2.75rem;color:var(--error)}
    .summary.new a{color:var(--accent)}
    .jump{display:block;width:100%;padding:.6rem 0;border:0;background:none;color:var(--error);font-weight:400;text-align:start;
    text-decoration:underline}
    .state{margin:1rem 0 0;padding:.35rem .9rem;border-radius:.65rem;color:var(--soft);font-size:.9rem;text-align:end}
    .state:empty{padding:0}
    .state:is([data-state=saving],[data-state=copied],[data-state=failed]){position:sticky;bottom:.25rem;background:var(--ink);
    color:var(--page);box-shadow:0 0 0 .5rem var(--page)}
    .state>a{color:inherit;margin-inline-start:.4rem}
    form:has(.state[data-state]:not([data-state=failed])) :is(.unscripted,[value=update]){display:none}
    .state[data-state=pending]{opacity:0}
    .state:is([data-state=saved],[data-state=copied]){animation:.3s 4s forwards fade}
    @keyframes fade{to{opacity:0}}
    .state[data-state=failed]{background:var(--error-wash);color:var(--error);border:2px solid}
    .bar{align-items:center;padding:.75rem var(--gap);border-radius:.75rem;background:var(--card);box-shadow:0 0 0 1px var(--line),0 0 1.5rem #0002}
    @media(min-height:30rem){.bar{position:sticky;bottom:0}html:has(.bar){scroll-padding-bottom:9rem}}
    form:has(.state[data-state]) .bar:not(:has(>button:not(.unscripted),>.state:not(:empty))){padding:0;background:none;box-shadow:none}
    .bar>.primary{flex:1 0 8rem}.bar>.state{position:static;flex:1 0 100%;margin:0;padding:0;border:0;border-radius:0;box-shadow:none;background:none;
    color:var(--soft);opacity:1;animation:none}.bar>.state:empty{position:absolute}.bar>.state[data-state=failed]{color:var(--error)}
    .checking{margin:.25rem 0 0;color:var(--soft);font-size:.95rem}
    .reveal{margin-top:.5rem}
    .reveal[aria-pressed=true]{background:var(--new);border-color:var(--accent);box-shadow:inset 0 0 0 1px var(--accent)}
    .message{background:var(--card);border-radius:.75rem;padding:1rem}
    a{color:var(--accent)}
    .way{display:inline-block;padding:.65rem 0;min-height:2.75rem;min-width:2.75rem}
    :focus-visible,[type^=date]:focus-within,[type=time]:focus-within{outline:3px solid var(--accent);outline-offset:2px}
    .row:focus{outline:3px solid var(--accent);outline-offset:-3px}
    .link:focus-visible{outline-offset:-3px}
    .summary:focus-visible{outline-offset:0}
    .tick>label:active,button:active{opacity:.7}
    @media(prefers-reduced-motion:reduce){.state{animation-duration:0s!important}}
    @media(forced-colors:active){.card:not(.bare),.message,.bar,:not(.bar)>.state:is([data-state=saving],[data-state=copied]){border:1px solid}.actions{border:0}
    form:has(.state[data-state]) .bar:not(:has(>button:not(.unscripted),>.state:not(:empty))){border:0}
    .invalid:not(.row)::before{border-inline-start:4px solid}.reveal[aria-pressed=true]{border:3px solid Highlight}
    .all>button{text-decoration:underline}[aria-disabled],button:disabled,input:disabled+label{color:GrayText}
    .beside .tick:has(:checked),.tiles .tick:has(:checked){outline:2px solid Highlight;outline-offset:-2px}}
    @media print{button:not(.link,.jump),:is(.return,.state,.foot,.bar,.search,.found,.tools,.menu,.confirm,.languages,details:has(>.languages),[type=file]){display:none!important}.link::after,.change{display:none}
    .row:has(>button):not(:has(>:not(button),>.link,>.jump)),.actions:not(:has(>:not(.action),>.action>:not(button))){display:none}
    main{max-width:none}.card:not(.bare),.summary{border:1px solid #999}.row,.line,.summary{break-inside:avoid}
    h1,h2,h3,h4,h5,h6,legend,.heading,.trail{break-after:avoid}.card{overflow:visible}a,.jump{color:inherit;text-decoration:none}
    html:root{color-scheme:light;--page:#fff;--card:#fff;--ink:#000;--soft:#444;--line:#bbb;--edge:#666;--accent:#000;--on-accent:#fff;
    --error:#900;--error-wash:#fff;--warning:#630;--new:#fff}}
    @media(min-width:40rem){main{padding-top:2rem}}
    @media screen and (min-width:40rem){html:has(>body>.sheet){background:color-mix(in srgb,var(--page),#777 45%)}
    main.sheet{max-width:38rem;margin:2.5rem auto;padding:1rem var(--gap) 2rem;border:1px solid var(--line);border-radius:1rem;background:var(--page);box-shadow:0 1rem 3rem #0006}
    @media(prefers-color-scheme:dark){html:has(>body>.sheet){background:var(--page)}main.sheet{background:color-mix(in srgb,var(--page),#fff 8%)}}}
    """
}
