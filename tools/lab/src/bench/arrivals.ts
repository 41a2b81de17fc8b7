export class Arrivals {
  private readonly times = new Map<number, number[]>();
  private onArrival: () => void = () => undefined;

  note(providerId: number): void {
    const known = this.times.get(providerId);
    if (known) known.push(performance.now());
    else this.times.set(providerId, [performance.now()]);
    this.onArrival();
  }

  async reach(providerId: number, count: number): Promise<number> {
    for (;;) {
      const time = this.times.get(providerId)?.[count - 1];
      if (time !== undefined) return time;
      await new Promise<void>((resolve) => (this.onArrival = resolve));
    }
  }
}
