import { joinedMetres, type JoinedPlace } from '../../routing/domain/joined-way.js';
import type { ShortestPathTree } from '../../routing/domain/shortest-path-tree.js';

/** How far it is by road between one place and any other. */
export class RoadTree {
  constructor(
    private readonly place: JoinedPlace,
    private readonly tree: ShortestPathTree,
  ) {}

  /**
   * Metres to a place that is `metres` from its `node`; infinite where no road leads. Places that
   * are nearer to each other than to the roads are joined directly, as the router joins them.
   */
  metresTo(node: number, metres: number, latitude: number, longitude: number): number {
    const between = this.tree.metres[node] ?? Number.POSITIVE_INFINITY;
    const { place } = this;
    return joinedMetres(place.metres + metres, between, place.latitude, place.longitude, latitude, longitude);
  }

  /** Seconds to a place that is `seconds` from its `node`. */
  secondsTo(node: number, seconds: number): number {
    return this.place.seconds + (this.tree.seconds[node] ?? Number.POSITIVE_INFINITY) + seconds;
  }
}
