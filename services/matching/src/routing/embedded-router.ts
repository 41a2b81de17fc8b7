import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { crowMetres, PointIndex } from '../geo/point-index.js';
import type { RoadGraph } from '../roads/road-graph.js';
import { type Access, accessSeconds, type JoinedPlace, joinedWay, type WayLength } from './joined-way.js';
import { assertNearRoad, assertPoint, NoWayError } from './no-way-error.js';
import {
  type LngLat,
  MAX_METRES_TO_ROAD,
  type RoadPoint,
  type Router,
  type Way,
  type WayTable,
} from './router.js';
import { nodesOnTheWay, type ShortestPathTree, shortestPathTree } from './shortest-path-tree.js';

/** Finds ways on a graph in memory; everything but the interface of `Router` is synchronous. */
export class EmbeddedRouter implements Router {
  private readonly index: PointIndex;
  /** By node: half of its metres to the nearest other one; NaN until asked for. */
  private readonly halfGaps: Float64Array;

  constructor(readonly graph: RoadGraph) {
    this.index = new PointIndex(graph);
    this.halfGaps = new Float64Array(graph.latitudes.length).fill(Number.NaN);
  }

  async route(from: Coordinates, to: Coordinates): Promise<Way> {
    return this.way(from, to);
  }

  async table(starts: readonly Coordinates[], ends: readonly Coordinates[]): Promise<WayTable> {
    const accesses = ends.map((end) => this.accessOrNull(end));
    const rows = starts.map((start) => {
      const access = this.accessOrNull(start);
      const tree = access && this.distancesFrom(access.node);
      return ends.map((end, at) => {
        const last = accesses[at];
        return access && tree && last ? joinedWay({ ...start, ...access }, { ...end, ...last }, tree) : null;
      });
    });
    return {
      distanceMetres: rows.map((row) => row.map((cell) => cell && cell.metres)),
      durationSeconds: rows.map((row) => row.map((cell) => cell && cell.seconds)),
      router: 'embedded',
    };
  }

  async nearest(place: Coordinates): Promise<RoadPoint> {
    const { node, metres } = this.access(place);
    const [longitude, latitude] = this.pointOf(node);
    return { point: { latitude, longitude }, metres, router: 'embedded' };
  }

  /** The shortest way; throws a `NoWayError`. */
  way(from: Coordinates, to: Coordinates): Way {
    const [start, end] = [this.access(from), this.access(to)];
    const tree = shortestPathTree(this.graph, start.node, end.node);
    const length = joinedWay({ ...from, ...start }, { ...to, ...end }, tree);
    if (length === null) throw new NoWayError('no-route', null);
    const onRoads = length.isDirect ? [] : nodesOnTheWay(tree, end.node).map((node) => this.pointOf(node));
    return {
      distanceMetres: length.metres,
      durationSeconds: length.seconds,
      line: [[from.longitude, from.latitude], ...onRoads, [to.longitude, to.latitude]],
      router: 'embedded',
    };
  }

  /** The way to the nearest road; throws a `NoWayError` for what is none or too far away. */
  access(place: Coordinates): Access {
    const nearest = this.nearestNode(place);
    if (nearest === null) throw new NoWayError('off-the-roads', place);
    assertNearRoad(place, nearest.metres);
    return nearest;
  }

  /**
   * The way to the nearest road; null where it is too far away, and no Error is made, whose stack
   * costs as much as the search. Throws a `NoWayError` for what is no point.
   */
  accessOrNull(place: Coordinates): Access | null {
    const nearest = this.nearestNode(place);
    return nearest && nearest.metres <= MAX_METRES_TO_ROAD ? nearest : null;
  }

  /**
   * The same for who was at a node last: where that is nearer than half its distance to any other,
   * it is the nearest still, and nothing is searched.
   */
  accessFrom(node: number, { latitude, longitude }: Coordinates): Access | null {
    const [north, east] = [this.graph.latitudes[node] ?? 0, this.graph.longitudes[node] ?? 0];
    const metres = crowMetres(latitude, longitude, north, east);
    const isNearest = metres < this.halfGapOf(node) && metres <= MAX_METRES_TO_ROAD;
    if (isNearest) return { node, metres, seconds: accessSeconds(metres) };
    return this.accessOrNull({ latitude, longitude });
  }

  private nearestNode(place: Coordinates): Access | null {
    assertPoint(place);
    const found = this.index.nearest(place.latitude, place.longitude);
    return found && { node: found.at, metres: found.metres, seconds: accessSeconds(found.metres) };
  }

  private halfGapOf(node: number): number {
    const known = this.halfGaps[node] ?? 0;
    if (!Number.isNaN(known)) return known;
    return (this.halfGaps[node] = this.index.gapOf(node) / 2);
  }

  /** A place with the way to the nearest road; null where that is too far away. */
  joinedOrNull({ latitude, longitude }: Coordinates): JoinedPlace | null {
    const access = this.accessOrNull({ latitude, longitude });
    return access && { latitude, longitude, ...access };
  }

  /** How long the way between two places is; null where no road joins them. */
  between(from: JoinedPlace, to: JoinedPlace): WayLength | null {
    return joinedWay(from, to, shortestPathTree(this.graph, from.node, to.node));
  }

  /** The shortest ways from a node to all others. */
  distancesFrom(node: number): ShortestPathTree {
    return shortestPathTree(this.graph, node);
  }

  /** The shortest ways from all nodes to one: the same, since no road has a direction. */
  distancesTo(node: number): ShortestPathTree {
    return shortestPathTree(this.graph, node);
  }

  /** Where a node is. */
  pointOf(node: number): LngLat {
    return [this.graph.longitudes[node] ?? 0, this.graph.latitudes[node] ?? 0];
  }
}
