import { metresBetween, type Point, pointAlong } from './road-graph.ts';

export type Lake = readonly Point[];

interface Crossing {
  /** Share of the straight line, 0 to 1. */
  readonly share: number;
  readonly side: number;
}

/** Replaces each part of the straight line that crosses a lake by the shorter shore. */
export function aroundLakes(from: Point, to: Point, lakes: readonly Lake[]): Point[] {
  const detours = lakes.flatMap((lake) => {
    const crossings = findCrossings(from, to, lake);
    const [first, last] = [crossings[0], crossings.at(-1)];
    if (!first || !last || first === last) return [];
    return [{ share: first.share, shore: shoreBetween(from, to, lake, first, last) }];
  });
  return [from, ...detours.toSorted((a, b) => a.share - b.share).flatMap(({ shore }) => shore), to];
}

function findCrossings(from: Point, to: Point, lake: Lake): Crossing[] {
  return lake
    .slice(1)
    .flatMap((end, side) => {
      const share = crossing(from, to, lake[side] ?? end, end);
      return share === null ? [] : [{ share, side }];
    })
    .sort((a, b) => a.share - b.share);
}

function crossing([x1, y1]: Point, [x2, y2]: Point, [x3, y3]: Point, [x4, y4]: Point): number | null {
  const area = (x2 - x1) * (y4 - y3) - (y2 - y1) * (x4 - x3);
  if (area === 0) return null;
  const share = ((x3 - x1) * (y4 - y3) - (y3 - y1) * (x4 - x3)) / area;
  const other = ((x3 - x1) * (y2 - y1) - (y3 - y1) * (x2 - x1)) / area;
  return share >= 0 && share <= 1 && other >= 0 && other <= 1 ? share : null;
}

function shoreBetween(from: Point, to: Point, lake: Lake, first: Crossing, last: Crossing): Point[] {
  const corners = lake.slice(1);
  const [start, end] = [pointAlong(from, to, first.share), pointAlong(from, to, last.share)];
  const [low, high] = first.side < last.side ? [first.side, last.side] : [last.side, first.side];
  const inner = corners.slice(low, high);
  const outer = [...corners.slice(high), ...corners.slice(0, low)];
  const routes = first.side < last.side ? [inner, outer.toReversed()] : [inner.toReversed(), outer];
  const [shortest] = routes
    .map((between) => [start, ...between, end])
    .sort((a, b) => lineLength(a) - lineLength(b));
  return shortest ?? [start, end];
}

function lineLength(line: readonly Point[]): number {
  return line.slice(1).reduce((sum, point, at) => sum + metresBetween(line[at] ?? point, point), 0);
}
