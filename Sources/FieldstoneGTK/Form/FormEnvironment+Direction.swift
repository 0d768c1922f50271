#if GTK
  import CAdw
  import FieldstoneCore
  import Foundation

  extension FormEnvironment {
    /// Where lines of its language begin.
    var direction: GtkTextDirection {
      locale.language.characterDirection == .rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR
    }
  }
#endif
