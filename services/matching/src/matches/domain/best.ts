/** Keeps the few entries of the least cost; of equal ones those of the lower id. */
export class Best<Entry> {
  /** Beyond this cost nothing is kept. */
  worst = Number.POSITIVE_INFINITY;
  private readonly kept: { readonly cost: number; readonly id: number; readonly entry: Entry }[] = [];

  constructor(private readonly count: number) {}

  /** From the least cost on. */
  get entries(): Entry[] {
    return this.kept.map(({ entry }) => entry);
  }

  /** Keeps an entry if it is among the best. */
  add(cost: number, id: number, entry: Entry): void {
    const { kept, count } = this;
    let at = kept.length;
    for (; at > 0; at -= 1) {
      const before = kept[at - 1];
      if (!before || before.cost < cost || (before.cost === cost && before.id < id)) break;
    }
    kept.splice(at, 0, { cost, id, entry });
    if (kept.length > count) kept.pop();
    if (kept.length === count) this.worst = kept.at(-1)?.cost ?? Number.NEGATIVE_INFINITY;
  }
}
