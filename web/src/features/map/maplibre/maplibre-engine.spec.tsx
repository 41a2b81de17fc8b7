import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { ENGINE_EVENTS } from '../../../../test/support/engine-events.js';
import { noContent, respondTo } from '../../../../test/support/responses.js';
import { START } from '../map-engine.js';

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
const places = Promise.withResolvers<never[]>();
jest.unstable_mockModule('./built-in-features.js', () => ({
  graticule: () => ({ type: 'MultiLineString', coordinates: [] }),
  loadPlaceFeatures: () => places.promise,
}));
const { MapLibreEngine } = await import('./maplibre-engine.js');

it('draws nothing on a map that was left before its places are loaded', async () => {
  const reportError = jest.fn();
  Object.assign(globalThis, { reportError });
  respondTo(/styles/, noContent);
  const container = document.createElement('div');
  const engine = new MapLibreEngine(
    { container, theme: 'light', startAt: START, events: ENGINE_EVENTS },
    null,
  );
  fire('style.load');
  engine.destroy();
  await act(async () => places.resolve([]));
  expect(reportError).not.toHaveBeenCalled();
});

it('reports missing streets at street zooms, until the online map is drawn', async () => {
  const style = { version: 8, sources: {}, layers: [{ id: 'paper', type: 'background' }] };
  respondTo(/styles/, () => Response.json(style));
  last.listeners = [];
  last.zoom = 13.9;
  const onStreetsMissing = jest.fn();
  const engine = new MapLibreEngine(
    {
      container: document.createElement('div'),
      theme: 'light',
      startAt: START,
      events: { ...ENGINE_EVENTS, onStreetsMissing },
    },
    null,
  );
  fire('style.load');
  expect(onStreetsMissing).toHaveBeenLastCalledWith(null);
  last.zoom = 14;
  fire('moveend');
  expect(onStreetsMissing).toHaveBeenLastCalledWith(expect.any(Function));
  await act(async () => undefined);
  fire('idle');
  expect(onStreetsMissing).toHaveBeenLastCalledWith(null);
  engine.destroy();
});
