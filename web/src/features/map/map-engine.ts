import type { Line } from '@rotadas/contracts/matching/match';
import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { Cluster } from '@rotadas/contracts/live/server-frame';
import type { BoundingBox } from '@rotadas/contracts/primitives/bounding-box';
import type { ServiceType } from '@rotadas/contracts/primitives/service-type';
import type {
  MapPlace,
  MapProvider,
  MapViewport,
  MapViewState,
  MapRoutes,
  OwnPosition,
} from '../../shared/map/map-types.js';
import type { ThemeMode } from '../../shared/theme/tokens.js';

export const START: MapViewState = { latitude: 39.97, longitude: 32.86, zoom: 12 };

/**
 * Shows the centre of Ankara, since a phone shows a smaller area and a sheet covers its lower half.
 */
const PHONE_START: MapViewState = { latitude: 39.92, longitude: 32.854, zoom: 12 };
const PHONE_UP_TO = 640;

export const firstView = ({ clientWidth }: Element): MapViewState =>
  clientWidth < PHONE_UP_TO ? PHONE_START : START;

/** West, south, east and north of Türkiye. */
export const COUNTRY: BoundingBox = [25.6, 35.8, 44.9, 42.2];

export const FIRST_FIX_ZOOM = 15;

export interface RenderedProvider {
  id: number;
  latitude: number;
  longitude: number;
  serviceType: ServiceType;
  label: string;
}

/** Markers that are drawn as one; `open` zooms in until they are separate. */
export interface RenderedCluster {
  latitude: number;
  longitude: number;
  count: number;
  open: () => void;
}

/** What both map libraries draw on a canvas. */
export interface MarkerLayer {
  setProviders(providers: readonly MapProvider[], now: number): void;
  /** Routes that providers follow between their positions, by id. */
  setLines(lines: ReadonlyMap<number, Line>): void;
  setServerClusters(clusters: readonly Cluster[]): void;
  setHighlights(selectedId: number | null, highlightedId: number | null): void;
  /** `service` is what the user offers, if anything. */
  setOwnPosition(position: OwnPosition | null, service: ServiceType | null): void;
  /** Single markers in view, without clustered ones. */
  renderedProviders(): RenderedProvider[];
  renderedClusters(): RenderedCluster[];
}

export interface MapEngine {
  readonly markers: MarkerLayer;
  setTheme(theme: ThemeMode): void;
  setRoutes(routes: MapRoutes | null): void;
  /** Centres the place in the part of the map that nothing covers. */
  moveTo(place: MapPlace): void;
  /** `levels` may be negative. */
  zoomBy(levels: number): void;
  /** Fits the box into the uncovered part of the map. */
  showAll(bbox: BoundingBox): void;
  /** Position inside the map's element, px. */
  project(latitude: number, longitude: number): { x: number; y: number };
  placeAt(x: number, y: number): Coordinates;
  destroy(): void;
}

export interface MapEngineEvents {
  onSelect(id: number | null): void;
  onSelectOwn(): void;
  onViewChange(viewport: MapViewport): void;
  onPan(): void;
  onBaseMapDrawn(): void;
  /** Called when everything requested so far is drawn. */
  onReady(): void;
  /** Called when the operator's style failed to load; the built-in map is shown instead. */
  onStyleUnavailable(cause: unknown): void;
  /** `retry` requests the street map; null if the street map is drawn or not needed. */
  onStreetsMissing(retry: (() => void) | null): void;
  /** Called when the WebGL context is lost; the engine draws nothing from now on. */
  onContextLost(): void;
  onContextRestored(): void;
  onFailure(cause: unknown): void;
}

export interface MapEngineStart {
  container: HTMLElement;
  theme: ThemeMode;
  startAt: MapViewState;
  events: MapEngineEvents;
}

export interface MapCanvasProps {
  theme: ThemeMode;
  events: MapEngineEvents;
  /** Called with the running engine, and with null when it ends. */
  onEngine: (engine: MapEngine | null) => void;
}
