import { metresBetween, nearestOnLine, type Point } from './road-graph.ts';

/** Drops points that deviate at most `metres` from the simplified line. */
export function thinLine(line: readonly Point[], metres: number): Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last) return [];
  let farthest = { at: 0, off: metres };
  line.forEach((point, at) => {
    const off = metresBetween(point, nearestOnLine(point, first, last));
    if (off > farthest.off) farthest = { at, off };
  });
  const { at } = farthest;
  if (at === 0) return line.length === 1 ? [first] : [first, last];
  return [...thinLine(line.slice(0, at + 1), metres).slice(0, -1), ...thinLine(line.slice(at), metres)];
}
