/** Keeps the `max` values that were used last; the others are given to `onEvict`. */
export class RecentlyUsed<Value> {
  private readonly values = new Map<string, Value>(); // least recently used first

  constructor(
    private readonly max: number,
    private readonly onEvict: (name: string, value: Value) => void,
  ) {}

  get(name: string): Value | undefined {
    const value = this.values.get(name);
    if (value === undefined) return undefined;
    this.values.delete(name);
    this.values.set(name, value);
    return value;
  }

  set(name: string, value: Value): void {
    this.values.delete(name);
    this.values.set(name, value);
    const [oldest] = this.values;
    if (this.values.size <= this.max || oldest === undefined) return;
    this.values.delete(oldest[0]);
    this.onEvict(...oldest);
  }
}
