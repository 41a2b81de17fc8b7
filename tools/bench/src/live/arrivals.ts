/** When what tells of a provider arrived, one after the other, by `performance.now()`. */
export class Arrivals {
  private readonly moments = new Map<number, number[]>();
  private onArrival: () => void = () => undefined;

  /** Notes that one arrived now. */
  note(providerId: number): void {
    const known = this.moments.get(providerId);
    if (known) known.push(performance.now());
    else this.moments.set(providerId, [performance.now()]);
    this.onArrival();
  }

  /** Resolves with the moment at which so many had arrived; one caller waits at a time. */
  async reach(providerId: number, count: number): Promise<number> {
    for (;;) {
      const moment = this.moments.get(providerId)?.[count - 1];
      if (moment !== undefined) return moment;
      await new Promise<void>((resolve) => (this.onArrival = resolve));
    }
  }
}
