import Combine
import SwiftUI

// As it was written for language mode 5: a stored `static var`, an `ObservableObject`, a subscription.
struct StepKey: EnvironmentKey {
  static var defaultValue: Int = 1
}

extension EnvironmentValues {
  public var step: Int {
    get { self[StepKey.self] }
    set { self[StepKey.self] = newValue }
  }
}

class CounterModel: ObservableObject {
  @Published var count = 0
  @Published var text = "none"
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    $count.map { $0 == 0 ? "none" : "\($0)" }.assign(to: \.text, on: self).store(in: &subscriptions)
  }
}

public struct CounterView: View {
  let title: String
  @StateObject private var model = CounterModel()
  @Environment(\.step) private var step

  public init(title: String) { self.title = title }

  public var body: some View {
    Stepper("\(title): \(model.text)", value: $model.count, in: 0...10, step: step)
  }
}
