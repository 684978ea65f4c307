extension CommandContext {
  /// `diff`: what waits for a decision, as a patch.
  func diff() -> ExitCode {
    guard let (chosen, code) = choosePending() else { return .emptySelection }
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

  /// `accept`: whole files, and only over the baseline that the run saw.
  func accept() -> ExitCode {
    guard let plan = plan() else { return .usage }
    guard let (chosen, code) = choosePending() else { return .emptySelection }
    let planned = Set(plan.runs.map(\.identity))
    var refused: [Diagnostic] = []
    var accepted = 0
    for pending in chosen {
      guard planned.contains(pending.identity) else {
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

  /// `reject`: forgets what is pending.
  func reject() -> ExitCode {
    guard let (chosen, code) = choosePending() else { return .emptySelection }
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

  /// `prune`: what no scenario owns.
  func prune() -> ExitCode {
    guard let plan = plan() else { return .usage }
    let planned = Set(plan.runs.map(\.identity))
    let orphans = store.orphans(of: planned).filter { filter.matches(path: $0) }
    let stale = pending.all().pending.filter { !planned.contains($0.identity) && filter.matches($0.identity) }
    guard !orphans.isEmpty || !stale.isEmpty else {
      print("every stored snapshot\(filter.isEmpty ? "" : " that was named") belongs to a scenario\n")
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

  /// The pending texts that are meant; `nil` when a selection met none of them. With nothing pending at all, says so.
  private func choosePending() -> (chosen: [PendingSnapshot], code: ExitCode)? {
    let (all, problems) = pending.all()
    complain(problems)
    let code: ExitCode = problems.isEmpty ? .passed : .failed
    let chosen = all.filter { filter.matches($0.identity) }
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
