import { readFile } from 'node:fs/promises';
import { cacheDir } from '@rotadas/servers/settings/environment';
import { fetchFromWheel, MACHINE } from '@rotadas/servers/sources/wheel';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import KDBush from 'kdbush';
import { around } from 'geokdbush';

/** Roads have no direction. */
export interface RawRoads {
  nodes: Point[];
  /** Indexes of two nodes, and the kilometres between them. */
  edges: [number, number, number][];
}

/** Degrees, [latitude, longitude]. */
export type Point = [number, number];

/** Keeps some nodes and the roads between them; renumbers the nodes. */
export function onlyNodes({ nodes, edges }: RawRoads, keep: (node: number) => boolean): RawRoads {
  const numbers = new Map<number, number>();
  nodes.forEach((_, node) => keep(node) && numbers.set(node, numbers.size));
  return {
    nodes: nodes.filter((_, node) => numbers.has(node)),
    edges: edges.flatMap(([from, to, kilometres]) => {
      const [a, b] = [numbers.get(from), numbers.get(to)];
      return a === undefined || b === undefined ? [] : [[a, b, kilometres]];
    }),
  };
}

const SHA256 = 'a8df15f4d9b4cce945f195b27c9e239ac49ebfa81aa948afc882b28653725406';

export async function fetchHighways(log: (line: string) => void): Promise<RawRoads> {
  const build = { platform: 'any', sha256: SHA256, member: 'scgraph_data/world_highways.py' };
  const wheel = {
    ...{ package: 'scgraph-data', version: '2.0.0', isStatic: true },
    builds: { [MACHINE]: build },
  };
  return parseHighways(await readFile(await fetchFromWheel(wheel, { cacheDir, log }), 'utf8'));
}

/** Reads two literals of the module: `graph=[{neighbour: km}]` and `nodes=[[lat, lng]]`. */
function parseHighways(module: string): RawRoads {
  const line = (name: string): string => {
    const found = module.split('\n').find((text) => text.startsWith(`${name}=`));
    if (found === undefined) throw new Error(`scgraph-data has no ${name}`);
    return found.slice(name.length + 1);
  };
  const nodes: Point[] = JSON.parse(line('nodes'));
  const neighbours: Record<string, number>[] = JSON.parse(line('graph').replace(/\b(\d+): /g, '"$1": '));
  return {
    nodes,
    edges: neighbours.flatMap((roads, from) =>
      Object.entries(roads).flatMap(([to, kilometres]): [number, number, number][] =>
        from < Number(to) ? [[from, Number(to), kilometres]] : [],
      ),
    ),
  };
}

/** Ends of connections within this distance of a road join it; others become nodes. */
const TOLERANCE_KM = 0.5;

const End = z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)]);
const Connections = z.array(
  z.strictObject({ name: z.string(), from: End, to: End, metres: z.number().positive() }),
);

export function addConnections(roads: RawRoads, file: URL): RawRoads {
  const nodes = [...roads.nodes];
  const edges = [...roads.edges];
  const nearest = nearestNode(roads.nodes);
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

export function nearestNode(nodes: Point[]): (point: Point, count: number, kilometres: number) => number[] {
  const index = new KDBush(nodes.length);
  for (const [latitude, longitude] of nodes) index.add(longitude, latitude);
  index.finish();
  return ([latitude, longitude], count, kilometres) => around(index, longitude, latitude, count, kilometres);
}
