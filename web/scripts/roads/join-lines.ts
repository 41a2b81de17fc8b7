import { otherEnd, type Point, pointAt, type RoadGraph, roadAt } from './road-graph.ts';

/** Longest stub that a junction leaves, metres. */
const STUB_METRES = 1_500;

export function withoutStubs(graph: RoadGraph): boolean[] {
  const kept = graph.roads.map(() => true);
  const degrees = graph.roadsAt.map((roads) => roads.length);
  const queue = graph.roads.map((_, number) => number);
  for (const number of queue) {
    const { from, to, metres } = roadAt(graph, number);
    const isOpen = [from, to].some((node) => (degrees[node] ?? 0) <= 1);
    if (!kept[number] || !isOpen || metres > STUB_METRES) continue;
    kept[number] = false;
    for (const node of [from, to]) {
      degrees[node] = (degrees[node] ?? 0) - 1;
      queue.push(...(graph.roadsAt[node] ?? []).filter((next) => kept[next]));
    }
  }
  return kept;
}

/** Joins roads where they continue straight ahead. `lines` has a line, or null, by road number. */
export function joinLines(graph: RoadGraph, lines: readonly (readonly Point[] | null)[]): Point[][] {
  const free = new Set(lines.flatMap((line, number) => (line ? [number] : [])));
  const onwards = (number: number, start: number): Point[] => {
    const grown: Point[] = [];
    let [last, node] = [number, start];
    for (;;) {
      const next = straightAhead(graph, last, node, free);
      if (next === undefined) return grown;
      free.delete(next);
      const line = lines[next] ?? [];
      grown.push(...(roadAt(graph, next).from === node ? line : line.toReversed()).slice(1));
      [last, node] = [next, otherEnd(roadAt(graph, next), node)];
    }
  };
  return lines.flatMap((line, number) => {
    if (!line || !free.delete(number)) return [];
    const { from, to } = roadAt(graph, number);
    return [[...onwards(number, from).reverse(), ...line, ...onwards(number, to)]];
  });
}

function straightAhead(graph: RoadGraph, last: number, node: number, free: ReadonlySet<number>) {
  const before = direction(graph, otherEnd(roadAt(graph, last), node), node);
  const turn = (number: number): number => {
    const after = direction(graph, node, otherEnd(roadAt(graph, number), node));
    return Math.abs(Math.atan2(Math.sin(after - before), Math.cos(after - before)));
  };
  return (graph.roadsAt[node] ?? [])
    .filter((number) => free.has(number) && turn(number) < Math.PI / 2)
    .toSorted((a, b) => turn(a) - turn(b))[0];
}

function direction(graph: RoadGraph, start: number, end: number): number {
  const [[x1, y1], [x2, y2]] = [pointAt(graph, start), pointAt(graph, end)];
  return Math.atan2(y2 - y1, (x2 - x1) * Math.cos((y1 * Math.PI) / 180));
}
