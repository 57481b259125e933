/** Wakes a loop that sleeps until there is work. A ring while nobody waits is kept for the next call of rung(). */
export class Bell {
  private isRung = false;
  private hear: () => void = () => undefined;

  ring(): void {
    this.isRung = true;
    this.hear();
  }

  /** Resolves at the next ring, or after so many milliseconds. */
  async rung(within: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    if (!this.isRung) {
      await new Promise<void>((resolve) => {
        this.hear = resolve;
        timer = setTimeout(resolve, within);
      });
    }
    clearTimeout(timer);
    this.isRung = false;
  }
}
