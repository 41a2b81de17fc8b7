import type { IndexedOffer } from '../../offers/domain/offer.js';
import type { OfferColumns } from '../../offers/domain/offer-columns.js';
import type { RoadGraph } from '../../routing/domain/road-graph.js';
import { MAX_METRES_TO_ROAD } from '../../routing/domain/router.js';
import { detourCost, type DetourLimit } from './fit.js';
import type { SearchedRoute } from './searched-route.js';
import { straightLineMetres } from '../../routing/domain/point-index.js';
import { isClearlyFarther, type SnappedPlace } from '../../routing/domain/route-length.js';
import type { ShortestPathTree } from '../../routing/domain/shortest-path-tree.js';

const ACCESS_METRES = 2 * MAX_METRES_TO_ROAD;

/** By node; shared by all scans, since allocation is slow. */
interface Scratch {
  readonly fromStart: Float64Array;
  readonly fromEnd: Float64Array;
  readonly coverage: Uint8Array;
}

const scratchByGraph = new WeakMap<RoadGraph, Scratch>();

function scratchFor(graph: RoadGraph): Scratch {
  const size = graph.latitudes.length;
  const known = scratchByGraph.get(graph);
  if (known) return known;
  const made = {
    fromStart: new Float64Array(size),
    fromEnd: new Float64Array(size),
    coverage: new Uint8Array(size),
  };
  scratchByGraph.set(graph, made);
  return made;
}

/** Rejects rows by lower bounds. Valid until the next one, since all share scratch arrays. */
export class RowPruner {
  readonly fromStart: LowerBound;
  private readonly fromEnd: LowerBound;
  /** By node: 1 if a route from the start to it covers enough, 2 if not, 0 if unknown. */
  private readonly coverage: Uint8Array;

  constructor(
    private readonly columns: OfferColumns<IndexedOffer>,
    graph: RoadGraph,
    private readonly route: SearchedRoute,
    private readonly fit: { readonly limit: DetourLimit; readonly shareMin: number },
  ) {
    const scratch = scratchFor(graph);
    this.fromStart = new LowerBound(route.start, route.fromStart, graph, scratch.fromStart);
    this.fromEnd = new LowerBound(route.end, route.fromEnd, graph, scratch.fromEnd);
    this.coverage = scratch.coverage.fill(0);
  }

  /** False while unmeasured. `toStart` is a lower bound of the pickup distance, metres. */
  isRouteTooFar(row: number, toStart: number, worst: number): boolean {
    const { columns, fit, route, fromStart, fromEnd } = this;
    const remaining = columns.metres[row] ?? 0;
    const [node, access] = [columns.endNodes[row] ?? 0, columns.endAccesses[row] ?? 0];
    const most = Math.max(fit.limit.metres, fit.limit.share * (remaining + ACCESS_METRES));
    const before = toStart - remaining;
    const whole = before + route.length.metres + fromEnd.metresTo(node, access);
    if (!(whole > most || detourCost(whole, 0, toStart) > worst)) return false;
    const part = before + fromStart.metresTo(node, access);
    return part > most || detourCost(part, 0, toStart) > worst || !this.coversEnough(node);
  }

  isPickupTooFar(toStart: number, worst: number): boolean {
    return toStart > this.fit.limit.metres || detourCost(toStart, 0, toStart) > worst;
  }

  private coversEnough(node: number): boolean {
    if (this.coverage[node] === 0) {
      const { start, length, divergence, fromStart } = this.route;
      const shared = start.metres + (fromStart.metres[divergence.before(node)] ?? 0);
      this.coverage[node] = shared >= this.fit.shareMin * length.metres ? 1 : 2;
    }
    return this.coverage[node] === 1;
  }
}

/** Beyond this, no place at the node can be joined to the other place directly. */
const NEAR_METRES = 3 * MAX_METRES_TO_ROAD;

/** Exceeds the rounding error of straight-line distances. */
const ROUNDING_METRES = 1;

/** Lower bounds of road distances to other places, by their nodes. */
export class LowerBound {
  /** Straight-line metres by node: infinite if far, NaN until computed. */
  private readonly direct: Float64Array;

  constructor(
    private readonly place: SnappedPlace,
    private readonly tree: ShortestPathTree,
    private readonly graph: RoadGraph,
    distances: Float64Array = new Float64Array(tree.metres.length),
  ) {
    this.direct = distances.fill(Number.NaN);
  }

  /** Lower bound to a place `access` metres from the node, excluding `access`. */
  metresTo(node: number, access: number): number {
    const byRoad = this.metresByRoad(node);
    const direct = this.directMetres(node) - 2 * access - ROUNDING_METRES;
    return direct > this.place.metres ? byRoad : Math.min(byRoad, direct);
  }

  metresByRoad(node: number): number {
    return (this.tree.metres[node] ?? 0) + this.place.metres;
  }

  mayBeDirect(node: number, access: number): boolean {
    return this.directMetres(node) - 2 * access - ROUNDING_METRES <= this.place.metres;
  }

  private directMetres(node: number): number {
    const known = this.direct[node] ?? 0;
    if (!Number.isNaN(known)) return known;
    const { place, graph } = this;
    const [latitude, longitude] = [graph.latitudes[node] ?? 0, graph.longitudes[node] ?? 0];
    const isFar = isClearlyFarther(NEAR_METRES, latitude, longitude, place.latitude, place.longitude);
    const direct = isFar
      ? Number.POSITIVE_INFINITY
      : straightLineMetres(latitude, longitude, place.latitude, place.longitude);
    this.direct[node] = direct;
    return direct;
  }
}
