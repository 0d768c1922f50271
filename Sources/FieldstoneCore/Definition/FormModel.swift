/// A type that a form can be made from.
public protocol FormModel {}
