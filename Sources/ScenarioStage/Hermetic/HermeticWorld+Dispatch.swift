import CHermetic

extension HermeticWorld {
  /// How libdispatch's replacements reach the run of their thread.
  static let hooks = HermeticHooks(
    enqueue: { context, queue, function, argument, delay in
      let world = HermeticWorld.from(context)
      let call = HermeticWork.Call(queue: queue, function: function, argument: argument)
      if delay > 0 {
        world.addTimer(.call(call), owner: nil, delay: delay)
      } else {
        world.ready.append(.call(call))
      }
    },
    flush: { context, queue in
      let world = HermeticWorld.from(context)
      while let work = world.ready.removeFirst(where: { $0.queue == queue }) { world.run(work) }
    },
    runBackground: { context in
      let world = HermeticWorld.from(context)
      world.takeArrivals()
      guard let work = world.ready.removeFirst(where: { !$0.isForMain }) else { return false }
      world.run(work)
      return true
    },
    notify: { context, group, queue, function, argument in
      let world = HermeticWorld.from(context)
      let call = HermeticWork.Call(queue: queue, function: function, argument: argument)
      world.notifications.append(
        GroupNotification(number: world.nextNotification, group: group, call: call, activity: world.activity))
      world.nextNotification += 1
      // Before the group is looked at: a foreign thread may leave it in between.
      HermeticRouter.watchGroups(true)
      world.notifyEmptyGroups()
    },
    left: { context, _ in HermeticWorld.from(context).notifyEmptyGroups() }
  )

  private static func from(_ context: UnsafeMutableRawPointer) -> HermeticWorld {
    Unmanaged<HermeticWorld>.fromOpaque(context).takeUnretainedValue()
  }

  /// Makes the work of empty groups ready, in the order in which it was asked for.
  ///
  /// - Returns: How many pieces of work became ready.
  @discardableResult
  func notifyEmptyGroups() -> Int {
    guard !notifications.isEmpty else { return 0 }
    let count = notifications.count
    notifications.removeAll { notification in
      guard hermetic_group_is_empty(notification.group) else { return false }
      ready.append(.call(notification.call))
      hermetic_release_object(notification.group)
      return true
    }
    if notifications.isEmpty { HermeticRouter.watchGroups(false) }
    return count - notifications.count
  }
}

/// Work that waits for a dispatch group.
struct GroupNotification {
  /// Unique in the run.
  let number: Int
  let group: UnsafeMutableRawPointer
  let call: HermeticWork.Call
  let activity: HermeticActivity?
}
