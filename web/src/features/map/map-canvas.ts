import type { MapEngine, MapEngineEvents } from './map-engine.js';

/** What a canvas, the React end of an engine, is given. */
export interface MapCanvasProps {
  theme: 'light' | 'dark';
  /** Always the same object. */
  events: MapEngineEvents;
  /** Called with the engine once it runs, and with null when it ends. */
  onEngine: (engine: MapEngine | null) => void;
}
