/** Notices from the numbers of the messages that one is missing. */
export class GapDetector {
  private readonly last = new Map<string, number>();

  /**
   * Whether messages of `series` before `seq` are missing. The first one heard of a series starts
   * it.
   */
  isGap(series: string, seq: number): boolean {
    const last = this.last.get(series);
    if (last === undefined || seq > last) this.last.set(series, seq);
    return last !== undefined && seq > last + 1;
  }
}
