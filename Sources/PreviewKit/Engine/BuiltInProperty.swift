/// A property wrapper of PreviewKit's own: what its installation changes is no input, and its comparison ignores it.
protocol BuiltInProperty: DynamicProperty {}

extension State: BuiltInProperty {}
extension Binding: BuiltInProperty {}
extension StateObject: BuiltInProperty {}
extension ObservedObject: BuiltInProperty {}
extension EnvironmentObject: BuiltInProperty {}
extension Environment: BuiltInProperty {}
extension FocusState: BuiltInProperty {}
extension FocusState.Binding: BuiltInProperty {}
extension AppStorage: BuiltInProperty {}
extension SceneStorage: BuiltInProperty {}
extension GestureState: BuiltInProperty {}
extension ScaledMetric: BuiltInProperty {}
extension Namespace: BuiltInProperty {}
