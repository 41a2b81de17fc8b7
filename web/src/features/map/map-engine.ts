import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';
import type { Cluster } from '@rotadas/contracts/live/server-frame';
import type { BoundingBox } from '@rotadas/contracts/primitives/bounding-box';
import type { ServiceType } from '@rotadas/contracts/primitives/service-type';
import type {
  MapPlace,
  MapProvider,
  MapViewport,
  MapRoutes,
  OwnPosition,
} from '../../shared/map/map-types.js';
import type { RoutePart } from './route-features.js';

/** The middle and zoom of a map's first view, the zoom as the specification counts it. */
export type StartView = Coordinates & { zoom: number };

/** Where the map is before anything else is known (spec 9). */
export const START: StartView = { latitude: 39.97, longitude: 32.86, zoom: 12 };

/** A marker as it is really drawn, read back from the map. */
export interface RenderedProvider {
  id: number;
  latitude: number;
  longitude: number;
  serviceType: ServiceType;
  /** What stands under it, if anything. */
  label: string;
}

/** What every map engine can do (design 6); MapView drives it and knows no engine's types. */
export interface MapEngine {
  setProviders(providers: readonly MapProvider[], now: number): void;
  /** Counts of providers that are not shown one by one. */
  setServerClusters(clusters: readonly Cluster[]): void;
  setMarked(selectedId: number | null, highlightedId: number | null): void;
  /** The user's own place, and what the user offers there. */
  setOwnPosition(position: OwnPosition | null, service: ServiceType | null): void;
  setTheme(theme: 'light' | 'dark'): void;
  /** Draws the ways under the markers; null takes them away. */
  setRoutes(routes: MapRoutes | null): void;
  moveTo(place: MapPlace): void;
  /** Shows all of a part of the world, clear of what floats on the map. */
  showAll(bbox: BoundingBox): void;
  /** Where a point lies inside the map's element, px. */
  project(latitude: number, longitude: number): { x: number; y: number };
  /** Which place lies at a point inside the map's element, px. */
  placeAt(x: number, y: number): Coordinates;
  /** The parts of the ways that are on the screen now. */
  renderedRoutes(): RoutePart[];
  /** The markers that stand alone on the screen now; clustered ones are not among them. */
  renderedProviders(): RenderedProvider[];
  destroy(): void;
}

/** What an engine tells. */
export interface MapEngineEvents {
  onSelect(id: number | null): void;
  /** The user's own mark was pressed. */
  onSelectOwn(): void;
  onViewChange(viewport: MapViewport): void;
  /** The user moved the map elsewhere by hand. */
  onPan(): void;
  /** The first picture of the ground is on the screen. */
  onGround(): void;
  /** Everything asked for so far is on the screen. */
  onReady(): void;
  /** The operator's style cannot be had; the built-in ground is shown instead. */
  onStyleAway(cause: unknown): void;
  /** The browser took the graphics context away: the engine draws nothing more. */
  onContextLost(): void;
  /** The browser gives a graphics context again, for a new engine. */
  onContextRestored(): void;
  /** The map cannot be shown at all. */
  onFailure(cause: unknown): void;
}

/** How an engine starts. */
export interface MapEngineStart {
  container: HTMLElement;
  theme: 'light' | 'dark';
  startAt: StartView;
  events: MapEngineEvents;
}

/** What a canvas, the React end of an engine, is given. */
export interface MapCanvasProps {
  theme: 'light' | 'dark';
  /** Always the same object. */
  events: MapEngineEvents;
  /** Called with the engine once it runs, and with null when it ends. */
  onEngine: (engine: MapEngine | null) => void;
}

/** How far what is to be seen stays away from the map's edges and from what floats there, px. */
export interface FitPadding {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** From this width on, px, the map has so much room that bars cover only its lower edge. */
const WIDE_MAP = 640;
const EDGE = 48;
/** The top bar and the chip under it. */
const TOP_ON_PHONE = 128;
/** The bars at the thumb, and what stands above them. */
const BOTTOM = 150;

/** The room around what a map of that size is to show whole; never more than the map has. */
export function fitPadding({
  clientWidth,
  clientHeight,
}: Pick<Element, 'clientWidth' | 'clientHeight'>): FitPadding {
  const isWide = clientWidth >= WIDE_MAP;
  const room = { top: isWide ? EDGE : TOP_ON_PHONE, right: EDGE, bottom: BOTTOM, left: EDGE };
  const spare = clientHeight - room.top - room.bottom;
  return spare >= EDGE && clientWidth > 3 * EDGE ? room : { top: 8, right: 8, bottom: 8, left: 8 };
}
