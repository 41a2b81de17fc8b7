import type { Line } from '@rotadas/contracts/matching/match';
import type { BoundingBox } from '@rotadas/contracts/primitives/bounding-box';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { Cluster } from '@rotadas/contracts/live/server-frame';
import type { ServiceType } from '@rotadas/contracts/primitives/service-type';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import type { ThemeMode } from '../theme/tokens.js';

export type MapProvider = ActiveProvider;

/** `accuracy` is the radius of the likely error, metres. */
export type OwnPosition = Coordinates & { accuracy: number };

/**
 * `zoom` as in MapViewport; null keeps the current one. `isExact` centres the place in the whole
 * map, for a view in the address; otherwise it is centred in the uncovered part.
 */
export type MapPlace = Coordinates & { zoom: number | null; isExact?: boolean };

/** A new `key` moves the map again, even to the same place. */
export type MapFocus = MapPlace & { key: number };

/** A new `key` moves the map again. */
export interface MapBounds {
  bbox: BoundingBox;
  key: number;
}

/** `ends` belong to the search or to the user's own offer, `pickup` and `dropoff` to the match. */
export interface MapRoutes {
  ends: { from: Coordinates; to: Coordinates } | null;
  searchedRoute: Line | null;
  matchRoute: Line | null;
  pickup: Coordinates | null;
  dropoff: Coordinates | null;
}

export interface MapViewport {
  bbox: BoundingBox;
  /** Google's zoom: the world is 256 px wide at zoom 0, and doubles with each level. */
  zoom: number;
  centre: Coordinates;
}

/** `zoom` as in MapViewport. */
export type MapViewState = Coordinates & { zoom: number };

export interface MapViewProps {
  providers: MapProvider[];
  /** Routes that providers follow between their positions, by id. */
  lines: ReadonlyMap<number, Line>;
  /** Counts instead of providers if there are too many, else null. */
  clusters: readonly Cluster[] | null;
  ownPosition: OwnPosition | null;
  /** The user's live offer, whose mark then replaces the dot of the own position. */
  ownService: ServiceType | null;
  selectedId: number | null;
  /** Increases when another part of the map may be covered. */
  coverageVersion: number;
  onSelect: (id: number | null) => void;
  onSelectOwn?: () => void;
  onViewChange?: (viewport: MapViewport) => void;
  onPan?: () => void;
  focus: MapFocus | null;
  routes: MapRoutes | null;
  bounds: MapBounds | null;
  /** Whether a pin in the middle of the map chooses a place. */
  picking: boolean;
  onHold?: (place: Coordinates) => void;
  theme: ThemeMode;
  /** Called when a marker gets the keyboard focus, with null when it loses it. */
  onHighlight: (id: number | null) => void;
  highlightedId: number | null;
}
