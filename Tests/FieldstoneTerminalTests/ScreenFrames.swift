/// Expected frames of the screen.
enum ScreenFrames {
  static let opened = """
                                            * required  ━━┄┄┄┄┄┄┄┄  2 of 8 answered
    ╭─ Account ────────────────────────────────────────────────────────────────────╮
    │ › Email *                                                                    │
    │   Password                                                                   │
    ╰──────────────────────────────────────────────────────────────────────────────╯
        You can change these later.
    ╭─ Your stay ──────────────────────────────────────────────────────────────────╮
    │   Birth Date                                       ▾                         │
    │   Seats *                     1            seats                             │
    │   Meal                        – ▾                                            │
    │   Allergies                                                                  │
    ╰──────────────────────────────────────────────────────────────────────────────╯
    ╭─ Invoice ────────────────────────────────────────────────────────────────────╮
    │   Needs Invoice               [ ] No                                         │
    ╰──────────────────────────────────────────────────────────────────────────────╯
    ╭──────────────────────────────────────────────────────────────────────────────╮
    │   Number                      7                                              │
    │   [ ] I agree to the code of conduct of this and of all other conferences *  │
    ╰──────────────────────────────────────────────────────────────────────────────╯

        [ Register ]

      We'll send your ticket to this address.
                                                      ^S Submit  Esc Leave  F1 Help
    """

  static let refused = """
                                 * required  ● Unsaved  ━━┄┄┄┄┄┄┄┄  2 of 8 answered
    ╭─ Account ────────────────────────────────────────────────────────────────────╮
    │ › Email *                     ada                                            │
    │                               ✗ Enter an email address, for example          │
    │                                 name@example.org.                            │
    │   Password                                                                   │
    ╰──────────────────────────────────────────────────────────────────────────────╯
        You can change these later.
    ╭─ Your stay ──────────────────────────────────────────────────────────────────╮
    │   Birth Date                                       ▾                         │
    │   Seats *                     1            seats                             │
    │   Meal                        – ▾                                            │
    │   Allergies                                                                  │
    ╰──────────────────────────────────────────────────────────────────────────────╯
    ╭─ Invoice ────────────────────────────────────────────────────────────────────╮
    │   Needs Invoice               [ ] No                                         │
    ╰──────────────────────────────────────────────────────────────────────────────╯
    ╭──────────────────────────────────────────────────────────────────────────────╮
    │   Number                      7                                              │
    │   [ ] I agree to the code of conduct of this and of all other conferences *  │
    │       ✗ Select this to continue.                                             │

      We'll send your ticket to this address.                                ↓ more
     Not submitted: 2 items need attention.     F8 Next issue  ^S Submit  Esc Leave
    """

  static let narrow = """
    Account
    › Email *
        ada@example.org
      Password

      You can change these later.

    Your stay
      Birth Date
                             ▾
      Seats *
        1            seats
      We'll send your ticket …  ↓
    ^S Submit  Esc Leave  F1 Help
    """
}
