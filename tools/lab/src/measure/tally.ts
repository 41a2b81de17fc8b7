export type ViewerTally = Pick<Tally, 'frames' | 'errors'>;

export class Tally {
  sent = 0;
  acknowledged = 0;
  frames = 0;
  private readonly failures = new Map<string, number>();

  fail(name: string, count = 1): void {
    this.failures.set(name, (this.failures.get(name) ?? 0) + count);
  }

  add({ frames, errors }: ViewerTally): void {
    this.frames += frames;
    for (const [name, count] of Object.entries(errors)) this.fail(name, count);
  }

  get errors(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.failures);
  }
}
