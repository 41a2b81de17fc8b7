/** The `count` entries of the lowest cost, ordered by cost and then by ID. */
export class TopCandidates<Entry> {
  worst = Number.POSITIVE_INFINITY;
  private readonly kept: { readonly cost: number; readonly id: number; readonly entry: Entry }[] = [];

  constructor(private readonly count: number) {}

  get entries(): Entry[] {
    return this.kept.map(({ entry }) => entry);
  }

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
