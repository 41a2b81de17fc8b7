import type { MapEngineEvents } from '../../src/features/map/map-engine.js';

const ignore = () => undefined;

/** Listeners that do nothing. */
export const ENGINE_EVENTS: MapEngineEvents = {
  onSelect: ignore,
  onSelectOwn: ignore,
  onViewChange: ignore,
  onPan: ignore,
  onBaseMapDrawn: ignore,
  onReady: ignore,
  onStyleUnavailable: ignore,
  onStreetsMissing: ignore,
  onFailure: ignore,
  onContextLost: ignore,
  onContextRestored: ignore,
};
