import type { ServiceType } from '@rotadas/contracts/primitives/service-type';
import type { Freshness } from '../../shared/service-types/mark-svg.js';
import { MAP_COLOURS } from '../../shared/theme/map-colours.js';
import type { ThemeMode } from '../../shared/theme/tokens.js';

// Shared by both map libraries. Lengths are px, zooms are Google's.

/** Slightly less than the 36 px of a mark, so that only markers that overlap are clustered. */
export const CLUSTER_RADIUS = 34;

/** Clusters nearer to each other than this are merged. */
export const CLUSTER_MERGE_RADIUS = 52;

/** Above this zoom markers are never clustered; markers at the same place are spread around it. */
export const CLUSTER_MAX_ZOOM = 17;

/** Zoom levels that a click on a server cluster adds; each halves the grid cells. */
export const SERVER_CLUSTER_ZOOM_STEP = 2;

/** Tolerance around a marker for touch. */
export const HIT_REACH = 8;

/** Sizes by zoom, linear in between. */
export const MARK_SIZES = [
  { zoom: 7, size: 0.62 },
  { zoom: 13, size: 0.76 },
  { zoom: 17, size: 0.88 },
] as const;

export const HIGHLIGHT_SCALE = 1.3;

/** Size of a cluster's image: grows with the digits of the count. */
export const clusterSize = (count: number) => Math.min(1.5, 0.83 + 0.155 * Math.log10(count));

export const CLUSTER_TEXT_PX = 14;

/** `distance` is from the centre of the marker to the near edge of the text. */
export interface LabelStyle {
  size: number;
  halo: number;
  distance: number;
}

export const AGE_LABEL: LabelStyle & { fromZoom: number } = {
  size: 12,
  halo: 1.5,
  distance: 19,
  fromZoom: 12,
};
export const OWN_LABEL: LabelStyle = { size: 14, halo: 2, distance: 29 };
export const ROUTE_LABEL: LabelStyle = { size: 14, halo: 2, distance: 13 };

export const MARK_HALO = {
  selected: { radius: 32, opacity: 0.3, rim: 2.5 },
  highlighted: { radius: 27, opacity: 0.18, rim: 1.5 },
} as const;

export const OWN_DOT = { radius: 8, rim: 3, accuracyOpacity: 0.14 } as const;

export function routeStyle(theme: ThemeMode) {
  const { brand, own, labelHalo, surface } = MAP_COLOURS[theme];
  return {
    rim: { colour: labelHalo, width: 9 },
    match: { colour: brand, width: 6 },
    searched: { colour: own, width: 4, dashes: [8, 4] },
    points: {
      radius: 7,
      rim: 3,
      pickup: { colour: brand, rimColour: surface },
      dropoff: { colour: surface, rimColour: brand },
    },
  } as const;
}

const RING_PARTS = 12;

/** Names of images. A name contains all parameters of its image. */
export const imageName = {
  mark: (theme: ThemeMode, type: ServiceType, freshness: Freshness) => `mark|${theme}|${type}|${freshness}`,
  own: (theme: ThemeMode, type: ServiceType) => `own|${theme}|${type}`,
  /** The result is the common prefix of these names if the kind is missing. */
  place: (theme: ThemeMode, kind = '') => `place|${theme}|${kind}`,
  arrow: (theme: ThemeMode) => (theme === 'dark' ? 'arrow|dark' : 'arrow|light'),
  end: (theme: ThemeMode, letter: string) => `end|${theme}|${letter}`,
  /** `counts` are per service type. */
  ring: (theme: ThemeMode, counts: readonly number[], count: number) =>
    `ring|${theme}|${counts.map((each) => Math.ceil((RING_PARTS * each) / count)).join('.')}`,
  serverCluster: (theme: ThemeMode, count: number) =>
    `${count === 1 ? 'single-provider-cluster' : 'server-cluster'}|${theme}`,
};
