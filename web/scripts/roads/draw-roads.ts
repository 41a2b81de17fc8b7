import type { Feature, FeatureCollection, MultiLineString } from 'geojson';
import { roadOutline, type Land } from './road-outline.ts';
import { joinLines, withoutStubs } from './join-lines.ts';
import { type Centre, type RoadClass, roadClasses } from './road-classes.ts';
import { metresBetween, type Point, pointAt, roadGraph, type RoadFile } from './road-graph.ts';
import { thinLine } from './thin-line.ts';

/** Precision of the source, about 100 m. */
const DECIMALS = 3;
/** One pixel at zoom 10, from which on the coarse roads fade. */
const THINNED_METRES = 60;
/** Up to this distance of its nodes the straight line of a road is accurate enough, metres. */
const FINE_METRES = 2_000;

type RoadLine =
  | { part: 'province' }
  /** `fine`: its nodes are at most FINE_METRES apart. */
  | { part: 'road'; class: RoadClass; fine: boolean };

export interface RoadSources extends Land {
  readonly roads: RoadFile;
  readonly centres: readonly Centre[];
  readonly borders: readonly (readonly Point[])[];
}

export function drawRoads(sources: RoadSources): FeatureCollection<MultiLineString, RoadLine> {
  const { roads, centres, borders } = sources;
  const graph = roadGraph(roads);
  const classes = roadClasses(graph, centres);
  const kept = withoutStubs(graph);
  const drawn = graph.roads.map(({ from, to }, number) =>
    kept[number] ? roadOutline(pointAt(graph, from), pointAt(graph, to), sources) : null,
  );
  const isFine = graph.roads.map(
    ({ from, to }) => metresBetween(pointAt(graph, from), pointAt(graph, to)) <= FINE_METRES,
  );
  const ranks: RoadClass[] = [1, 2, 3];
  return {
    type: 'FeatureCollection',
    features: [
      lines({ part: 'province' }, borders),
      ...ranks.flatMap((rank) =>
        [false, true].map((fine) => {
          const own = drawn.map((line, number) =>
            classes[number] === rank && isFine[number] === fine ? line : null,
          );
          const thin = joinLines(graph, own).map((line) => thinLine(line, THINNED_METRES));
          return lines({ part: 'road', class: rank, fine }, thin.map(rounded));
        }),
      ),
    ],
  };
}

function lines(
  properties: RoadLine,
  coordinates: readonly (readonly Point[])[],
): Feature<MultiLineString, RoadLine> {
  const copied = coordinates.map((line) => line.map(([x, y]) => [x, y]));
  return { type: 'Feature', properties, geometry: { type: 'MultiLineString', coordinates: copied } };
}

function rounded(line: readonly Point[]): Point[] {
  const round = (degrees: number): number => Number(degrees.toFixed(DECIMALS));
  return line.map(([x, y]) => [round(x), round(y)]);
}
