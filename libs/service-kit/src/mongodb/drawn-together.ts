/**
 * Draws the numbers of a sequence, those of all who wait in one go: a document that everybody wants to change at once makes them wait for
 * each other, and a write costs the same for one number as for many.
 */
export class DrawnTogether {
  private waiting: PromiseWithResolvers<number>[] = [];
  private isDrawing = false;

  /** @param draw draws so many at once; resolves with the last of them */
  constructor(private readonly draw: (count: number) => Promise<number>) {}

  /** The next number; later callers get greater ones. */
  next(): Promise<number> {
    const caller = Promise.withResolvers<number>();
    this.waiting.push(caller);
    if (!this.isDrawing) void this.drawForAll();
    return caller.promise;
  }

  private async drawForAll(): Promise<void> {
    this.isDrawing = true;
    while (this.waiting.length > 0) {
      const callers = this.waiting;
      this.waiting = [];
      try {
        const first = (await this.draw(callers.length)) - callers.length + 1;
        callers.forEach((caller, index) => caller.resolve(first + index));
      } catch (error) {
        for (const caller of callers) caller.reject(error);
      }
    }
    this.isDrawing = false;
  }
}
