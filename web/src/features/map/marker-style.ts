import { MAP_COLOURS } from '../../shared/theme/map-colours.js';
import type { ThemeMode } from '../../shared/theme/tokens.js';

// How markers, the own position and routes look, for every map engine to paint. Lengths are px,
// zooms are those of the specification (Google's), images are those of marker-images.ts.

/**
 * Markers nearer than this at a whole zoom are one cluster. A mark is about 36 px wide, so only
 * those that hide a part of each other are gathered.
 */
export const CLUSTER_RADIUS = 34;

/** From the next zoom on every marker stands alone; those at one place are spread around it. */
export const CLUSTER_MAX_ZOOM = 17;

/**
 * A click on a cluster of the server comes nearer by this many zooms: each halves the grid that the
 * server counts on.
 */
export const SERVER_CLUSTER_ZOOM_STEP = 2;

/** A finger is less exact than a pixel: this far outside a marker still hits it. */
export const HIT_REACH = 8;

/** Sizes of a mark's image by zoom, linear in between. */
export const MARK_SIZES = [
  { zoom: 7, size: 0.62 },
  { zoom: 13, size: 0.76 },
  { zoom: 17, size: 0.88 },
] as const;

/** A selected or highlighted mark is larger by this factor. */
export const MARKED_FACTOR = 1.3;

/** Sizes of a cluster's image, and of the number in it, from a count on. */
export const CLUSTER_SIZES = [
  { from: 0, size: 0.86, text: 14 },
  { from: 10, size: 1, text: 14 },
  { from: 100, size: 1.14, text: 14 },
  { from: 1_000, size: 1.32, text: 15 },
] as const;

/** A text beside a marker; `distance` is from the middle of the marker to the text's near edge. */
export interface LabelStyle {
  size: number;
  halo: number;
  distance: number;
}

/** The age of a position, under its mark. */
export const AGE_LABEL: LabelStyle & { fromZoom: number } = {
  size: 12,
  halo: 1.5,
  distance: 19,
  fromZoom: 12,
};
/** Under the user's own mark. */
export const OWN_LABEL: LabelStyle = { size: 14, halo: 2, distance: 29 };
/** Over the point where a passenger gets in or out. */
export const ROUTE_LABEL: LabelStyle = { size: 14, halo: 2, distance: 13 };

/** The disc under a selected or highlighted mark. */
export const MARK_HALO = {
  selected: { radius: 32, opacity: 0.3, rim: 2.5 },
  highlighted: { radius: 27, opacity: 0.18, rim: 1.5 },
} as const;

/** The dot of the own position, and the circle of its accuracy. */
export const OWN_DOT = { radius: 8, rim: 3, accuracyOpacity: 0.14 } as const;

/** The lines of routes and their points. */
export function routeStyle(theme: ThemeMode) {
  const { brand, own, labelHalo, surface } = MAP_COLOURS[theme];
  return {
    /** Sets both lines off from the ground. */
    rim: { colour: labelHalo, width: 9 },
    theirs: { colour: brand, width: 6 },
    mine: { colour: own, width: 4, dashes: [8, 4] },
    points: {
      radius: 7,
      rim: 3,
      pickup: { colour: brand, rimColour: surface },
      dropoff: { colour: surface, rimColour: brand },
    },
  } as const;
}

/** A cluster's ring is split into this many parts, so that similar clusters share one image. */
export const RING_PARTS = 12;

/**
 * The names of images, which contain all that an image shows; `drawMarkerImage` reads them. Without
 * its last parts a name is the beginning of one.
 */
export const imageName = {
  mark: (theme: ThemeMode, type = '', freshness = '') =>
    type === '' ? `mark|${theme}|` : `mark|${theme}|${type}|${freshness}`,
  own: (theme: ThemeMode, type = '') => `own|${theme}|${type}`,
  arrow: (theme: ThemeMode) => `arrow|${theme}`,
  /** `parts` are those of each service type, each followed by a point. */
  ring: (theme: ThemeMode, parts = '') => `ring|${theme}|${parts}`,
  /** A cluster that the server counted; one provider alone has a mark without a count. */
  serverCluster: (theme: ThemeMode, count: number) => `${count === 1 ? 'lone' : 'server-cluster'}|${theme}`,
};
