/// The looks of lists.
public protocol ListStyle {}
