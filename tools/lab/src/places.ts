import type { BoundingBox } from '@rotadas/contracts/primitives/bounding-box';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';

/** Forty towns of Türkiye, further apart than a viewport. */
const TOWNS: readonly (readonly [latitude: number, longitude: number])[] = [
  [39.93, 32.86], [41.01, 28.98], [38.42, 27.14], [40.19, 29.06], [36.9, 30.7], [37.0, 35.32], [37.87, 32.48],
  [37.07, 37.38], [37.16, 38.79], [40.77, 29.94], [36.8, 34.63], [37.91, 40.24], [36.2, 36.16], [38.61, 27.43],
  [38.72, 35.49], [41.29, 36.33], [39.65, 27.88], [37.58, 36.93], [38.49, 43.38], [37.85, 27.85], [37.78, 29.09],
  [40.69, 30.4], [41.0, 39.72], [39.9, 41.27], [37.31, 40.74], [38.35, 38.31], [39.78, 30.52], [37.22, 28.36],
  [38.68, 39.22], [39.75, 37.02], [40.98, 27.51], [38.76, 30.54], [40.31, 36.55], [37.76, 30.56], [40.55, 34.95],
  [41.38, 33.78], [40.15, 26.41], [41.68, 26.56], [40.6, 43.1], [39.14, 34.16],
]; // prettier-ignore

export const BALIKESIR: Coordinates = { latitude: 39.65, longitude: 27.88 };

/** Half of a town's area, degrees: larger than the viewport, so that some providers leave it. */
const HALF_TOWN = 0.06;

/** Half of the viewport of a wide screen at zoom 12, degrees. */
const HALF_VIEWPORT = { latitude: 0.05, longitude: 0.07 };

/** Rounds degrees to a metre. */
const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

export function placeInTown(index: number, random: () => number): Coordinates {
  const [latitude, longitude] = townCentre(index);
  const offset = (degrees: number) => round(degrees + (random() * 2 - 1) * HALF_TOWN);
  return { latitude: offset(latitude), longitude: offset(longitude) };
}

/** A step of up to 200 m within the town. */
export function stepFrom(place: Coordinates, index: number, random: () => number): Coordinates {
  const [latitude, longitude] = townCentre(index);
  const step = (degrees: number, middle: number) => {
    const next = degrees + (random() * 2 - 1) * 0.002;
    return round(Math.max(middle - HALF_TOWN, Math.min(middle + HALF_TOWN, next)));
  };
  return { latitude: step(place.latitude, latitude), longitude: step(place.longitude, longitude) };
}

/** Each viewer of a town has a slightly different viewport. */
export function viewportOfTown(index: number): BoundingBox {
  const [latitude, longitude] = townCentre(index);
  const shift = (Math.floor(index / TOWNS.length) % 10) / 1_000;
  return [
    longitude - HALF_VIEWPORT.longitude + shift,
    latitude - HALF_VIEWPORT.latitude + shift,
    longitude + HALF_VIEWPORT.longitude + shift,
    latitude + HALF_VIEWPORT.latitude + shift,
  ];
}

/** The town of the person `index`. */
export const townOf = (index: number): number => index % TOWNS.length;

function townCentre(index: number): readonly [number, number] {
  const town = TOWNS[townOf(index)];
  if (!town) throw new RangeError(`no town for ${index}`);
  return town;
}

export const TURKIYE: BoundingBox = [26, 36, 44.8, 42];

/** R2 sequence: evenly distributed without repeats. */
const STEPS = [0.754_877_666_246_692_7, 0.569_840_290_998_053_2] as const;

export function placeInTurkiye(index: number): Coordinates {
  const [west, south, east, north] = TURKIYE;
  const between = (low: number, high: number, step: number) =>
    round(low + ((0.5 + index * step) % 1) * (high - low));
  return { latitude: between(south, north, STEPS[1]), longitude: between(west, east, STEPS[0]) };
}
