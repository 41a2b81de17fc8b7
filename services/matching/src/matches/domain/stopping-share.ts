import type { JoinedPlace } from '../../routing/domain/joined-way.js';
import type { WishedWay } from './wished-way.js';

/** The last node of my way on a way from my start over the points from `first` on. */
export function leavingNodeOf(points: readonly JoinedPlace[], first: number, way: WishedWay): number {
  let leaving = way.start.node;
  for (let at = first; at < points.length; at += 1) {
    const node = points[at]?.node ?? leaving;
    leaving = way.leaving.before(node);
    if (leaving !== node) break; // the way to the next point begins beside mine
  }
  return leaving;
}

/** The share of my way from its start to one of its nodes. */
export function shareUntil(node: number, { start, length, fromStart }: WishedWay): number {
  if (length.isDirect) return 0;
  return Math.min(1, (start.metres + (fromStart.metres[node] ?? 0)) / length.metres);
}
