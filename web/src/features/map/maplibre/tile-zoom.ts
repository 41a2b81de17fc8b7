/**
 * MapLibre's tiles are 512 px wide, those of the specification's map 256: the same zoom number
 * shows half as much, so the same view has one less.
 */
const ZOOM_AHEAD = 1;

/** MapLibre's zoom for a zoom as the specification counts it. */
export const mapLibreZoom = (zoom: number): number => zoom - ZOOM_AHEAD;

/** The specification's zoom for one of MapLibre's. */
export const specZoom = (zoom: number): number => zoom + ZOOM_AHEAD;
