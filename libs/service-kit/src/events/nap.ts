/** A rest that can be cut short; one that was cut short before it began is not taken. */
export class Nap {
  private wake: (() => void) | undefined;
  private woken = false;

  /** Rests for at most `ms`. */
  async take(ms: number): Promise<void> {
    if (!this.woken) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.woken = false;
    this.wake = undefined;
  }

  /** Ends the rest, or the next one. */
  end(): void {
    this.woken = true;
    this.wake?.();
  }
}
