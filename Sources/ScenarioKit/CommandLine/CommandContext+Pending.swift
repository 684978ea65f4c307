import ScenarioDocuments

extension CommandContext {
  /// `diff`: prints the pending differences as a patch.
  func diff() throws(UsageError) -> ExitCode {
    guard let (chosen, code) = try choosePending(planned: plannedIfNeeded()) else { return .emptySelection }
    var codes = [code]
    var isFirst = true
    for pending in chosen {
      do {
        let baseline = try store.baseline(of: pending.identity)
        if baseline?.hash != pending.baselineHash {
          complain([
            Diagnostic(
              .warning, at: nil,
              "\(store.displayPath(of: pending.identity)) is not what the run was compared with any more",
              hint: "run again before you accept")
          ])
        }
        let path = store.displayPath(of: pending.identity)
        let text = UnifiedDiff.render(
          old: baseline?.text, new: pending.text, oldName: baseline == nil ? "/dev/null" : path, newName: path,
          style: settings.style)
        print((isFirst ? "" : "\n") + text)
        isFirst = false
      } catch {
        complain([error])
        codes.append(.failed)
      }
    }
    return .combined(codes)
  }

  /// `accept`: replaces snapshots with pending texts. It takes whole files, and only over the baseline that the run saw.
  func accept() throws(UsageError) -> ExitCode {
    guard let plan = plan() else { return .usage }
    let planned = Self.byIdentity(plan)
    guard let (chosen, code) = try choosePending(planned: planned) else { return .emptySelection }
    var refused: [Diagnostic] = []
    var accepted = 0
    for pending in chosen {
      guard planned[pending.identity] != nil else {
        refused.append(
          Diagnostic(
            .error, at: nil, "not accepted: no scenario plans `\(pending.identity)` any more",
            hint: "`\(next.line("reject", pending.identity.description))` forgets it"))
        continue
      }
      do {
        try self.pending.accept(pending, into: store)
        accepted += 1
        let kind = pending.baselineHash == nil ? "new" : "changed"
        print("\(settings.style.paint("accepted", .good))  \(pending.identity) (\(kind))\n")
      } catch {
        refused.append(error)
      }
    }
    complain(refused)
    if accepted + refused.count > 1 {
      print("\(accepted) accepted" + (refused.isEmpty ? "" : ", \(refused.count) not accepted") + "\n")
    }
    return .combined([code, refused.isEmpty ? .passed : .failed])
  }

  /// `reject`: removes pending texts.
  func reject() throws(UsageError) -> ExitCode {
    guard let (chosen, code) = try choosePending(planned: plannedIfNeeded()) else { return .emptySelection }
    var codes = [code]
    for pending in chosen {
      do {
        try self.pending.remove(pending.identity)
        print("\(settings.style.paint("rejected", .attention))  \(pending.identity)\n")
      } catch {
        complain([error])
        codes.append(.failed)
      }
    }
    return .combined(codes)
  }

  /// `prune`: removes snapshots and pending texts that no scenario owns.
  func prune() throws(UsageError) -> ExitCode {
    guard let plan = plan() else { return .usage }
    let planned = Set(plan.runs.map(\.identity))
    let failed = try failedIfNeeded()
    let orphans = store.orphans(of: planned).filter { selection.matches(path: $0) }
    let stale = pending.all().pending.filter {
      !planned.contains($0.identity) && selection.matches($0.identity, failed: failed)
    }
    guard !orphans.isEmpty || !stale.isEmpty else {
      print("every stored snapshot\(selection.isEmpty ? "" : " that was named") belongs to a scenario\n")
      return .passed
    }
    let verb = command.isConfirmed ? "removed" : "orphan"
    var problems: [Diagnostic] = []
    for path in orphans {
      attempt(&problems, "\(verb)  \(store.rootName)/\(path)") { () throws(Diagnostic) in try store.remove(path) }
    }
    for pending in stale {
      attempt(&problems, "\(verb)  \(self.pending.displayPath)/\(pending.identity)") { () throws(Diagnostic) in
        try self.pending.remove(pending.identity)
      }
    }
    complain(problems)
    if !command.isConfirmed {
      print("nothing was removed; \(next.line(["prune", "--yes"] + command.selection)) removes them\n")
    }
    return problems.isEmpty ? .passed : .failed
  }

  private func attempt(_ problems: inout [Diagnostic], _ line: String, _ action: () throws(Diagnostic) -> Void) {
    do {
      if command.isConfirmed { try action() }
      print("\(line)\n")
    } catch {
      problems.append(error)
    }
  }

  /// The plan by identity, when a filter needs more than identities. When the documents cannot be planned, pending texts can
  /// still be selected by identity.
  private func plannedIfNeeded() -> [RunIdentity: PlannedRun] {
    guard selection.needsPlan, let plan = environment.plan(root).plan else { return [:] }
    return Self.byIdentity(plan)
  }

  private static func byIdentity(_ plan: Plan) -> [RunIdentity: PlannedRun] {
    Dictionary(plan.runs.map { ($0.identity, $0) }) { first, _ in first }
  }

  /// The selected pending texts; `nil` when the selection has none. Prints a message when nothing at all is pending.
  private func choosePending(
    planned: [RunIdentity: PlannedRun]
  ) throws(UsageError) -> (chosen: [PendingSnapshot], code: ExitCode)? {
    let (all, problems) = pending.all()
    complain(problems)
    let code: ExitCode = problems.isEmpty ? .passed : .failed
    let failed = try failedIfNeeded()
    let chosen = all.filter { selection.matches($0.identity, run: planned[$0.identity], failed: failed) }
    if all.isEmpty {
      if problems.isEmpty { print("nothing is pending\n") }
    } else if chosen.isEmpty {
      let amount = all.count == 1 ? "1 text is" : "\(all.count) texts are"
      let names = all.prefix(5).map { "  \($0.identity)\n" }.joined()
      _ = environment.errors.write("error: \(amount) pending, but none that was named:\n\(names)")
      return nil
    }
    return (chosen, code)
  }
}
