import Testing

@testable import ScenarioDocuments

@Suite struct FilterLanguageTests {
  private func matched(_ filter: String) throws -> [Int] { try SelectionFixture.matched(filter) }

  @Test func `a bare word is a part of the identity, and case matters`() throws {
    #expect(try matched("@error") == [2])
    #expect(try matched("notes/notes-app/creates@error+de") == [2])
    #expect(try matched("s@l") == [0, 1, 3])
    #expect(try matched("+de") == [2])
    #expect(try matched("notes-app") == [1, 2])
    #expect(try matched("  counter ") == [0])
    #expect(try matched("Counter") == [])
    #expect(try matched("counter/counts@local+de") == [])
  }

  @Test func `a text in quotes is a word that may hold anything`() throws {
    #expect(try matched(#""creates@error""#) == [2])
    #expect(try matched(#""and""#) == [])
    #expect(try matched(#""a\"b\\c""#) == [])
    #expect(try matched(#"not "counts" and "local""#) == [1, 3, 4])
  }

  @Test func `not binds closer than and, and and closer than or`() throws {
    #expect(try matched("counter or creates and @error") == [0, 2])
    #expect(try matched("creates and @error or counter") == [0, 2])
    #expect(try matched("(counter or creates) and @local") == [0, 1])
    #expect(try matched("not creates and @local") == [0, 3, 4])
    #expect(try matched("not (creates and @local)") == [0, 2, 3, 4])
    #expect(try matched("not not counter") == [0])
    #expect(try matched("not !not counter") == [1, 2, 3, 4])
  }

  @Test(arguments: [
    "counter or creates and not @error", "counter|creates&!@error", "counter || creates && ! @error",
    "(counter)or(creates and(not(@error)))", "counter | (creates & not @error)", "\tcounter\n|creates&!@error",
  ]) func `signs and words are the same operators`(filter: String) throws {
    #expect(try matched(filter) == [0, 1])
  }

  @Test func `words that begin like operators are words`() throws {
    #expect(try matched("notes") == [1, 2, 3, 4])
    #expect(try matched("not notes") == [0])
    #expect(try matched("android") == [])
    #expect(try matched("or-not or counter") == [0])
  }

  @Test func `scenario looks at the identity, and exactly also at the own name`() throws {
    #expect(try matched("scenario(app/creates)") == [1, 2])
    #expect(try matched("scenario(=creates)") == [1, 2])
    #expect(try matched("scenario(=create)") == [])
    #expect(try matched("scenario(=counter/counts@local)") == [0])
    #expect(try matched("scenario(~reate)") == [1, 2])
    #expect(try matched("scenario(/^notes.*@local/)") == [1, 3])
    #expect(try matched("scenario(#notes*@local*)") == [1, 3])
    #expect(try matched("scenario(#notes)") == [])
  }

  @Test func `component is compared as a whole`() throws {
    #expect(try matched("component(NotesApp)") == [1, 2])
    #expect(try matched("component(Notes)") == [])
    #expect(try matched("component( =NotesApp )") == [1, 2])
    #expect(try matched("component(~Notes)") == [1, 2, 3])
    #expect(try matched("component(/^Notes(App|List)$/)") == [1, 2, 3])
    #expect(try matched("component(#Notes*)") == [1, 2, 3])
    #expect(try matched("component(#C?unter)") == [0])
  }

  @Test func `env is the environment without matrix values, and value is each of those`() throws {
    #expect(try matched("env(error)") == [2])
    #expect(try matched("env(de)") == [])
    #expect(try matched("env(erro)") == [])
    #expect(try matched("env(~erro)") == [2])
    #expect(try matched("env(#*r)") == [2])
    #expect(try matched("env(/^l/)") == [0, 1, 3, 4])
    #expect(try matched("value(de)") == [2])
    #expect(try matched("value(huge) or value(=de)") == [2, 3])
    #expect(try matched("value(#*)") == [2, 3])
  }

  @Test func `tag is each tag, with spaces, parentheses and letters of any script`() throws {
    #expect(try matched("tag(smoke)") == [0, 1])
    #expect(try matched("tag(smo)") == [])
    #expect(try matched("tag(~smo)") == [0, 1])
    #expect(try matched("tag(has space)") == [4])
    #expect(try matched("tag(p(1))") == [4])
    #expect(try matched(#"tag("p(1)")"#) == [4])
    #expect(try matched(#"tag(="p(1)" )"#) == [4])
    #expect(try matched("tag(größe)") == [4])
    #expect(try matched("tag(#gr??e)") == [4])
    #expect(try matched("tag(/^s/) and not tag(slow)") == [0])
  }

  @Test func `path is the document below the root, and a folder is all below it`() throws {
    #expect(try matched("path(notes)") == [1, 2, 3])
    #expect(try matched("path(notes/)") == [1, 2, 3])
    #expect(try matched("path(./notes)") == [1, 2, 3])
    #expect(try matched("path(note)") == [])
    #expect(try matched("path(notes/notes-app)") == [1, 2])
    #expect(try matched("path(notes/notes-app.json)") == [1, 2])
    #expect(try matched("path(=notes/deep)") == [3])
    #expect(try matched("path(=note)") == [])
    #expect(try matched("path(~app.j)") == [1, 2])
    #expect(try matched("path(/app$/)") == [1, 2])
    #expect(try matched("path(/^notes/.*/list/)") == [3])
    #expect(try matched("path(shots)") == [4])
    #expect(try matched("path(previews)") == [])
  }

  @Test func `in a path one star stops at a slash, and two do not`() throws {
    #expect(try matched("path(*)") == [0])
    #expect(try matched("path(notes/*)") == [1, 2])
    #expect(try matched("path(notes/**)") == [1, 2, 3])
    #expect(try matched("path(#**/list)") == [3])
    #expect(try matched("path(**/counter)") == [0])
    #expect(try matched("path(notes/**/list)") == [3])
    #expect(try matched("path(notes/**/notes-app)") == [1, 2])
    #expect(try matched("path(n?tes/*.json)") == [1, 2])
    #expect(try matched("path(notes?notes-app)") == [])
  }

  @Test func `failed is what did not pass the last time`() throws {
    #expect(try matched("failed()") == [2])
    #expect(try matched("not failed( )") == [0, 1, 3, 4])
  }

  @Test func `no glob takes long`() {
    let glob = GlobPattern(String(repeating: "*a", count: 100) + "b", isPath: true)
    #expect(!glob.matches(String(repeating: "a", count: 200)))
    #expect(glob.matches(String(repeating: "a", count: 200) + "b"))
  }

  @Test func `a long chain is no depth`() throws {
    #expect(try matched(Array(repeating: "zzz", count: 20_000).joined(separator: "|") + "|counter") == [0])
    #expect(try matched(Array(repeating: "counter", count: 20_000).joined(separator: " and ")) == [0])
    #expect(try matched(String(repeating: "!", count: 20_001) + "counter") == [1, 2, 3, 4])
  }

  @Test func `a plan of twenty thousand is asked once for each run`() throws {
    var subjects = (0..<20_000).map { FilterSubject(SelectionFixture.run("notes/n\($0)/shows@local")) }
    subjects.append(FilterSubject(SelectionFixture.runs[0]))
    let filter = try FilterParser.parse("counter")
    #expect(subjects.count { filter.matches($0, failed: []) } == 1)
  }
}
