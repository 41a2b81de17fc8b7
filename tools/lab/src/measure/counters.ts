export type ViewerCounters = Pick<Counters, 'frames' | 'errors'>;

export class Counters {
  sent = 0;
  acknowledged = 0;
  frames = 0;
  private readonly failures = new Map<string, number>();

  countError(name: string, count = 1): void {
    this.failures.set(name, (this.failures.get(name) ?? 0) + count);
  }

  add({ frames, errors }: ViewerCounters): void {
    this.frames += frames;
    for (const [name, count] of Object.entries(errors)) this.countError(name, count);
  }

  get errors(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.failures);
  }
}
