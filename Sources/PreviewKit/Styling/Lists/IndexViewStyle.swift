/// The looks of the dots below pages.
public protocol IndexViewStyle {}
