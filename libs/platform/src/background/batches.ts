interface BatchesOptions<T> {
  /** Handles all of the items or none: when it throws, the whole batch has failed. */
  deal: (items: readonly T[]) => Promise<void>;
  /** The largest number of items in a batch. */
  most: number;
  /** Whether the error may be the fault of a single item: each item is then handled alone. */
  isOnesOwn: (error: unknown) => boolean;
}

interface Waiting<T> {
  item: T;
  settle(): void;
  fail(error: unknown): void;
}

/**
 * Handles items in batches, one batch at a time: items that are added while a batch is under way share the next.
 * Nothing waits for a batch to fill: a single item is handled alone, at once.
 */
export class Batches<T> {
  private readonly waiting: Waiting<T>[] = [];
  private isDealing = false;

  constructor(private readonly options: BatchesOptions<T>) {}

  /** Resolves when the item is handled. @throws what handling it has thrown */
  add(item: T): Promise<void> {
    return new Promise((settle, fail) => {
      this.waiting.push({ item, settle, fail });
      if (!this.isDealing) void this.dealWithAll();
    });
  }

  private async dealWithAll(): Promise<void> {
    this.isDealing = true;
    while (this.waiting.length > 0) await this.dealWith(this.waiting.splice(0, this.options.most));
    this.isDealing = false;
  }

  private async dealWith(batch: readonly Waiting<T>[]): Promise<void> {
    try {
      await this.options.deal(batch.map(({ item }) => item));
      for (const { settle } of batch) settle();
    } catch (error) {
      if (batch.length > 1 && this.options.isOnesOwn(error)) for (const one of batch) await this.dealWith([one]);
      else for (const { fail } of batch) fail(error);
    }
  }
}
