import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { ENGINE_EVENTS } from '../../../../test/support/engine-events.js';
import { respondTo } from '../../../../test/support/responses.js';
import { type MapEngineEvents, START } from '../map-engine.js';

/** Like the library's map, it has no style once it is removed. */
class MapStandIn {
  readonly touchZoomRotate = { disableRotation: () => undefined };
  readonly keyboard = { disableRotation: () => undefined };
  private style: { sources: Map<string, unknown> } | null = { sources: new Map() };

  on(name: string, listener: () => void): void {
    last.listeners.push([name, listener]);
  }
  once(): void {}
  loaded = () => false;
  addControl(): void {}
  addLayer(): void {}
  setPaintProperty(): void {}
  getLayer(): void {}
  addSource(id: string): void {
    this.style?.sources.set(id, {});
  }
  getSource(id: string): unknown {
    if (this.style === null) throw new TypeError("Cannot read properties of undefined (reading 'getSource')");
    return this.style.sources.get(id);
  }
  setMissingStyleImageResolver(): void {}
  getCanvas = () => document.createElement('canvas');
  getCanvasContainer = () => document.createElement('div');
  getCenter = () => ({ lng: 33, lat: 40 });
  getZoom = () => last.zoom;
  getBounds = () => ({ getWest: () => 32, getSouth: () => 39, getEast: () => 34, getNorth: () => 41 });
  getContainer = () => document.createElement('div');
  easeTo(): void {}
  remove(): void {
    this.style = null;
  }
}
const last = { listeners: [] as [string, () => void][], zoom: 11 };

const fire = (name: string) =>
  last.listeners.filter((each) => each[0] === name).forEach(([, listener]) => listener());

class Unused {
  readonly isUnused = true;
}
jest.unstable_mockModule('maplibre-gl', () => ({
  addProtocol: () => undefined,
  Map: MapStandIn,
  GeoJSONSource: Unused,
  AttributionControl: Unused,
  ScaleControl: Unused,
}));
const { MapLibreEngine } = await import('./maplibre-engine.js');

const STYLE = { version: 8, sources: {}, layers: [{ id: 'paper', type: 'background' }] };

function openMap(events: Partial<MapEngineEvents> = {}) {
  respondTo(/styles/, () => Response.json(STYLE));
  last.listeners = [];
  const container = document.createElement('div');
  const start = {
    container,
    theme: 'light' as const,
    startAt: START,
    events: { ...ENGINE_EVENTS, ...events },
  };
  const engine = new MapLibreEngine(start, null);
  fire('style.load');
  return engine;
}

it('draws nothing on a removed map', () => {
  const engine = openMap();
  engine.destroy();
  const paint = jest.spyOn(globalThis, 'requestAnimationFrame');
  engine.setRoutes(null);
  engine.markers.setHighlights(1, null);
  expect(paint).not.toHaveBeenCalled();
  paint.mockRestore();
});

it('reports missing streets at street zooms, until the online map is drawn', async () => {
  last.zoom = 13.9;
  const onStreetsMissing = jest.fn();
  const onBaseMapDrawn = jest.fn();
  const engine = openMap({ onStreetsMissing, onBaseMapDrawn });
  expect(onStreetsMissing).toHaveBeenLastCalledWith(null);
  last.zoom = 14;
  fire('moveend');
  expect(onStreetsMissing).toHaveBeenLastCalledWith(expect.any(Function));
  await act(async () => undefined);
  fire('idle');
  expect(onBaseMapDrawn).toHaveBeenCalledTimes(1);
  expect(onStreetsMissing).toHaveBeenLastCalledWith(null);
  engine.destroy();
});
