enum TestError: Error {
  case one
  case two
}
