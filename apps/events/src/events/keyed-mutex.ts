import { DomainError } from '@rover/platform/http/domain-error';

/**
 * Runs work under one key one after the other, in the order in which it came. Whoever has waited too long for a turn
 * gives up.
 */
export class KeyedMutex {
  private readonly last = new Map<string, Promise<void>>();

  /** @param patience milliseconds to wait for a turn, at most */
  constructor(private readonly patience: number) {}

  /** @throws DomainError UNAVAILABLE when the turn did not come in time; then nothing was done */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const deadline = Date.now() + this.patience;
    const before = this.last.get(key) ?? Promise.resolve();
    const mine = before.then(() => {
      if (Date.now() > deadline) throw new DomainError('UNAVAILABLE', '');
      return work();
    });
    const done = mine.then(
      () => undefined,
      () => undefined,
    );
    this.last.set(key, done);
    return mine.finally(() => {
      if (this.last.get(key) === done) this.last.delete(key);
    });
  }

  /** Keys under which somebody works or waits. */
  get size(): number {
    return this.last.size;
  }
}
