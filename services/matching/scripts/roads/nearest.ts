import KDBush from 'kdbush';
import { around } from 'geokdbush';
import type { Point } from './raw-roads.ts';

/** Answers the nearest nodes to a point, nearest first. */
export function nearestOf(nodes: Point[]): (point: Point, count: number, kilometres: number) => number[] {
  const index = new KDBush(nodes.length);
  for (const [latitude, longitude] of nodes) index.add(longitude, latitude);
  index.finish();
  return ([latitude, longitude], count, kilometres) => around(index, longitude, latitude, count, kilometres);
}
