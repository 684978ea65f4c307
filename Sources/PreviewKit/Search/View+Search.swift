extension View {
  /// Adds a search field for `text`. Below it, `isSearching` and `dismissSearch` can be read.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(text: text, isPresented: nil, prompt: prompt))
  }

  /// Adds a search field for `text`. Below it, `isSearching` and `dismissSearch` can be read.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    modifier(SearchModifier(text: text, isPresented: nil, prompt: Text(prompt)))
  }

  /// Adds a search field for `text`. Below it, `isSearching` and `dismissSearch` can be read.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(SearchModifier(text: text, isPresented: nil, prompt: Text(prompt)))
  }

  /// Adds a search field for `text`, while `isPresented` is true a search is under way. Below it, `isSearching` and `dismissSearch` can be read.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(text: text, isPresented: isPresented, prompt: prompt))
  }

  /// Adds a search field for `text`, while `isPresented` is true a search is under way. Below it, `isSearching` and `dismissSearch` can be read.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    modifier(SearchModifier(text: text, isPresented: isPresented, prompt: Text(prompt)))
  }

  /// Adds a search field for `text`, while `isPresented` is true a search is under way. Below it, `isSearching` and `dismissSearch` can be read.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(SearchModifier(text: text, isPresented: isPresented, prompt: Text(prompt)))
  }
}
