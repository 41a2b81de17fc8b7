/** A set of values for each key. Keys without values are removed. */
export class SetMultimap<Key, Value> {
  private readonly sets = new Map<Key, Set<Value>>();

  /** Number of keys. */
  get size(): number {
    return this.sets.size;
  }

  keys(): Iterable<Key> {
    return this.sets.keys();
  }

  has(key: Key): boolean {
    return this.sets.has(key);
  }

  get(key: Key): Iterable<Value> {
    return this.sets.get(key) ?? [];
  }

  add(key: Key, value: Value): void {
    const values = this.sets.get(key);
    if (values) values.add(value);
    else this.sets.set(key, new Set([value]));
  }

  delete(key: Key, value: Value): void {
    const values = this.sets.get(key);
    values?.delete(value);
    if (values?.size === 0) this.sets.delete(key);
  }
}
