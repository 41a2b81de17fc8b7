import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { Cluster } from '@rotadas/contracts/live/server-frame';
import type { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';

/** A provider as the map draws it. */
export type MapProvider = ActiveProvider;

/** Where the user is, with the radius of the likely error in metres. */
export type OwnPosition = Coordinates & { accuracy: number };

/** A place that the map moves to; a new `key` moves it again, even to the same place. */
export type MapFocus = Coordinates & { zoom: number; key: number };

/** What part of the world the map shows: west, south, east and north in degrees. */
export interface MapViewport {
  bbox: [number, number, number, number];
  zoom: number;
  center: Coordinates;
}

/** The one interface that every map engine answers (design 6). */
export interface MapViewProps {
  providers: MapProvider[];
  /** Counts in place of providers where there are too many of them; else null. */
  clusters: readonly Cluster[] | null;
  ownPosition: OwnPosition | null;
  selectedId: number | null;
  onSelect: (id: number | null) => void;
  onViewChange?: (viewport: MapViewport) => void;
  focus: MapFocus | null;
  theme: 'light' | 'dark';
  /** Providers of other types are hidden (spec 4). */
  serviceType: ServiceTypeFilter;
  /** The provider that the list points at. */
  highlightedId: number | null;
}
