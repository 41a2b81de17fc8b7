import type { BoundingBox } from '@rotadas/contracts/primitives/bounding-box';
import { act } from '@testing-library/react';
import type { MapEngine, MapEngineEvents, StartView } from '../../src/features/map/map-engine.js';
import type { MapPlace, MapWays } from '../../src/shared/map/map-types.js';

/** What lies in the middle of the map that the tests see, degrees. */
export const MAP_CENTRE = { latitude: 39.95, longitude: 32.85 };

/** What the map was told since it was opened. */
export const toldMap = {
  ways: null as MapWays | null,
  /** Parts of the world to show whole, oldest first. */
  shownWhole: [] as BoundingBox[],
  /** Places to move to, oldest first. */
  movedTo: [] as MapPlace[],
  /** The ids of the markers. */
  providers: [] as number[],
};

/** Forgets what the map was told. */
export function forgetMap(): void {
  Object.assign(toldMap, { ways: null, shownWhole: [], movedTo: [], providers: [] });
}

/** The canvas that is mounted, and what may happen to it. */
export const mapCanvas = {
  events: null as MapEngineEvents | null,
  startAt: null as StartView | null,
  /** Whether the next canvas finds no graphics context. */
  failsNext: false,
  loseContext: () => act(() => mapCanvas.events?.onContextLost()),
  restoreContext: () => act(() => mapCanvas.events?.onContextRestored()),
};

const nothing = () => undefined;

/** An engine that draws nothing, and notes what it is told. */
export const mapEngine: MapEngine = {
  setProviders: (providers) => {
    toldMap.providers = providers.map(({ id }) => id);
  },
  setWays: (ways) => {
    toldMap.ways = ways;
  },
  showAll: (bbox) => void toldMap.shownWhole.push(bbox),
  moveTo: (place) => void toldMap.movedTo.push(place),
  setServerClusters: nothing,
  setMarked: nothing,
  setOwnPosition: nothing,
  setTheme: nothing,
  project: () => ({ x: 0, y: 0 }),
  placeAt: () => MAP_CENTRE,
  renderedWays: () => [],
  renderedProviders: () => [],
  destroy: nothing,
};
