import type { Line } from '@rotadas/contracts/matching/match';
import type { BoundingBox } from '@rotadas/contracts/primitives/bounding-box';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { Cluster } from '@rotadas/contracts/live/server-frame';
import type { ServiceType } from '@rotadas/contracts/primitives/service-type';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';

/** A provider as the map draws it. */
export type MapProvider = ActiveProvider;

/** Where the user is, with the radius of the likely error in metres. */
export type OwnPosition = Coordinates & { accuracy: number };

/**
 * A place for the map to move to; `zoom` as the specification counts it (see MapViewport), null to
 * leave it as it is.
 */
export type MapPlace = Coordinates & { zoom: number | null };

/** A place that the map moves to; a new `key` moves it again, even to the same place. */
export type MapFocus = MapPlace & { key: number };

/** A part of the world that the map shows whole; a new `key` moves it again. */
export interface MapFit {
  bbox: BoundingBox;
  key: number;
}

/** The wished way, and that of the chosen match with where one gets in and out. */
export interface MapRoutes {
  searchedRoute: Line | null;
  matchRoute: Line | null;
  pickup: Coordinates | null;
  dropoff: Coordinates | null;
}

/** What part of the world the map shows: west, south, east and north in degrees. */
export interface MapViewport {
  bbox: [number, number, number, number];
  /**
   * As the specification and Google count it: the world is 256 px wide at zoom 0, and doubles with
   * each.
   */
  zoom: number;
  center: Coordinates;
}

/** The one interface that every map engine answers (design 6). */
export interface MapViewProps {
  providers: MapProvider[];
  /** Counts in place of providers where there are too many of them; else null. */
  clusters: readonly Cluster[] | null;
  ownPosition: OwnPosition | null;
  /** What the user offers on the map just now; the own place is then drawn as its mark. */
  ownService: ServiceType | null;
  selectedId: number | null;
  onSelect: (id: number | null) => void;
  /** The user's own mark was pressed, which stands there while `ownService` is given. */
  onSelectOwn?: () => void;
  onViewChange?: (viewport: MapViewport) => void;
  /** The user moved the map elsewhere by hand. */
  onPan?: () => void;
  focus: MapFocus | null;
  /** The ways that are searched and chosen; null while no way is wished. */
  routes: MapRoutes | null;
  fit: MapFit | null;
  /** Whether a place is being chosen: a pin stands in the middle of the map. */
  picking: boolean;
  /** A finger or the mouse rested on a place of the map. */
  onHold?: (place: Coordinates) => void;
  theme: 'light' | 'dark';
  /** The keyboard points at a marker, or at none any more. */
  onHighlight: (id: number | null) => void;
  /** The provider that the list points at. */
  highlightedId: number | null;
}
