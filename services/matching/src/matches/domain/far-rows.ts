import type { KeptOffer } from '../../offers/domain/offer.js';
import type { OfferColumns } from '../../offers/domain/offer-columns.js';
import type { RoadGraph } from '../../routing/domain/road-graph.js';
import { MAX_METRES_TO_ROAD } from '../../routing/domain/router.js';
import { costOf, type DetourLimit } from './fit.js';
import type { WishedWay } from './wished-way.js';
import { crowMetres } from '../../routing/domain/point-index.js';
import { isPlainlyFurther, type JoinedPlace } from '../../routing/domain/joined-way.js';
import type { ShortestPathTree } from '../../routing/domain/shortest-path-tree.js';

/** Both places of a way together are not further from their nodes. */
const ACCESS_METRES = 2 * MAX_METRES_TO_ROAD;

/** What a pass notes by node. One pass after the other writes into the same, as garbage is dear. */
interface Notes {
  readonly fromStart: Float64Array;
  readonly fromEnd: Float64Array;
  readonly parts: Uint8Array;
}

const notesByGraph = new WeakMap<RoadGraph, Notes>();

function notesOn(graph: RoadGraph): Notes {
  const size = graph.latitudes.length;
  const known = notesByGraph.get(graph);
  if (known) return known;
  const made = {
    fromStart: new Float64Array(size),
    fromEnd: new Float64Array(size),
    parts: new Uint8Array(size),
  };
  notesByGraph.set(graph, made);
  return made;
}

/**
 * Tells at a glance, by the roads alone, which offers do not fit or cost more than `worst`. It
 * counts with the least that a way can be, so that nobody who fits is far. It serves one pass,
 * until the next one begins.
 */
export class FarRows {
  readonly fromStart: LeastMetres;
  private readonly fromEnd: LeastMetres;
  /** By node: 1 where the way from my start to it takes me far enough, 2 where not, 0 unknown. */
  private readonly parts: Uint8Array;

  constructor(
    private readonly columns: OfferColumns<KeptOffer>,
    graph: RoadGraph,
    private readonly way: WishedWay,
    private readonly fit: { readonly limit: DetourLimit; readonly shareMin: number },
  ) {
    const notes = notesOn(graph);
    this.fromStart = new LeastMetres(way.start, way.fromStart, graph, notes.fromStart);
    this.fromEnd = new LeastMetres(way.end, way.fromEnd, graph, notes.fromEnd);
    this.parts = notes.parts.fill(0);
  }

  /**
   * Of an offer that is measured by its way and has `toStart` metres to my start at least; of one
   * whose way is not measured yet never. The ways of both its places to their nodes are in none of
   * these numbers.
   */
  byWay(row: number, toStart: number, worst: number): boolean {
    const { columns, fit, way, fromStart, fromEnd } = this;
    const rest = columns.metres[row] ?? 0;
    const [node, access] = [columns.endNodes[row] ?? 0, columns.endAccesses[row] ?? 0];
    const most = Math.max(fit.limit.metres, fit.limit.share * (rest + ACCESS_METRES));
    const before = toStart - rest;
    const whole = before + way.length.metres + fromEnd.to(node, access);
    if (!(whole > most || costOf(whole, 0, toStart) > worst)) return false;
    const part = before + fromStart.to(node, access);
    return part > most || costOf(part, 0, toStart) > worst || !this.isPart(node);
  }

  /** Of any other offer. */
  byNearness(toStart: number, worst: number): boolean {
    return toStart > this.fit.limit.metres || costOf(toStart, 0, toStart) > worst;
  }

  private isPart(node: number): boolean {
    if (this.parts[node] === 0) {
      const { start, length, leaving, fromStart } = this.way;
      const shared = start.metres + (fromStart.metres[leaving.before(node)] ?? 0);
      this.parts[node] = shared >= this.fit.shareMin * length.metres ? 1 : 2;
    }
    return this.parts[node] === 1;
  }
}

/** A node that is further from a place than this is the node of no place that is near to it. */
const NEAR_METRES = 3 * MAX_METRES_TO_ROAD;

/** More than what distances as the crow flies lose by rounding. */
const ROUNDING_METRES = 1;

/**
 * How far it is at least from one place to others, by the nodes of these alone. It is what the way
 * is, but for places that may be nearer to each other than to the roads, which are joined directly.
 */
export class LeastMetres {
  /** By node: from the place as the crow flies, infinite where that is far; NaN until asked for. */
  private readonly direct: Float64Array;

  /** @param notes what is written into, as long as there are nodes */
  constructor(
    private readonly place: JoinedPlace,
    private readonly tree: ShortestPathTree,
    private readonly graph: RoadGraph,
    notes: Float64Array = new Float64Array(tree.metres.length),
  ) {
    this.direct = notes.fill(Number.NaN);
  }

  /** The least metres to who is `access` metres from a node, less these. */
  to(node: number, access: number): number {
    const byRoad = this.byRoad(node);
    const direct = this.directOf(node) - 2 * access - ROUNDING_METRES;
    return direct > this.place.metres ? byRoad : Math.min(byRoad, direct);
  }

  /** The metres to who is at a node and not joined directly. */
  byRoad(node: number): number {
    return (this.tree.metres[node] ?? 0) + this.place.metres;
  }

  /** Whether somebody who is up to `access` metres from a node may be joined directly. */
  mayBeDirect(node: number, access: number): boolean {
    return this.directOf(node) - 2 * access - ROUNDING_METRES <= this.place.metres;
  }

  private directOf(node: number): number {
    const known = this.direct[node] ?? 0;
    if (!Number.isNaN(known)) return known;
    const { place, graph } = this;
    const [latitude, longitude] = [graph.latitudes[node] ?? 0, graph.longitudes[node] ?? 0];
    const isFar = isPlainlyFurther(NEAR_METRES, latitude, longitude, place.latitude, place.longitude);
    const direct = isFar
      ? Number.POSITIVE_INFINITY
      : crowMetres(latitude, longitude, place.latitude, place.longitude);
    this.direct[node] = direct;
    return direct;
  }
}
