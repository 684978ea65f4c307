import SwiftUI

/// Misbehaves at one moment, and shows what came of it, if anything does.
struct MisbehavingView: View {
  let misbehaviour: Misbehaviour
  let moment: Moment
  @State private var outcome = "Nothing yet"

  var body: some View {
    let _ = moment == .body ? misbehaviour.act() : ""
    VStack {
      Text(outcome)
      Button("Do it") { misbehave(at: .tap) }
    }
    .onAppear { misbehave(at: .appear) }
    .onDisappear { misbehave(at: .disappear) }
    .task { misbehave(at: .task) }
  }

  private func misbehave(at moment: Moment) {
    guard moment == self.moment else { return }
    outcome = misbehaviour.act()
  }
}

#Preview {
  MisbehavingView(misbehaviour: .named("print-line") ?? Misbehaviour.all[0], moment: .tap)
}
