import { bridgeOn, roadOutline, type Land } from './road-outline.ts';
import { joinLines, withoutStubs } from './join-lines.ts';
import { type Centre, type RoadClass, roadClasses } from './road-classes.ts';
import { metresBetween, type Point, pointAt, roadGraph, type RoadFile } from './road-graph.ts';
import { thinLine } from './thin-line.ts';

/** A tenth of the precision of the source, since points are moved ashore; about 10 m. */
const DECIMALS = 4;
/** Below the precision of the source. */
const THINNED_METRES = 30;
/** Up to this distance of its nodes the straight line of a road is accurate enough, metres. */
const FINE_METRES = 2_000;

export interface RoadLines {
  readonly class: RoadClass;
  /** Its nodes are at most FINE_METRES apart. */
  readonly fine: boolean;
  /** Whether the road is a bridge, which is drawn above other roads. */
  readonly bridge: boolean;
  readonly lines: readonly (readonly Point[])[];
}

export interface RoadSources extends Land {
  readonly roads: RoadFile;
  readonly centres: readonly Centre[];
}

export function drawRoads(sources: RoadSources): RoadLines[] {
  const { roads, centres, shore } = sources;
  const graph = roadGraph(roads);
  const classes = roadClasses(graph, centres);
  const kept = withoutStubs(graph);
  const drawn = graph.roads.map(({ from, to }, number) => {
    if (!kept[number]) return null;
    const [start, end] = [pointAt(graph, from), pointAt(graph, to)];
    return {
      class: classes[number] ?? 3,
      fine: metresBetween(start, end) <= FINE_METRES,
      line: roadOutline(start, end, sources),
      bridge: bridgeOn(start, end, shore),
    };
  });
  const ranks: RoadClass[] = [1, 2, 3];
  return ranks.flatMap((rank) => {
    const own = drawn.map((road) => (road?.class === rank ? road : null));
    const joined = (fine: boolean) =>
      joinLines(
        graph,
        own.map((road) => (road?.fine === fine ? road.line : null)),
      ).map((line) => thinLine(line, THINNED_METRES));
    const bridges = own.flatMap((road) => (road?.bridge ? [road.bridge] : []));
    return [
      { class: rank, fine: false, bridge: false, lines: joined(false).map(rounded) },
      { class: rank, fine: true, bridge: false, lines: joined(true).map(rounded) },
      { class: rank, fine: true, bridge: true, lines: bridges.map(rounded) },
    ];
  });
}

function rounded(line: readonly Point[]): Point[] {
  const round = (degrees: number): number => Number(degrees.toFixed(DECIMALS));
  return line.map(([x, y]) => [round(x), round(y)]);
}
