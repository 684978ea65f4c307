import Foundation

/// What a person is doing in an app, for another device or a search.
public final class NSUserActivity {
  /// What kind of activity it is.
  public let activityType: String
  /// What it is called.
  public var title: String?
  /// What is needed to go on with it.
  public var userInfo: [AnyHashable: Any]?
  /// The page on the web that shows the same.
  public var webpageURL: URL?
  /// Whether another device can go on with it.
  public var isEligibleForHandoff = true
  /// Whether a search finds it.
  public var isEligibleForSearch = false
  /// An activity of a kind.
  public init(activityType: String) { self.activityType = activityType }
}

extension View {
  /// Runs `action` when the app continues an activity; here it never does.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  /// Advertises what a person is doing; here it has no effect.
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  /// Advertises what a person is doing; here it has no effect.
  public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { self }
  /// Which events the view prefers; there are none here.
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
  /// The URL that a widget opens; it does not show in an outline.
  public func widgetURL(_ url: URL?) -> some View { self }
}
