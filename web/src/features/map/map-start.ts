/**
 * Where the map is before anything else is known (spec 9), the zoom as the specification counts it.
 */
export const START = { latitude: 39.97, longitude: 32.86, zoom: 12 };
