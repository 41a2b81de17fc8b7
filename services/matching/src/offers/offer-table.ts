import type { RoadAccess } from '../routing/domain/route-length.js';
import { NO_NODE } from '../routing/domain/shortest-path-tree.js';
import type { IndexedOffer } from './domain/offer.js';

export const NO_ROW = -1;

/** All offers, and the numbers that a search reads of most of them. */
export class OfferTable {
  readonly all: IndexedOffer[] = [];
  /** These are not listed at a node, since the pickup may be near a later stop. */
  readonly withStops = new Set<IndexedOffer>();
  /** Node of the route's end, per row. */
  readonly endNodes: number[] = [];
  /** Metres from the position's node, per row; infinite until measured, NaN without a route. */
  readonly metres: number[] = [];
  /** Maximum metres to the positions of its offers, per node. */
  readonly greatestAccess: Float64Array;
  /** Doubly linked lists of rows by the node of the position: a row moves without a search. */
  private readonly firsts: Int32Array;
  private readonly nexts: number[] = [];
  private readonly previous: number[] = [];
  private readonly nodes: number[] = [];

  constructor(nodeCount: number) {
    this.firsts = new Int32Array(nodeCount).fill(NO_ROW);
    this.greatestAccess = new Float64Array(nodeCount);
  }

  isEmpty(node: number): boolean {
    return this.firsts[node] === NO_ROW;
  }

  first(node: number): number {
    return this.firsts[node] ?? NO_ROW;
  }

  next(row: number): number {
    return this.nexts[row] ?? NO_ROW;
  }

  add(offer: IndexedOffer): void {
    offer.row = this.all.push(offer) - 1;
    this.nodes.push(NO_NODE);
    this.write(offer);
  }

  write(offer: IndexedOffer): void {
    const { row, measure, position, end, ahead, stops } = offer;
    const hasStops = measure === 'route' && stops.length > 0;
    if (hasStops) this.withStops.add(offer);
    else this.withStops.delete(offer);
    this.endNodes[row] = end?.node ?? NO_NODE;
    this.metres[row] = measure === 'route' ? (ahead?.toFirst.metres ?? Number.POSITIVE_INFINITY) : Number.NaN;
    const node = measure === 'name' || hasStops ? NO_NODE : (position?.node ?? NO_NODE);
    if (node !== this.nodes[row]) {
      this.unlink(row);
      this.link(row, node);
    }
    if (position) this.raiseAccess(position);
  }

  raiseAccess({ node, metres }: RoadAccess): void {
    if (metres > (this.greatestAccess[node] ?? 0)) this.greatestAccess[node] = metres;
  }

  /** The last row moves into the place of the removed one. */
  remove(offer: IndexedOffer): void {
    const { row } = offer;
    this.withStops.delete(offer);
    this.unlink(row);
    const last = this.all.pop();
    if (!last) return;
    this.unlink(last.row);
    for (const column of [this.nodes, this.nexts, this.previous, this.endNodes, this.metres])
      column.length = this.all.length;
    if (last.row === row) return;
    this.all[row] = last;
    last.row = row;
    this.write(last);
  }

  private link(row: number, node: number): void {
    this.nodes[row] = node;
    if (node === NO_NODE) return;
    const next = this.first(node);
    this.nexts[row] = next;
    this.previous[row] = NO_ROW;
    if (next === NO_ROW) this.greatestAccess[node] = 0;
    else this.previous[next] = row;
    this.firsts[node] = row;
  }

  private unlink(row: number): void {
    const node = this.nodes[row] ?? NO_NODE;
    if (node === NO_NODE) return;
    const [previous, next] = [this.previous[row] ?? NO_ROW, this.next(row)];
    if (previous === NO_ROW) this.firsts[node] = next;
    else this.nexts[previous] = next;
    if (next !== NO_ROW) this.previous[next] = previous;
    this.nodes[row] = NO_NODE;
  }
}
