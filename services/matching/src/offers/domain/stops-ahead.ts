import type { JoinedPlace, WayLength } from '../../routing/domain/joined-way.js';

/** A way that leads over stops, in their order. */
export interface StoppingWay {
  /** Null where it is unknown or off the roads. */
  readonly from: JoinedPlace | null;
  readonly stops: readonly JoinedPlace[];
  readonly end: JoinedPlace;
}

/** How far it is between two places by road; null where no road leads. */
export type Between = (from: JoinedPlace, to: JoinedPlace) => Pick<WayLength, 'metres'> | null;

/** Who is no further from the way between two stops has passed the first, metres. */
const ON_THE_WAY_METRES = 2_000;

/** Less says nothing of where along a way somebody is, metres. */
const NOTHING_METRES = 1;

/**
 * The stops that a provider at `now` has still to pass: it is on that part of its way from which it
 * is the least off, the earliest of several. Nothing is remembered, so that every copy of the
 * service says the same, also one that has just started.
 */
export function stopsAhead(
  now: JoinedPlace,
  { from, stops, end }: StoppingWay,
  between: Between,
): readonly JoinedPlace[] {
  const metres = (one: JoinedPlace, other: JoinedPlace) =>
    between(one, other)?.metres ?? Number.POSITIVE_INFINITY;
  const points = [...(from ? [from] : []), ...stops, end];
  let passed = 0;
  let least = from ? Number.POSITIVE_INFINITY : ON_THE_WAY_METRES;
  for (const [index, next] of points.slice(1).entries()) {
    const before = points[index];
    if (!before) continue;
    const off = metres(now, before) + metres(now, next) - metres(before, next);
    if (!(off < least - NOTHING_METRES)) continue;
    least = off;
    passed = from ? index : index + 1;
  }
  return stops.slice(passed);
}
