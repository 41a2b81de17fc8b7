import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import { centralAngle, distanceBetween, RADIANS } from '@rotadas/contracts/primitives/globe';

const degrees = (angle: number) => angle / RADIANS;

export function distanceKm(from: Coordinates, to: Coordinates): number {
  return distanceBetween(from, to) / 1_000;
}

/** `share` is 0 to 1. The points must not be antipodal. */
export function pointBetween(from: Coordinates, to: Coordinates, share: number): Coordinates {
  const angle = centralAngle(from, to);
  if (angle === 0) return from;
  const weightFrom = Math.sin((1 - share) * angle) / Math.sin(angle);
  const weightTo = Math.sin(share * angle) / Math.sin(angle);
  const [a, b] = [vector(from), vector(to)];
  const x = weightFrom * a.x + weightTo * b.x;
  const y = weightFrom * a.y + weightTo * b.y;
  const z = weightFrom * a.z + weightTo * b.z;
  return { latitude: degrees(Math.atan2(z, Math.hypot(x, y))), longitude: degrees(Math.atan2(y, x)) };
}

function vector({ latitude, longitude }: Coordinates): { x: number; y: number; z: number } {
  const [north, east] = [latitude * RADIANS, longitude * RADIANS];
  return { x: Math.cos(north) * Math.cos(east), y: Math.cos(north) * Math.sin(east), z: Math.sin(north) };
}
