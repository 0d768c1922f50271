#if GTK
  /// Styles that depend on the contrast that the desktop asks for. They are loaded after the others.
  extension Style {
    /// Without high contrast: gives dim texts a contrast of 4.5:1 with their background; libadwaita's have 3:1.
    static let dimTexts = """
      .fieldstone .dim-label, .fieldstone row label.subtitle, .fieldstone entry > text > placeholder,
      .fieldstone textview .placeholder { opacity: 0.72; }
      .fieldstone .error .dim-label, .fieldstone .error label.subtitle { opacity: 1; }
      .fieldstone row.text-row.empty:not(:focus-within) .title > .caption { opacity: 1; }
      """

    /// In high contrast: every edge can be seen and has the strength of libadwaita's own, texts have the colors of the
    /// desktop without a tint or a shade, and what is wrong or chosen has a border as well as a color.
    static let highContrast = """
      .fieldstone .banner { background: none; border: 2px solid currentColor; color: @window_fg_color; }
      .fieldstone .warning { color: @window_fg_color; }
      .fieldstone button.suggested-action, .fieldstone button.destructive-action {
        box-shadow: inset 0 0 0 1px alpha(currentColor, 0.5);
      }
      .fieldstone calendar > grid > label.day-number:selected { box-shadow: inset 0 0 0 2px currentColor; }
      .fieldstone calendar > grid > label.other-month { color: currentColor; font-style: italic; }
      .fieldstone check:not(:checked), .fieldstone radio:not(:checked) { box-shadow: inset 0 0 0 2px currentColor; }
      .fieldstone .sheet-shade { background-color: alpha(black, 0.6); }
      .fieldstone .sheet { box-shadow: 0 0 0 2px currentColor; }
      .fieldstone .options > row:not(:last-child) { border-bottom: 1px solid alpha(currentColor, 0.5); }
      .fieldstone .options > row.remarked { border-bottom-color: transparent; }
      .fieldstone row.error { box-shadow: inset 4px 0 currentColor; }
      .fieldstone row.error:dir(rtl) { box-shadow: inset -4px 0 currentColor; }
      .fieldstone .tile { border-color: currentColor; }
      .fieldstone .tile:checked { border-color: currentColor; box-shadow: inset 0 0 0 2px currentColor; }
      .fieldstone .option-icon:disabled { opacity: 0.8; }
      .fieldstone .chip { background: none; box-shadow: inset 0 0 0 1px currentColor; }
      .fieldstone .choice-value:focus-visible, .fieldstone .group-heading:focus-visible,
      .fieldstone row.text-row:focus-within { outline-color: alpha(@accent_color, 0.8); }
      .fieldstone row.text-row.error:focus-within { outline-color: alpha(@error_color, 0.8); }
      .fieldstone .drag-handle { opacity: 1; }
      .fieldstone .drop-before { box-shadow: inset 0 3px currentColor; }
      .fieldstone .drop-after { box-shadow: inset 0 -3px currentColor; }
      """
  }
#endif
