import type { KeptOffer } from '../../offers/domain/offer.js';
import type { OfferColumns } from '../../offers/domain/offer-columns.js';
import { joinedMetres } from '../../routing/domain/joined-way.js';
import type { WishedWay } from './wished-way.js';

const NO_ROAD = Number.POSITIVE_INFINITY;

/**
 * The legs of the ways of offers by way of mine, metres by road, row by row; infinite where no road
 * leads. It holds the columns as they are, so that it serves one pass.
 */
export class Legs {
  private readonly fromStart: Float64Array;
  private readonly fromEndMetres: Float64Array;

  constructor(
    private readonly columns: OfferColumns<KeptOffer>,
    private readonly way: WishedWay,
  ) {
    this.fromStart = way.fromStart.metres;
    this.fromEndMetres = way.fromEnd.metres;
  }

  /** From where the provider is now to my start. */
  toStart(row: number): number {
    return this.fromNow(row, this.fromStart, this.way.start);
  }

  /** From my end to where the provider's way ends. */
  fromEnd(row: number): number {
    return this.toTo(row, this.fromEndMetres, this.way.end);
  }

  /** From where the provider is now straight to my end. */
  nowToEnd(row: number): number {
    return this.fromNow(row, this.fromEndMetres, this.way.end);
  }

  /** From my start straight to where the provider's way ends. */
  startToTo(row: number): number {
    return this.toTo(row, this.fromStart, this.way.start);
  }

  /**
   * What the provider has still to go at most: a way by my start or by my end, past their places.
   */
  longestRest(row: number): number {
    const { columns, fromStart, fromEndMetres } = this;
    const [node, endNode] = [columns.nodes[row] ?? 0, columns.endNodes[row] ?? 0];
    const byStart = (fromStart[node] ?? NO_ROAD) + (fromStart[endNode] ?? NO_ROAD);
    const byEnd = (fromEndMetres[node] ?? NO_ROAD) + (fromEndMetres[endNode] ?? NO_ROAD);
    return (columns.accesses[row] ?? 0) + (columns.endAccesses[row] ?? 0) + Math.min(byStart, byEnd);
  }

  /** What the provider has still to go without me; null where that is not known yet. */
  rest(row: number): number | null {
    const { columns } = this;
    const between = columns.metres[row] ?? Number.NaN;
    if (Number.isNaN(between)) return null;
    return joinedMetres(
      (columns.accesses[row] ?? 0) + (columns.endAccesses[row] ?? 0),
      between,
      columns.latitudes[row] ?? 0,
      columns.longitudes[row] ?? 0,
      columns.endLatitudes[row] ?? 0,
      columns.endLongitudes[row] ?? 0,
    );
  }

  /** The node where the provider is now. */
  nowNode(row: number): number {
    return this.columns.nodes[row] ?? 0;
  }

  /** The node where the provider's way ends. */
  toNode(row: number): number {
    return this.columns.endNodes[row] ?? 0;
  }

  /** The share of my way from its start to one of its nodes. */
  shareUntil(node: number): number {
    const { start, length } = this.way;
    if (length.isDirect) return 0;
    return Math.min(1, (start.metres + (this.fromStart[node] ?? 0)) / length.metres);
  }

  private fromNow(row: number, tree: Float64Array, mine: WishedWay['start']): number {
    const { columns } = this;
    return joinedMetres(
      (columns.accesses[row] ?? 0) + mine.metres,
      tree[columns.nodes[row] ?? 0] ?? NO_ROAD,
      columns.latitudes[row] ?? 0,
      columns.longitudes[row] ?? 0,
      mine.latitude,
      mine.longitude,
    );
  }

  private toTo(row: number, tree: Float64Array, mine: WishedWay['end']): number {
    const { columns } = this;
    return joinedMetres(
      (columns.endAccesses[row] ?? 0) + mine.metres,
      tree[columns.endNodes[row] ?? 0] ?? NO_ROAD,
      columns.endLatitudes[row] ?? 0,
      columns.endLongitudes[row] ?? 0,
      mine.latitude,
      mine.longitude,
    );
  }
}
