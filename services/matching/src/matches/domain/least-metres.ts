import { crowMetres } from '../../routing/domain/point-index.js';
import type { RoadGraph } from '../../routing/domain/road-graph.js';
import { isPlainlyFurther, type JoinedPlace } from '../../routing/domain/joined-way.js';
import { MAX_METRES_TO_ROAD } from '../../routing/domain/router.js';
import type { ShortestPathTree } from '../../routing/domain/shortest-path-tree.js';

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
