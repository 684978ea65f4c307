import Combine
import Testing

@Suite("Operators on several publishers")
struct CombiningTests {
  private let a = PassthroughSubject<Int, TestError>()
  private let b = PassthroughSubject<Int, TestError>()

  @Test("flatMap sends the values of all publishers and ends with the last of them")
  func flatMap() {
    let recorder = a.flatMap { value in b.map { value * 10 + $0 } }.recorded()
    a.send(1)
    b.send(1)
    a.send(2)
    b.send(2)
    a.send(completion: .finished)
    #expect(recorder.endings.isEmpty)
    b.send(completion: .finished)
    #expect(recorder.values.sorted() == [11, 12, 22])
    #expect(recorder.endings == ["finished"])
  }

  @Test("flatMap follows no more than maxPublishers at once")
  func flatMapLimit() {
    let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    let recorder = subjects.publisher.flatMap(maxPublishers: .max(1)) { $0 }.recorded()
    subjects[0].send(1)
    subjects[1].send(2)
    subjects[0].send(completion: .finished)
    subjects[1].send(3)
    subjects[1].send(completion: .finished)
    subjects[2].send(completion: .finished)
    #expect(recorder.values == [1, 3])
    #expect(recorder.endings == ["finished"])
  }

  @Test("flatMap keeps values that were not asked for")
  func flatMapDemand() {
    let recorder = [1, 2].publisher.flatMap { [$0, $0 * 10].publisher }.recorded(asking: .none)
    #expect(recorder.values.isEmpty)
    for _ in 0..<4 {
      recorder.subscription?.request(.max(1))
    }
    #expect(recorder.values.sorted() == [1, 2, 10, 20])
    #expect(recorder.endings == ["finished"])
  }

  @Test("flatMap fails with the first error, and all forms of failure types fit")
  func flatMapFailure() {
    let recorder = a.flatMap { _ in b }.recorded()
    a.send(1)
    b.send(completion: .failure(.two))
    #expect(recorder.endings == ["two"])
    #expect(Just(1).flatMap { Just($0 + 1) }.recorded().values == [2])
    #expect(Just(1).flatMap { _ in Fail<Int, TestError>(error: .one) }.recorded().endings == ["one"])
    #expect(Fail<Int, TestError>(error: .one).flatMap { Just($0) }.recorded().endings == ["one"])
  }

  @Test("flatMap with a limit walks a long sequence without growing the stack")
  func flatMapDeep() {
    let recorder = (0..<20_000).publisher.flatMap(maxPublishers: .max(1)) { Just($0) }.count().recorded()
    #expect(recorder.values == [20_000])
  }

  @Test("switchToLatest follows only the latest publisher")
  func switchToLatest() {
    let source = PassthroughSubject<PassthroughSubject<Int, TestError>, TestError>()
    let recorder = source.switchToLatest().recorded()
    source.send(a)
    a.send(1)
    source.send(b)
    a.send(2)
    b.send(3)
    source.send(completion: .finished)
    #expect(recorder.endings.isEmpty)
    b.send(completion: .finished)
    #expect(recorder.values == [1, 3])
    #expect(recorder.endings == ["finished"])
    #expect([Just(1), Just(2)].publisher.switchToLatest().recorded().values == [1, 2])
  }

  @Test("merge sends the values of all as they come")
  func merge() {
    let c = PassthroughSubject<Int, TestError>()
    let two = a.merge(with: b.map { $0 }).recorded()
    let three = a.merge(with: b.map { $0 }, c).recorded()
    let many = Publishers.MergeMany([a, b, c]).recorded()
    a.send(1)
    b.send(2)
    c.send(3)
    for subject in [a, b, c] {
      subject.send(completion: .finished)
    }
    #expect(two.values == [1, 2])
    #expect(three.values == [1, 2, 3])
    #expect(many.values == [1, 2, 3])
    #expect([two, three, many].allSatisfy { $0.endings == ["finished"] })
    #expect(Publishers.Merge4(Just(1), Just(2), Just(3), Just(4)).recorded().values == [1, 2, 3, 4])
  }

