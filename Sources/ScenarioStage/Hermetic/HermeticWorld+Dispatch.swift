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
      world.receiveForeignWork()
      world.notifyEmptyGroups()
      guard let work = world.ready.removeFirst(where: { !$0.isForMain }) else { return false }
      world.run(work)
      return true
    },
    notify: { context, group, queue, function, argument in
      let world = HermeticWorld.from(context)
      let call = HermeticWork.Call(queue: queue, function: function, argument: argument)
      world.notifications.append(GroupNotification(group: group, call: call, activity: world.activity))
      world.notifyEmptyGroups()
    },
    left: { context, _ in HermeticWorld.from(context).notifyEmptyGroups() }
  )

  private static func from(_ context: UnsafeMutableRawPointer) -> HermeticWorld {
    Unmanaged<HermeticWorld>.fromOpaque(context).takeUnretainedValue()
  }

  /// Makes the work of empty groups ready, in the order in which it was asked for.
  func notifyEmptyGroups() {
    guard !notifications.isEmpty else { return }
    notifications.removeAll { notification in
      guard hermetic_group_is_empty(notification.group) else { return false }
      ready.append(.call(notification.call))
      hermetic_release_object(notification.group)
      return true
    }
  }
}

/// Work that waits for a dispatch group.
struct GroupNotification {
  let group: UnsafeMutableRawPointer
  let call: HermeticWork.Call
  let activity: HermeticActivity?
}
