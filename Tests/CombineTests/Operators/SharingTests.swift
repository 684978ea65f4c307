import Combine
import Testing

@Suite("Operators that share")
struct SharingTests {
  private let upstream = ProbeSubscription()
  private let probe: Probe<Int, TestError>

  init() {
    probe = Probe(upstream)
  }

  @Test("multicast sends nothing until it is connected, and disconnects by the connection")
  func multicast() {
    let shared = probe.multicast { PassthroughSubject() }
    let recorders = [shared.recorded(), shared.recorded(asking: .max(1))]
    #expect(recorders.map(\.log) == [["subscription Multicast"], ["subscription Multicast"]])
    #expect(probe.erased == nil)
    let connection = shared.connect()
    #expect(upstream.log == ["unlimited"])
    probe.send(1)
    probe.send(2)
    #expect(recorders.map(\.values) == [[1, 2], [1]])
    recorders[1].subscription?.cancel()
    connection.cancel()
    #expect(upstream.log == ["unlimited", "cancel"])
    probe.send(3)
    #expect(recorders.map(\.values) == [[1, 2], [1]])
  }

  @Test("The closure of multicast makes one subject, when it is needed")
  func lazySubject() {
    var count = 0
    let shared = probe.multicast { () -> PassthroughSubject<Int, TestError> in
      count += 1
      return PassthroughSubject()
    }
    #expect(count == 0)
    _ = shared.recorded()
    _ = shared.recorded()
    _ = shared.connect()
    #expect(count == 1)
  }

  @Test("makeConnectable waits for the connection")
  func makeConnectable() {
    let connectable = [1, 2].publisher.makeConnectable()
    let recorder = connectable.recorded()
    #expect(recorder.log == ["subscription Multicast"])
    let connection = connectable.connect()
    #expect(recorder.values == [1, 2])
    connection.cancel()
  }

  @Test("autoconnect connects with the first subscriber, and disconnects with the last cancellation")
  func autoconnect() {
    let shared = probe.autoconnect()
    let first = shared.recorded()
    let second = shared.recorded()
    #expect(probe.connections == ["connected"])
    first.subscription?.cancel()
    first.subscription?.cancel()
    #expect(probe.connections == ["connected"])
    second.subscription?.cancel()
    #expect(probe.connections == ["connected", "disconnected"])
    _ = shared.recorded()
    #expect(probe.connections == ["connected", "disconnected", "connected"])
  }

  @Test("A subscriber that cancels while autoconnect connects leaves no connection behind")
  func cancelWhileConnecting() {
    let recorder = [1, 2, 3].publisher.makeConnectable().autoconnect().prefix(1).recorded()
    #expect(recorder.log.suffix(2) == ["value 1", "finished"])
  }

  @Test("share subscribes once, and its subscribers get what comes while they are there")
  func share() {
    let shared = probe.share()
    let first = shared.recorded()
    probe.send(1)
    let second = shared.recorded()
    probe.send(2)
    probe.send(completion: .failure(.one))
    #expect(upstream.log == ["unlimited"])
    #expect(first.log == ["subscription Multicast", "value 1", "value 2", "one"])
    #expect(second.log == ["subscription Multicast", "value 2", "one"])
    #expect(shared.recorded().log == ["subscription Multicast", "one"])
    #expect(shared == shared)
    #expect(shared != probe.share())
  }

  @Test("subscribe(_:) sends to a subject that it does not keep")
  func subject() {
    weak var weakSubject: PassthroughSubject<Int, TestError>?
    let connection: AnyCancellable
    do {
      let subject = PassthroughSubject<Int, TestError>()
      weakSubject = subject
      let recorder = subject.recorded()
      connection = probe.subscribe(subject)
      probe.send(1)
      #expect(recorder.values == [1])
      recorder.subscription?.cancel()
    }
    #expect(weakSubject == nil)
    connection.cancel()
    #expect(upstream.log.filter { $0 == "cancel" }.count == 1)
  }
}
