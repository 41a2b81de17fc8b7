import { METRES_A_DEGREE, RADIANS } from '@rotadas/contracts/primitives/globe';
import type { LngLat } from '../../routing/domain/router.js';

/** A point that lies so near to the line without it says nothing, metres. */
const TOLERANCE_METRES = 20;

/**
 * A line without points that say nothing, and of at most so many, its ends among them: those that
 * the shape needs most, by Douglas and Peucker.
 */
export function simplifiedLine(line: readonly LngLat[], pointsMax = Number.POSITIVE_INFINITY): LngLat[] {
  const weights = weightsOf(line);
  const telling = weights.filter((weight) => weight > TOLERANCE_METRES);
  const least = telling.length > pointsMax ? telling.sort().at(-1 - pointsMax) : TOLERANCE_METRES;
  return line.filter((_, at) => (weights[at] ?? 0) > (least ?? 0));
}

/**
 * By point: how far the line would go astray without it, metres; infinite for its ends. Points
 * between two that are kept weigh nothing where none of them is worth keeping.
 */
function weightsOf(line: readonly LngLat[]): Float64Array {
  const weights = new Float64Array(line.length);
  const [xs, ys] = [line.map(([longitude]) => longitude), line.map(([, latitude]) => latitude)];
  const last = line.length - 1;
  weights[0] = weights[last] = Number.POSITIVE_INFINITY;
  const parts: [number, number][] = [[0, last]];
  for (let part = parts.pop(); part; part = parts.pop()) {
    const [first, end] = part;
    const { at, metres } = farthest(xs, ys, first, end);
    if (metres <= TOLERANCE_METRES) continue;
    // A point never weighs more than those that parted its stretch of the line.
    weights[at] = Math.min(metres, weights[first] ?? 0, weights[end] ?? 0);
    parts.push([first, at], [at, end]);
  }
  return weights;
}

/**
 * The point of a part of a line that is farthest from the straight stretch between its ends, on a
 * plane that touches the globe in its middle. Long lines are measured often, so that nothing is
 * worked out or made for a point but what it needs.
 */
function farthest(
  xs: readonly number[],
  ys: readonly number[],
  first: number,
  last: number,
): { at: number; metres: number } {
  const [x0, y0] = [xs[first] ?? 0, ys[first] ?? 0];
  const shrink = Math.cos(((y0 + (ys[last] ?? 0)) / 2) * RADIANS);
  const [dx, dy] = [((xs[last] ?? 0) - x0) * shrink, (ys[last] ?? 0) - y0];
  const length = dx * dx + dy * dy;
  let [at, most] = [first, 0];
  for (let each = first + 1; each < last; each += 1) {
    const [x, y] = [((xs[each] ?? 0) - x0) * shrink, (ys[each] ?? 0) - y0];
    const along = length === 0 ? 0 : Math.min(1, Math.max(0, (x * dx + y * dy) / length));
    const [aside, beyond] = [x - along * dx, y - along * dy];
    const square = aside * aside + beyond * beyond;
    if (square > most) [at, most] = [each, square];
  }
  return { at, metres: Math.sqrt(most) * METRES_A_DEGREE };
}
