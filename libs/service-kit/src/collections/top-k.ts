interface Kept<Entry> {
  readonly cost: number;
  readonly id: number;
  readonly entry: Entry;
}

/** Keeps the `count` entries of the lowest cost, ordered by cost and then by ID. */
export class TopK<Entry> {
  /** Entries of a higher cost are not kept; Infinity until `count` are kept. */
  worst = Number.POSITIVE_INFINITY;
  readonly kept: Kept<Entry>[] = [];

  constructor(private readonly count: number) {}

  add(cost: number, id: number, entry: Entry): void {
    if (cost > this.worst) return;
    const { kept, count } = this;
    kept.splice(this.findPlace(cost, id), 0, { cost, id, entry });
    if (kept.length > count) kept.pop();
    if (kept.length === count) this.worst = kept.at(-1)?.cost ?? Number.NEGATIVE_INFINITY;
  }

  /** Binary search, since thousands may be kept. */
  private findPlace(cost: number, id: number): number {
    let [from, to] = [0, this.kept.length];
    while (from < to) {
      const middle = Math.floor((from + to) / 2);
      const other = this.kept[middle];
      if (other && (other.cost < cost || (other.cost === cost && other.id < id))) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}
