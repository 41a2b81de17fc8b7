import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';

/** The middle and zoom of a map's first view, the zoom as the specification counts it. */
export type StartView = Coordinates & { zoom: number };

/** Where the map is before anything else is known (spec 9). */
export const START: StartView = { latitude: 39.97, longitude: 32.86, zoom: 12 };
