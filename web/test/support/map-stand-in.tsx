import type { BoundingBox } from '@rotadas/contracts/primitives/bounding-box';
import { act } from '@testing-library/react';
import { useEffect } from 'react';
import {
  type MapCanvasProps,
  type MapEngine,
  type MapEngineEvents,
  START,
} from '../../src/features/map/map-engine.js';
import type { MapPlace, MapRoutes, MapViewState } from '../../src/shared/map/map-types.js';

export const MAP_CENTRE = { latitude: 39.95, longitude: 32.85 };

/** What the map received since it opened. */
export const mapState = {
  routes: null as MapRoutes | null,
  /** Oldest first. */
  boxes: [] as BoundingBox[],
  /** Oldest first. */
  moves: [] as MapPlace[],
  /** Levels, oldest first. */
  zooms: [] as number[],
  providers: [] as number[],
};

export const mapCanvas = {
  events: null as MapEngineEvents | null,
  startAt: null as MapViewState | null,
  /** Makes the next canvas fail without a graphics context. */
  failsNext: false,
  loseContext: () => act(() => mapCanvas.events?.onContextLost()),
  restoreContext: () => act(() => mapCanvas.events?.onContextRestored()),
  /** Simulates that Google refuses the key. */
  refuseKey: (): void => undefined,
};

const nothing = () => undefined;

/** Records what it receives and draws nothing. */
export const mapEngine: MapEngine = {
  markers: {
    setProviders: (providers) => {
      mapState.providers = providers.map(({ id }) => id);
    },
    setLines: nothing,
    setServerClusters: nothing,
    setHighlights: nothing,
    setOwnPosition: nothing,
    renderedProviders: () => [],
    renderedClusters: () => [],
  },
  setRoutes: (routes) => {
    mapState.routes = routes;
  },
  showAll: (bbox) => void mapState.boxes.push(bbox),
  moveTo: (place) => void mapState.moves.push(place),
  zoomBy: (levels) => void mapState.zooms.push(levels),
  setTheme: nothing,
  project: () => ({ x: 0, y: 0 }),
  placeAt: () => MAP_CENTRE,
  destroy: nothing,
};

/** West, south, east, north, degrees. */
const ANKARA_BBOX: [number, number, number, number] = [32.6, 39.7, 33.1, 40.2];

/** Replaces the canvas of the map, which needs a GPU. */
export function MapLibreCanvas({ events, onEngine, startAt }: MapCanvasProps & { startAt: MapViewState }) {
  useEffect(() => {
    Object.assign(mapState, { routes: null, boxes: [], moves: [], zooms: [], providers: [] });
    Object.assign(mapCanvas, { events, startAt });
    if (mapCanvas.failsNext) {
      mapCanvas.failsNext = false;
      events.onFailure(new Error('no graphics context'));
      return undefined;
    }
    onEngine(mapEngine);
    events.onViewChange({ bbox: ANKARA_BBOX, zoom: 12, centre: MAP_CENTRE });
    events.onBaseMapDrawn();
    events.onReady();
    return () => onEngine(null);
  }, [events, onEngine, startAt]);
  return null;
}

export const startWorkers = nothing;

/** Stands in for the canvas of Google Maps. */
export function GoogleCanvas(props: MapCanvasProps & { onUnavailable: () => void }) {
  const { onUnavailable, ...canvas } = props;
  useEffect(() => {
    mapCanvas.refuseKey = () => act(onUnavailable);
  }, [onUnavailable]);
  return <MapLibreCanvas {...canvas} startAt={START} />;
}
