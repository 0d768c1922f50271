extension FormInput {
  /// The row that it is about.
  var row: FormRowID? {
    switch self {
    case .type(let row, _), .set(let row, _), .search(let row, _), .insert(let row, _, _), .remove(let row),
      .move(let row, _), .duplicate(let row, _), .focus(let row), .blur(let row), .open(let row), .perform(let row),
      .act(let row, _), .stop(let row):
      row
    case .back, .undo, .redo, .reset, .edit, .save, .discard, .submit, .cancel: nil
    }
  }

  /// The element before which it puts another one.
  var next: FormRowID? {
    switch self {
    case .insert(_, _, let before), .move(_, let before): before
    default: nil
    }
  }
}
