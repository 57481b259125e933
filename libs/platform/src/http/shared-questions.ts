/** Callers that ask the same question at the same time share one answer, or one failure. */
export class SharedQuestions<T> {
  private readonly underway = new Map<string, Promise<T>>();

  /** @param ask asks the question of this key; not called while the same question is being asked */
  ask(key: string, ask: () => Promise<T>): Promise<T> {
    const running = this.underway.get(key);
    if (running) return running;
    const question = ask().finally(() => this.underway.delete(key));
    this.underway.set(key, question);
    return question;
  }
}
