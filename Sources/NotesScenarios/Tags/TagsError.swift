enum TagsError: Error {
  case unavailable
}
