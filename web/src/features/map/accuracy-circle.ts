import type { Polygon } from 'geojson';
import type { OwnPosition } from '../../shared/map/map-types.js';

const CORNERS = 64;
const METRES_PER_DEGREE = 111_195;

/** The circle, in metres on the ground, that the user is likely in. */
export function accuracyCircle({ latitude, longitude, accuracy }: OwnPosition): Polygon {
  const radius = accuracy / METRES_PER_DEGREE;
  const narrowing = Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
  const ring = Array.from({ length: CORNERS + 1 }, (_, corner) => {
    const angle = (2 * Math.PI * (corner % CORNERS)) / CORNERS;
    return [longitude + (radius * Math.sin(angle)) / narrowing, latitude + radius * Math.cos(angle)];
  });
  return { type: 'Polygon', coordinates: [ring] };
}