  @Test("combineLatest sends the latest values once each has one, and ends when all have")
  func combineLatest() {
    let recorder = a.combineLatest(b) { "\($0)\($1)" }.recorded()
    a.send(1)
    a.send(2)
    b.send(3)
    a.send(completion: .finished)
    b.send(4)
    #expect(recorder.endings.isEmpty)
    b.send(completion: .finished)
    #expect(recorder.values == ["23", "24"])
    #expect(recorder.endings == ["finished"])
    #expect(Just(1).combineLatest(Just(2), Just(3)) { $0 + $1 + $2 }.recorded().values == [6])
    #expect(Just(1).combineLatest(Just(2), Just(3), Just(4)) { [$0, $1, $2, $3] }.recorded().values == [[1, 2, 3, 4]])
  }

  @Test("combineLatest sends nothing that came before it was asked")
  func combineLatestDemand() {
    let recorder = a.combineLatest(b) { [$0, $1] }.recorded(asking: .none)
    a.send(1)
    b.send(2)
    recorder.subscription?.request(.max(1))
    #expect(recorder.values == [])
    a.send(3)
    b.send(4)
    #expect(recorder.values == [[3, 4]])
    b.send(5)
    #expect(recorder.values == [[3, 4]])
    let ended = Just(1).combineLatest(Just(2)) { [$0, $1] }.recorded(asking: .none)
    #expect(ended.endings.isEmpty)
    ended.subscription?.request(.max(1))
    #expect(ended.values == [[1, 2]])
    #expect(ended.endings == ["finished"])
  }

  @Test("combineLatest fails with the first error and cancels the other")
  func combineLatestFailure() {
    var isCancelled = false
    let recorder = a.combineLatest(b.handleEvents(receiveCancel: { isCancelled = true })).recorded()
    a.send(completion: .failure(.one))
    #expect(recorder.endings == ["one"])
    #expect(isCancelled)
  }

  @Test("zip sends the values of the same position, and ends when one has no more")
  func zip() {
    let recorder = a.zip(b) { "\($0)\($1)" }.recorded()
    a.send(1)
    a.send(2)
    b.send(3)
    a.send(completion: .finished)
    #expect(recorder.endings.isEmpty)
    b.send(4)
    #expect(recorder.values == ["13", "24"])
    #expect(recorder.endings == ["finished"])
    #expect(
      [1, 2].publisher.zip([3, 4, 5].publisher, [6, 7].publisher) { [$0, $1, $2] }.recorded().values == [
        [1, 3, 6], [2, 4, 7],
      ])
    let single = [1, 2, 3].publisher.zip([4, 5, 6].publisher) { $0 * $1 }.recorded(asking: .max(2))
    #expect(single.values == [4, 10])
  }

  @Test("prepend and append put values and publishers before and after")
  func concatenate() {
    let publisher = [3].publisher.prepend(1, 2).append([4]).append(Just(5)).prepend(Just(0))
    #expect(publisher.recorded().values == [0, 1, 2, 3, 4, 5])
    let single = publisher.recorded(asking: .max(3))
    #expect(single.values == [0, 1, 2])
    single.subscription?.request(.unlimited)
    #expect(single.endings == ["finished"])
  }

  @Test("share subscribes once, and again after all have gone")
  func share() {
    var subscriptions = 0
    let shared = a.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
    let one = shared.recorded()
    let two = shared.recorded()
    a.send(1)
    #expect(one.values == [1])
    #expect(two.values == [1])
    #expect(subscriptions == 1)
    one.subscription?.cancel()
    a.send(2)
    #expect(two.values == [1, 2])
    two.subscription?.cancel()
    let three = shared.recorded()
    a.send(3)
    #expect(three.values == [3])
    #expect(subscriptions == 2)
  }

  @Test("multicast sends nothing before it is connected")
  func multicast() {
    let connectable = [1, 2].publisher.multicast(subject: PassthroughSubject())
    let recorder = connectable.recorded()
    #expect(recorder.values.isEmpty)
    let connection = connectable.connect()
    #expect(recorder.values == [1, 2])
    connection.cancel()
  }
}
