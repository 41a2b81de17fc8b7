import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { metresBetween, PointIndex, straightLineMetres } from './point-index.js';
import type { RoadGraph } from './road-graph.js';
import {
  type RoadAccess,
  accessSeconds,
  type MovingPlace,
  type SnappedPlace,
  routeLength,
  type RouteLength,
} from './route-length.js';
import {
  assertNearRoad,
  assertPoint,
  type LngLat,
  MAX_METRES_TO_ROAD,
  NoRouteError,
  type MeasuredRoute,
} from './router.js';
import { nodesOnPath, type ShortestPathTree, shortestPathTree } from './shortest-path-tree.js';

/** Finds routes on the road graph in memory. Roads have no direction. */
export class EmbeddedRouter {
  private readonly index: PointIndex;

  constructor(readonly graph: RoadGraph) {
    this.index = new PointIndex(graph);
  }

  /** Throws a `NoRouteError`. */
  route(from: Coordinates, to: Coordinates): MeasuredRoute {
    const [start, end] = [this.access(from), this.access(to)];
    const tree = shortestPathTree(this.graph, start.node, end.node);
    const length = routeLength({ ...from, ...start }, { ...to, ...end }, tree);
    if (length === null) throw new NoRouteError('no-route', null);
    const onRoads = length.isDirect ? [] : nodesOnPath(tree, end.node).map((node) => this.pointAt(node));
    return {
      distanceMetres: length.metres,
      durationSeconds: length.seconds,
      line: [[from.longitude, from.latitude], ...onRoads, [to.longitude, to.latitude]],
      router: 'embedded',
    };
  }

  /** Throws a `NoRouteError` for an invalid point or one too far from a road. */
  access(place: Coordinates): RoadAccess {
    const nearest = this.nearestNode(place);
    if (nearest === null) throw new NoRouteError('off-the-roads', place);
    assertNearRoad(place, nearest.metres);
    return nearest;
  }

  /**
   * Keeps the last node while the provider has moved less than half of the margin to the second
   * nearest node, since it is still the nearest then. Null if too far from a road.
   */
  snapWhileMoving({ latitude, longitude }: Coordinates, last: MovingPlace | null): MovingPlace | null {
    const place = { latitude, longitude };
    if (last && metresBetween(place, last.searchedFrom) < last.certainMetres) {
      const [east, north] = this.pointAt(last.node);
      const metres = straightLineMetres(latitude, longitude, north, east);
      return metres > MAX_METRES_TO_ROAD
        ? null
        : { ...last, latitude, longitude, metres, seconds: accessSeconds(metres) };
    }
    assertPoint(place);
    const found = this.index.nearestAndNext(latitude, longitude);
    if (!found || found.metres > MAX_METRES_TO_ROAD) return null;
    const { index: node, metres, nextMetres } = found;
    const certainMetres = (nextMetres - metres) / 2;
    return { ...place, node, metres, seconds: accessSeconds(metres), searchedFrom: place, certainMetres };
  }

  private nearestNode(place: Coordinates): RoadAccess | null {
    assertPoint(place);
    const found = this.index.nearest(place.latitude, place.longitude);
    return found && { node: found.index, metres: found.metres, seconds: accessSeconds(found.metres) };
  }

  /** Null if too far from a road, since creating an Error costs as much as the search. */
  snapOrNull({ latitude, longitude }: Coordinates): SnappedPlace | null {
    const place = { latitude, longitude };
    const nearest = this.nearestNode(place);
    return nearest && nearest.metres <= MAX_METRES_TO_ROAD ? { ...place, ...nearest } : null;
  }

  /** Null if no road joins them. */
  between(from: SnappedPlace, to: SnappedPlace): RouteLength | null {
    return routeLength(from, to, shortestPathTree(this.graph, from.node, to.node));
  }

  distancesFrom(node: number): ShortestPathTree {
    return shortestPathTree(this.graph, node);
  }

  pointAt(node: number): LngLat {
    return [this.graph.longitudes[node] ?? 0, this.graph.latitudes[node] ?? 0];
  }
}
