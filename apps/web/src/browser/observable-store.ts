/** A state that can be watched, as `useSyncExternalStore` takes it: `watch` to subscribe, `read` for the snapshot. */
export class ObservableStore<State> {
  private readonly watchers = new Set<() => void>();

  constructor(protected state: State) {}

  readonly watch = (changed: () => void): (() => void) => {
    this.watchers.add(changed);
    return () => this.watchers.delete(changed);
  };

  readonly read = (): State => this.state;

  protected settle(state: State): void {
    this.state = state;
    for (const tell of this.watchers) tell();
  }
}
