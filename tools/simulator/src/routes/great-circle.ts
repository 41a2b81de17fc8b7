import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';

/** Mean radius of the earth, km. */
const EARTH_RADIUS_KM = 6_371.0088;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

/** The shortest way over the globe between two points, km. */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  return EARTH_RADIUS_KM * centralAngle(from, to);
}

/**
 * The point at `share` (0 to 1) of the great circle between two points that are not opposite each
 * other.
 */
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

function centralAngle(from: Coordinates, to: Coordinates): number {
  const [a, b] = [radians(from.latitude), radians(to.latitude)];
  const across = radians(to.longitude - from.longitude);
  const haversine = Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(across / 2) ** 2;
  return 2 * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

function vector({ latitude, longitude }: Coordinates): { x: number; y: number; z: number } {
  const [north, east] = [radians(latitude), radians(longitude)];
  return { x: Math.cos(north) * Math.cos(east), y: Math.cos(north) * Math.sin(east), z: Math.sin(north) };
}
