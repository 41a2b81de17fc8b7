/** Counts what happens in a run. */
export class Tally {
  sent = 0;
  acknowledged = 0;
  frames = 0;
  private readonly failures = new Map<string, number>();

  /** Counts a failure by its name. */
  fail(name: string): void {
    this.failures.set(name, (this.failures.get(name) ?? 0) + 1);
  }

  /** How often each kind of failure happened. */
  get errors(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.failures);
  }
}
