import type { EncodedAnswer } from '../reads/encoded-answer.js';

/** What is made of an answer from memory: once for each answer, and forgotten with it. */
export class MadeOf<T> {
  private readonly made = new WeakMap<EncodedAnswer, Promise<T>>();

  constructor(private readonly make: (answer: EncodedAnswer) => Promise<T>) {}

  of(answer: EncodedAnswer): Promise<T> {
    const made = this.made.get(answer) ?? this.make(answer);
    this.made.set(answer, made);
    return made;
  }
}
