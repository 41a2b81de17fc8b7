import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { distanceBetween } from '@rotadas/contracts/primitives/globe';

/** A shorter move says nothing about direction: it is the error of the position, metres. */
const LEAST_MOVE_M = 5;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The direction from one point to another, degrees clockwise from north, 0 to 360. */
export function bearing(from: Coordinates, to: Coordinates): number {
  const turn = radians(to.longitude - from.longitude);
  const [fromLat, toLat] = [radians(from.latitude), radians(to.latitude)];
  const east = Math.sin(turn) * Math.cos(toLat);
  const north = Math.cos(fromLat) * Math.sin(toLat) - Math.sin(fromLat) * Math.cos(toLat) * Math.cos(turn);
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
}

/** The direction of a move, or null when it was too short to have one. */
export function headingOfMove(from: Coordinates, to: Coordinates): number | null {
  return distanceBetween(from, to) < LEAST_MOVE_M ? null : bearing(from, to);
}
