import { readFile, writeFile } from 'node:fs/promises';
import { Adjacency, mendSeams } from './roads/mend-seams.ts';
import { addConnections, fetchHighways, onlyNodes, type RawRoads } from './roads/raw-roads.ts';
import { countryTest } from './roads/country.ts';

/** Writes `data/roads.json` from OpenStreetMap. Run manually; the result is committed. */
const DATA = new URL('../data/', import.meta.url);

/** Degrees: south, west, north, east. */
const BOX = [35.7, 25.5, 42.3, 45] as const;

/** Makes up for straightened roads: the median over all pairs of province centres. */
const LENGTH_FACTOR = 1.073;

const log = (line: string): boolean => process.stdout.write(`${line}\n`);

const box = inBox(await fetchHighways(log));
report('in the box', box);
const isOurs = countryTest();
const ours = onlyNodes(box, (node) => isOurs(toPoint(box, node)));
report('in the country', ours);
const mended = mendSeams(ours);
report(`with ${mended.edges.length - ours.edges.length} seams closed`, mended);
const connected = addConnections(lengthened(mended), new URL('road-connections.json', DATA));
report(`with ${connected.edges.length - mended.edges.length} named connections`, connected);
const largest = new Adjacency(connected).largestPart();
const roads = onlyNodes(connected, (node) => largest.has(node));
report('connected', roads);
await writeFile(new URL('roads.json', DATA), written(roads));
log(`roads.json: ${(await readFile(new URL('roads.json', DATA))).length} bytes`);

function inBox(world: RawRoads): RawRoads {
  const [south, west, north, east] = BOX;
  return onlyNodes(world, (node) => {
    const [latitude, longitude] = toPoint(world, node);
    return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
  });
}

function toPoint({ nodes }: RawRoads, node: number): [number, number] {
  return nodes[node] ?? [Number.NaN, Number.NaN];
}

function lengthened({ nodes, edges }: RawRoads): RawRoads {
  return { nodes, edges: edges.map(([from, to, kilometres]) => [from, to, kilometres * LENGTH_FACTOR]) };
}

function written({ nodes, edges }: RawRoads): string {
  const degrees = nodes.flat().map((value) => Math.round(value * 1e5) / 1e5);
  const numbers = edges.flatMap(([from, to, kilometres]) => [
    from,
    to,
    Math.max(1, Math.round(kilometres * 1_000)),
  ]);
  return `${JSON.stringify({ nodes: degrees, edges: numbers })}\n`;
}

function report(what: string, { nodes, edges }: RawRoads): void {
  const kilometres = edges.reduce((sum, [, , length]) => sum + length, 0);
  log(`${what}: ${nodes.length} nodes, ${edges.length} edges, ${Math.round(kilometres)} km`);
}
