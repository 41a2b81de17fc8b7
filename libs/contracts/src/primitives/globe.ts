/** Radius of the earth as Redis takes it for its geo-sets, metres. */
export const EARTH_METRES = 6_372_797.560856;

/** Radians of a degree. */
export const RADIANS = Math.PI / 180;

/** Metres of a degree of latitude, anywhere. */
export const METRES_A_DEGREE = EARTH_METRES * RADIANS;
