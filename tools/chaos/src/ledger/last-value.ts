/**
 * A value that is changed again and again, and what it may be in the end: the last that was
 * acknowledged, or one that was sent since and never answered.
 */
export class LastValue {
  private acknowledged: string | undefined;
  private unanswered: string[] = [];

  /** Notes that a change to this value was sent. */
  sent(value: string): void {
    this.unanswered.push(value);
  }

  /** Notes that it was acknowledged. */
  confirmed(value: string): void {
    this.acknowledged = value;
    this.unanswered = this.unanswered.slice(this.unanswered.indexOf(value) + 1);
  }

  /** What it has to be, for a report; undefined where any value may be. */
  get expected(): string | undefined {
    return this.acknowledged;
  }

  allows(found: string | null): boolean {
    if (this.acknowledged === undefined) return true;
    return found === this.acknowledged || this.unanswered.some((value) => value === found);
  }
}
