import type { EncodedAnswer } from '../reads/encoded-answer.js';

/** What is made from an answer in memory: made once for each answer, and forgotten with it. */
export class DerivedCache<T> {
  private readonly making = new WeakMap<EncodedAnswer, Promise<T>>();
  private readonly made = new WeakMap<EncodedAnswer, T>();

  constructor(private readonly make: (answer: EncodedAnswer) => Promise<T>) {}

  of(answer: EncodedAnswer): Promise<T> {
    const making = this.making.get(answer) ?? this.makeOnce(answer);
    this.making.set(answer, making);
    return making;
  }

  /** What was made from it; undefined until it is. */
  already(answer: EncodedAnswer): T | undefined {
    return this.made.get(answer);
  }

  private async makeOnce(answer: EncodedAnswer): Promise<T> {
    const made = await this.make(answer);
    this.made.set(answer, made);
    return made;
  }
}
