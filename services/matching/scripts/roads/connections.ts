import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { nearestOf } from './nearest.ts';
import type { Point, RawRoads } from './raw-roads.ts';

/** An end of a connection joins a road so near, km; farther from roads it is a node of its own. */
const TOLERANCE_KM = 0.5;

const End = z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)]);
const Connections = z.array(
  z.strictObject({ name: z.string(), from: End, to: End, metres: z.number().positive() }),
);

/** Adds the roads of `data/road-connections.json`, which the source lacks. */
export function addConnections(roads: RawRoads, file: URL): RawRoads {
  const nodes = [...roads.nodes];
  const edges = [...roads.edges];
  const nearest = nearestOf(roads.nodes);
  const nodeAt = (point: Point): number => {
    const [known] = nearest(point, 1, TOLERANCE_KM);
    if (known !== undefined) return known;
    const added = nodes.findIndex((other) => other[0] === point[0] && other[1] === point[1]);
    return added === -1 ? nodes.push(point) - 1 : added;
  };
  for (const { name, from, to, metres } of Connections.parse(JSON.parse(readFileSync(file, 'utf8')))) {
    const [a, b] = [nodeAt(from), nodeAt(to)];
    if (a === b) throw new Error(`${name} begins where it ends`);
    edges.push([a, b, metres / 1_000]);
  }
  return { nodes, edges };
}
