/// What a keyboard capitalises.
nonisolated public struct TextInputAutocapitalization: Hashable, Sendable {
  let name: String

  /// Nothing.
  public static let never = TextInputAutocapitalization(name: "never")
  /// Each word.
  public static let words = TextInputAutocapitalization(name: "words")
  /// Each sentence.
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  /// Each character.
  public static let characters = TextInputAutocapitalization(name: "characters")
}

/// What the return key says.
nonisolated public struct SubmitLabel: Hashable, Sendable {
  let name: String

  /// The label `done`.
  public static let done = SubmitLabel(name: "done")
  /// The label `go`.
  public static let go = SubmitLabel(name: "go")
  /// The label `send`.
  public static let send = SubmitLabel(name: "send")
  /// The label `join`.
  public static let join = SubmitLabel(name: "join")
  /// The label `route`.
  public static let route = SubmitLabel(name: "route")
  /// The label `search`.
  public static let search = SubmitLabel(name: "search")
  /// The label `return`.
  public static let `return` = SubmitLabel(name: "return")
  /// The label `next`.
  public static let next = SubmitLabel(name: "next")
  /// The label `continue`.
  public static let `continue` = SubmitLabel(name: "continue")
}

/// The kind of keyboard, named as in UIKit.
nonisolated public enum UIKeyboardType: Int, Hashable, Sendable {
  case `default`
  case asciiCapable
  case numbersAndPunctuation
  case URL
  case numberPad
  case phonePad
  case namePhonePad
  case emailAddress
  case decimalPad
  case twitter
  case webSearch
  case asciiCapableNumberPad
}

/// What a keyboard capitalises, named as in UIKit.
nonisolated public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  case none
  case words
  case sentences
  case allCharacters
}

/// What a text field is for, named as in UIKit.
nonisolated public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// The content called `rawValue`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The content `name`.
  public static let name = UITextContentType(rawValue: "name")
  /// The content `namePrefix`.
  public static let namePrefix = UITextContentType(rawValue: "namePrefix")
  /// The content `givenName`.
  public static let givenName = UITextContentType(rawValue: "givenName")
  /// The content `middleName`.
  public static let middleName = UITextContentType(rawValue: "middleName")
  /// The content `familyName`.
  public static let familyName = UITextContentType(rawValue: "familyName")
  /// The content `nameSuffix`.
  public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
  /// The content `nickname`.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// The content `jobTitle`.
  public static let jobTitle = UITextContentType(rawValue: "jobTitle")
  /// The content `organizationName`.
  public static let organizationName = UITextContentType(rawValue: "organizationName")
  /// The content `location`.
  public static let location = UITextContentType(rawValue: "location")
  /// The content `fullStreetAddress`.
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  /// The content `streetAddressLine1`.
  public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
  /// The content `streetAddressLine2`.
  public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
  /// The content `addressCity`.
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  /// The content `addressState`.
  public static let addressState = UITextContentType(rawValue: "addressState")
  /// The content `addressCityAndState`.
  public static let addressCityAndState = UITextContentType(rawValue: "addressCityAndState")
  /// The content `sublocality`.
  public static let sublocality = UITextContentType(rawValue: "sublocality")
  /// The content `countryName`.
  public static let countryName = UITextContentType(rawValue: "countryName")
  /// The content `postalCode`.
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  /// The content `telephoneNumber`.
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  /// The content `emailAddress`.
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  /// The content `URL`.
  public static let URL = UITextContentType(rawValue: "URL")
  /// The content `creditCardNumber`.
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
  /// The content `creditCardExpiration`.
  public static let creditCardExpiration = UITextContentType(rawValue: "creditCardExpiration")
  /// The content `creditCardName`.
  public static let creditCardName = UITextContentType(rawValue: "creditCardName")
  /// The content `creditCardSecurityCode`.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "creditCardSecurityCode")
  /// The content `username`.
  public static let username = UITextContentType(rawValue: "username")
  /// The content `password`.
  public static let password = UITextContentType(rawValue: "password")
  /// The content `newPassword`.
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  /// The content `oneTimeCode`.
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  /// The content `shipmentTrackingNumber`.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipmentTrackingNumber")
  /// The content `flightNumber`.
  public static let flightNumber = UITextContentType(rawValue: "flightNumber")
  /// The content `dateTime`.
  public static let dateTime = UITextContentType(rawValue: "dateTime")
  /// The content `birthdate`.
  public static let birthdate = UITextContentType(rawValue: "birthdate")
}

nonisolated extension View {
  /// What the keyboard capitalises. Looks only.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }

  /// Whether what is typed is not corrected.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environmentValue(AutocorrectionDisabledKey.self, disable)
  }

  /// What the keyboard capitalises. Looks only.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

  /// Whether what is typed is not corrected; nil is the system's choice, to correct. The older form.
  public func disableAutocorrection(_ disable: Bool?) -> some View { autocorrectionDisabled(disable ?? false) }

  /// What the text is for. Looks only.
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  /// The kind of keyboard. Looks only.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// What the return key says. Looks only.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}

nonisolated extension EnvironmentValues {
  /// Whether what is typed is not corrected.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionDisabledKey.self] }
    set { self[AutocorrectionDisabledKey.self] = newValue }
  }
}

private enum AutocorrectionDisabledKey: BuiltInEnvironmentKey {
  static var defaultValue: Bool { false }
}
