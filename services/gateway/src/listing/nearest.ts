export interface Measured<Item> {
  readonly item: Item;
  /** Metres. */
  readonly distance: number;
}

/** Selects the `limit` nearest of many items, without sorting all. */
export class Nearest<Item> {
  private found: Measured<Item>[] = [];
  /** A farther item is not among the nearest. */
  private farthest: number;

  constructor(
    private readonly limit: number,
    radius = Number.POSITIVE_INFINITY,
  ) {
    this.farthest = radius;
  }

  add(item: Item, distance: number): void {
    if (distance > this.farthest) return;
    this.found.push({ item, distance });
    if (this.found.length >= this.limit * 2) this.cut();
  }

  /** Nearest first. */
  sorted(): readonly Measured<Item>[] {
    this.cut();
    return this.found;
  }

  private cut(): void {
    this.found.sort((one, other) => one.distance - other.distance);
    this.found.length = Math.min(this.found.length, this.limit);
    if (this.found.length === this.limit) this.farthest = this.found.at(-1)?.distance ?? this.farthest;
  }
}
