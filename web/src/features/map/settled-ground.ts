import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { Polygon } from 'geojson';

const CORNERS = 72;
const METRES_PER_DEGREE = 111_195;

/**
 * The built-up ground around the middle of a place, drawn from its population alone, since no open
 * data at hand has its true edge: about 850 m for a town of 20,000, 9 km for a city of 3.5 million,
 * with an uneven rim.
 */
export function settledGround({ latitude, longitude }: Coordinates, population: number): Polygon {
  const radius = (9 * population ** 0.46) / METRES_PER_DEGREE;
  const narrowing = Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
  const phase = (latitude + longitude) * 97; // any number, but the same one each time
  const ring = Array.from({ length: CORNERS + 1 }, (_, corner) => {
    const angle = (2 * Math.PI * (corner % CORNERS)) / CORNERS;
    const reach =
      1 +
      0.14 * Math.sin(3 * angle + phase) +
      0.09 * Math.sin(5 * angle - 2 * phase) +
      0.05 * Math.sin(11 * angle + 3 * phase);
    return [
      longitude + (radius * reach * Math.sin(angle)) / narrowing,
      latitude + radius * reach * Math.cos(angle),
    ];
  });
  return { type: 'Polygon', coordinates: [ring] };
}
