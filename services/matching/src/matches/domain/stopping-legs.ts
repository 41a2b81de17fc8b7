import { type JoinedPlace, joinedWay, type WayLength } from '../../routing/domain/joined-way.js';
import type { ShortestPathTree } from '../../routing/domain/shortest-path-tree.js';
import type { WayOverPoints } from '../../offers/domain/stopping-offers.js';
import type { OverStops } from './candidate.js';
import { type Length, type MatchLegs, NO_LENGTH } from './measured-match.js';
import type { WishedWay } from './wished-way.js';

/** The legs of a match whose way leads over stops, on the roads within the service. */
export function stoppingLegs(way: WishedWay, { ahead, inAfter, outAfter }: OverStops): MatchLegs | null {
  const last = ahead.points.length - 1;
  const toStart = meet(way.fromStart, way.start, ahead.points[inAfter]);
  const rest = stretch(ahead, 0, last);
  if (!toStart) return null;
  const toPickup = sum(stretch(ahead, 0, inAfter), toStart);
  if (outAfter === inAfter) {
    const onward = meet(way.fromEnd, way.end, ahead.points[inAfter + 1]);
    return (
      onward && { toPickup, withMe: way.length, after: sum(onward, stretch(ahead, inAfter + 1, last)), rest }
    );
  }
  const fromStart = meet(way.fromStart, way.start, ahead.points[inAfter + 1]);
  if (!fromStart) return null;
  if (outAfter === null) {
    const withMe = sum(fromStart, stretch(ahead, inAfter + 1, last));
    return { toPickup, withMe, after: NO_LENGTH, rest };
  }
  const toEnd = meet(way.fromEnd, way.end, ahead.points[outAfter]);
  const onward = meet(way.fromEnd, way.end, ahead.points[outAfter + 1]);
  if (!toEnd || !onward) return null;
  const withMe = sum(fromStart, stretch(ahead, inAfter + 1, outAfter), toEnd);
  return { toPickup, withMe, after: sum(onward, stretch(ahead, outAfter + 1, last)), rest };
}

/** All points of the way with me, in their order. */
export function pointsWithMe(
  { start, end }: WishedWay,
  { ahead: { points }, inAfter, outAfter }: OverStops,
): JoinedPlace[] {
  const before = [...points.slice(0, inAfter + 1), start];
  if (outAfter === null) return [...before, ...points.slice(inAfter + 1)];
  return [...before, ...points.slice(inAfter + 1, outAfter + 1), end, ...points.slice(outAfter + 1)];
}

function meet(tree: ShortestPathTree, mine: JoinedPlace, point: JoinedPlace | undefined): WayLength | null {
  return point ? joinedWay(mine, point, tree) : null;
}

/** From one point of a way to another, a later one. */
function stretch({ metres, seconds }: WayOverPoints, from: number, to: number): Length {
  const total = (legs: readonly number[]) => legs.slice(from, to).reduce((all, leg) => all + leg, 0);
  return { metres: total(metres), seconds: total(seconds) };
}

function sum(...lengths: readonly Length[]): Length {
  return lengths.reduce((all, { metres, seconds }) => ({
    metres: all.metres + metres,
    seconds: all.seconds + seconds,
  }));
}
