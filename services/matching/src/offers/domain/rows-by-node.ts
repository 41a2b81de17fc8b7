import { NO_NODE } from '../../routing/domain/shortest-path-tree.js';

/** In place of a row: there is none. */
export const NO_ROW = 0xffff_ffff;

/**
 * Which rows are at a node: a list for each node, linked in both directions, so that a row changes
 * its node without anything being searched or allocated.
 */
export class RowsByNode {
  private readonly firsts: Uint32Array;
  private nexts: Uint32Array;
  private befores: Uint32Array;
  /** By node. */
  private readonly accesses: Float64Array;

  /** @param capacity how many rows fit at first */
  constructor(nodes: number, capacity: number) {
    this.firsts = new Uint32Array(nodes).fill(NO_ROW);
    this.nexts = new Uint32Array(capacity);
    this.befores = new Uint32Array(capacity);
    this.accesses = new Float64Array(nodes);
  }

  /** The first row at a node; `NO_ROW` where nobody is. */
  first(node: number): number {
    return this.firsts[node] ?? NO_ROW;
  }

  /** The row after another one at the same node; `NO_ROW` after the last. */
  next(row: number): number {
    return this.nexts[row] ?? NO_ROW;
  }

  /** No row at a node is further from it, metres. */
  greatestAccess(node: number): number {
    return this.accesses[node] ?? 0;
  }

  /** Notes how far a row is from its node, metres. */
  noteAccess(node: number, access: number): void {
    if (access > this.greatestAccess(node)) this.accesses[node] = access;
  }

  /** Enters a row that is at no node. */
  add(row: number, node: number): void {
    if (node === NO_NODE) return;
    const next = this.first(node);
    this.nexts[row] = next;
    this.befores[row] = NO_ROW;
    if (next === NO_ROW) this.accesses[node] = 0;
    else this.befores[next] = row;
    this.firsts[node] = row;
  }

  /** Takes a row out of the list of its node. */
  remove(row: number, node: number): void {
    if (node === NO_NODE) return;
    const [before, next] = [this.befores[row] ?? NO_ROW, this.next(row)];
    if (before === NO_ROW) this.firsts[node] = next;
    else this.nexts[before] = next;
    if (next !== NO_ROW) this.befores[next] = before;
  }

  grow(capacity: number): void {
    const { nexts, befores } = this;
    this.nexts = new Uint32Array(capacity);
    this.nexts.set(nexts);
    this.befores = new Uint32Array(capacity);
    this.befores.set(befores);
  }
}
