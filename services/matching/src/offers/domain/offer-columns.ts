import { SERVICE_TYPES } from '@rotadas/contracts/primitives/service-type';
import { NO_NODE } from '../../routing/domain/shortest-path-tree.js';
import { type Measure, MEASURES, type MatchableOffer } from './offer.js';

const FIRST_CAPACITY = 1_024;

interface Row {
  row: number;
}

/** Fields of all offers, by row. The last row moves into the place of a removed one. */
export class OfferColumns<Entry extends MatchableOffer & Row> {
  readonly entries: Entry[] = [];
  readonly rowsByNode: RowsByNode;
  /** Indexes in `MEASURES` and `SERVICE_TYPES`. */
  measures = new Uint8Array(FIRST_CAPACITY);
  types = new Uint8Array(FIRST_CAPACITY);
  /** The provider's position: nearest node, metres to it, and degrees. */
  nodes = new Uint32Array(FIRST_CAPACITY);
  accesses = new Float64Array(FIRST_CAPACITY);
  latitudes = new Float64Array(FIRST_CAPACITY);
  longitudes = new Float64Array(FIRST_CAPACITY);
  /** The end of the route, likewise. */
  endNodes = new Uint32Array(FIRST_CAPACITY);
  endAccesses = new Float64Array(FIRST_CAPACITY);
  endLatitudes = new Float64Array(FIRST_CAPACITY);
  endLongitudes = new Float64Array(FIRST_CAPACITY);
  /** Between the two nodes; NaN until measured. */
  metres = new Float64Array(FIRST_CAPACITY);
  seconds = new Float64Array(FIRST_CAPACITY);

  constructor(nodeCount: number) {
    this.rowsByNode = new RowsByNode(nodeCount, FIRST_CAPACITY);
  }

  get size(): number {
    return this.entries.length;
  }

  measuredBy(measure: Measure): Entry[] {
    const number = MEASURES.indexOf(measure);
    return this.entries.filter((_, row) => this.measures[row] === number);
  }

  add(entry: Entry): void {
    if (this.size === this.nodes.length) this.grow();
    entry.row = this.entries.push(entry) - 1;
    this.nodes[entry.row] = NO_NODE;
    this.metres[entry.row] = Number.NaN;
    this.write(entry);
  }

  /** Resets the remaining route if one of its nodes changed. */
  write(entry: Entry): void {
    const { row, provider, to, positionAccess, endAccess } = entry;
    const [node, endNode] = [positionAccess?.node ?? NO_NODE, endAccess?.node ?? NO_NODE];
    const before = this.nodes[row] ?? NO_NODE;
    if (before !== node || this.endNodes[row] !== endNode) this.metres[row] = Number.NaN;
    if (before !== node) {
      this.rowsByNode.remove(row, before);
      this.rowsByNode.add(row, node);
    }
    if (positionAccess) this.rowsByNode.raiseGreatestAccess(node, positionAccess.metres);
    this.measures[row] = MEASURES.indexOf(entry.measure);
    this.types[row] = SERVICE_TYPES.indexOf(provider.activeService);
    this.nodes[row] = node;
    this.accesses[row] = positionAccess?.metres ?? 0;
    this.latitudes[row] = provider.latitude;
    this.longitudes[row] = provider.longitude;
    this.endNodes[row] = endNode;
    this.endAccesses[row] = endAccess?.metres ?? 0;
    this.endLatitudes[row] = to?.latitude ?? 0;
    this.endLongitudes[row] = to?.longitude ?? 0;
  }

  remove({ row }: Row): void {
    this.leaveNode(row);
    const last = this.entries.pop();
    if (!last || last.row === row) return;
    this.entries[row] = last;
    this.metres[row] = this.metres[last.row] ?? Number.NaN;
    this.seconds[row] = this.seconds[last.row] ?? 0;
    this.endNodes[row] = this.endNodes[last.row] ?? NO_NODE;
    this.nodes[row] = this.leaveNode(last.row);
    this.rowsByNode.add(row, this.nodes[row] ?? NO_NODE);
    last.row = row;
    this.write(last);
  }

  private leaveNode(row: number): number {
    const node = this.nodes[row] ?? NO_NODE;
    this.rowsByNode.remove(row, node);
    return node;
  }

  private grow(): void {
    const capacity = 2 * this.nodes.length;
    this.rowsByNode.grow(capacity);
    this.measures = widened(this.measures, new Uint8Array(capacity));
    this.types = widened(this.types, new Uint8Array(capacity));
    this.nodes = widened(this.nodes, new Uint32Array(capacity));
    this.accesses = widened(this.accesses, new Float64Array(capacity));
    this.latitudes = widened(this.latitudes, new Float64Array(capacity));
    this.longitudes = widened(this.longitudes, new Float64Array(capacity));
    this.endNodes = widened(this.endNodes, new Uint32Array(capacity));
    this.endAccesses = widened(this.endAccesses, new Float64Array(capacity));
    this.endLatitudes = widened(this.endLatitudes, new Float64Array(capacity));
    this.endLongitudes = widened(this.endLongitudes, new Float64Array(capacity));
    this.metres = widened(this.metres, new Float64Array(capacity));
    this.seconds = widened(this.seconds, new Float64Array(capacity));
  }
}

function widened<Column extends { set(values: Column): void }>(column: Column, wider: Column): Column {
  wider.set(column);
  return wider;
}

export const NO_ROW = 0xffff_ffff;

/** Doubly linked lists of rows by node, so that a row moves without search or allocation. */
export class RowsByNode {
  private readonly firsts: Uint32Array;
  private nexts: Uint32Array;
  private befores: Uint32Array;
  private readonly accesses: Float64Array;

  constructor(nodes: number, capacity: number) {
    this.firsts = new Uint32Array(nodes).fill(NO_ROW);
    this.nexts = new Uint32Array(capacity);
    this.befores = new Uint32Array(capacity);
    this.accesses = new Float64Array(nodes);
  }

  first(node: number): number {
    return this.firsts[node] ?? NO_ROW;
  }

  next(row: number): number {
    return this.nexts[row] ?? NO_ROW;
  }

  /** Maximum access of the rows at a node, metres. */
  greatestAccess(node: number): number {
    return this.accesses[node] ?? 0;
  }

  raiseGreatestAccess(node: number, access: number): void {
    if (access > this.greatestAccess(node)) this.accesses[node] = access;
  }

  add(row: number, node: number): void {
    if (node === NO_NODE) return;
    const next = this.first(node);
    this.nexts[row] = next;
    this.befores[row] = NO_ROW;
    if (next === NO_ROW) this.accesses[node] = 0;
    else this.befores[next] = row;
    this.firsts[node] = row;
  }

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
