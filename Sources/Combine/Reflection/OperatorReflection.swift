/// A subscriber or subscription that prints, shows in a playground and mirrors under the name of its operator. Without
/// a mirror of its own it has no children.
protocol OperatorReflection: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {}

extension OperatorReflection {
  var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }

  var playgroundDescription: Any { description }
}
