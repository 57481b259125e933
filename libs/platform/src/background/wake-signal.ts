/** Wakes a loop that sleeps until there is work. A signal while nobody waits is kept for the next call of wait(). */
export class WakeSignal {
  private isNotified = false;
  private resume: () => void = () => undefined;

  notify(): void {
    this.isNotified = true;
    this.resume();
  }

  /** Resolves at the next signal, or after so many milliseconds. */
  async wait(within: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    if (!this.isNotified) {
      await new Promise<void>((resolve) => {
        this.resume = resolve;
        timer = setTimeout(resolve, within);
      });
    }
    clearTimeout(timer);
    this.isNotified = false;
  }
}
