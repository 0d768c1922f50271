/// What a person sees, typed lines included.
enum Transcripts {
  static let whole = """
    Return keeps what stands in [brackets]. ? explains, < goes back, :cancel leaves.

    Talk
    ----
    Title (required):\u{20}
    Error: This field needs an answer.
    Title (required): Forms
    Minutes (required, 5 to 90 min) [30]: 100
    Error: Enter a value from 5 to 90.
    Warning: Long talks rarely find a room.
    Minutes (required, 5 to 90 min) [100]: 45
    Level
      1  Everybody
      2  Experienced
      3  Expert
    Level, number or name [Everybody]: exp
    Error: This can be Experienced or Expert.
    Level, number or name [Everybody]: experie
    Summary (optional, several lines, the last one only a full stop):
    > One
    > ..
    >\u{20}
    > .
    All of it is printed.

    Yourself
    --------
    Code (optional, not shown):\u{20}
    Needs Travel (yes or no) [no]: y

    Page: Travel
    ============
    From (required): Paris
    By Train (yes or no) [yes]: n

    Main page
    =========

    Yourself
    --------
    Cost: 200 EUR
    Phone (optional): -

    Review
    ======
    Talk
       1  Title: Forms
       2  Minutes: 45 min
       3  Level: Experienced
       4  Summary:
            | One
            | .
            |\u{20}
    Yourself
       5  Code: (set)
       6  Needs Travel: Yes

    Page: Travel
    ------------
       7  From: Paris
       8  By Train: No

    Main page
    ---------
    Yourself
          Cost: 200 EUR
       9  Phone: (no answer)

    Return goes ahead, a number or a name changes an answer, :cancel leaves.
    Propose?\u{20}

    """

  static let help = """
    Return keeps what stands in [brackets]. ? explains, < goes back, :cancel leaves.

    Talk
    ----
    Title (required): ?
    Title
      What stands in the programme.
      An answer is needed.
      One line of text.
      Return keeps what stands in [brackets].
      < goes back, :form lists the form, :cancel leaves it.
      To answer with one of these: \\? \\< \\- \\:form
    Title (required): Forms
    Minutes (required, 5 to 90 min) [30]: ?
    Minutes
      An answer is needed.
      A whole number from 5 to 90, in min.
      Return keeps what stands in [brackets].
      < goes back, :form lists the form, :cancel leaves it.
      To answer with one of these: \\? \\< \\- \\:form
    Minutes (required, 5 to 90 min) [30]:\u{20}
    Level
      1  Everybody
      2  Experienced
      3  Expert
    Level, number or name [Everybody]: ?
    Level
      One of these, by number or by name; the beginning of a name will do:
        1  Everybody
        2  Experienced
        3  Expert
      Return keeps what stands in [brackets].
      < goes back, :form lists the form, :cancel leaves it.
      To answer with one of these: \\? \\< \\- \\:form
    Level, number or name [Everybody]:\u{20}

    """

  static let brief = """
    Changed:
       1  Title: Engines

    Return goes ahead, a number or a name changes an answer, ? shows all answers.
    Propose?\u{20}

    """

  static let rows = """
    Return keeps what stands in [brackets]. ? explains, < goes back, :cancel leaves.
    Rooms are shared.

    Travel
    ------
    From (required): Rome
    By Train (yes or no) [yes]:\u{20}

    Room
      -  1
      -  2
    Room, name [2]: 1
    Meal (optional)
      1  Everybody
      2  Experienced
      3  Expert
    Meal, number or name: 2
    Is Veteran (optional, yes or no): -
    Badge: Guest (can't be changed now)
    Number: 7

    Review
    ======
    Travel
       1  From: Rome
       2  By Train: Yes

       3  Room: 1
       4  Meal: Experienced
       5  Is Veteran: (no answer)
          Badge: Guest (can't be changed now)
          Number: 7
    Buttons: Forget it, Start over

    Return goes ahead, a number or a name changes an answer, :cancel leaves.
    Submit? start

    Changed:
       1  From: (no answer)
       3  Room: 2
       4  Meal: (no answer)
    Error: 1 From: This field needs an answer.

    Return goes ahead, a number or a name changes an answer, ? shows all answers.
    Submit?\u{20}
    This can't be submitted yet:
    Error: 1 From: This field needs an answer.

    Travel
    ------
    Error: From: This field needs an answer.
    From (required): Oslo

    Changed:
       1  From: Oslo

    Return goes ahead, a number or a name changes an answer, ? shows all answers.
    Submit?\u{20}

    """
}
