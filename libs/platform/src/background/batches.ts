interface BatchesOptions<T> {
  /** Deals with all of them, or with none: what it throws is the end of the batch. */
  deal: (items: readonly T[]) => Promise<void>;
  /** How many are dealt with at once. */
  most: number;
  /** Whether what the batch has thrown may be one item's fault: each is then dealt with alone. */
  isOnesOwn: (error: unknown) => boolean;
}

interface Waiting<T> {
  item: T;
  settle(): void;
  fail(error: unknown): void;
}

/**
 * Deals with things one batch after the other: what comes while one is under way shares the next. Nothing waits for a
 * batch to fill: what comes alone is dealt with alone, at once.
 */
export class Batches<T> {
  private readonly waiting: Waiting<T>[] = [];
  private isDealing = false;

  constructor(private readonly options: BatchesOptions<T>) {}

  /** Resolves when the item has been dealt with. @throws what dealing with it has thrown */
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
