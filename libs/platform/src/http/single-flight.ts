/** Callers that ask for the same at the same time share one call, and its result or failure. */
export class SingleFlight<T> {
  private readonly underway = new Map<string, Promise<T>>();

  /** @param call is not made while another call under this key is under way */
  run(key: string, call: () => Promise<T>): Promise<T> {
    const running = this.underway.get(key);
    if (running) return running;
    const started = call().finally(() => this.underway.delete(key));
    this.underway.set(key, started);
    return started;
  }
}
