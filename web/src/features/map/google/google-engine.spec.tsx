import { jest } from '@jest/globals';
import { ANKARA } from '../../../../test/support/builders.js';
import { ENGINE_EVENTS } from '../../../../test/support/engine-events.js';
import { GoogleEngine } from './google-engine.js';

class OverlayView {
  setMap(): void {}
  getProjection(): void {}
}
Object.assign(globalThis, { google: { maps: { OverlayView } } });

/** Creates an engine on a map of 800 by 600 px. */
function anEngine() {
  const listeners = new Map<string, (event?: unknown) => void>();
  const div = document.createElement('div');
  Object.defineProperties(div, { clientWidth: { value: 800 }, clientHeight: { value: 600 } });
  const moves = {
    panTo: jest.fn(),
    setZoom: jest.fn(),
    setCenter: jest.fn(),
    fitBounds: jest.fn(),
    setOptions: jest.fn(),
  };
  const map = {
    ...moves,
    addListener: (name: string, listener: (event?: unknown) => void) => listeners.set(name, listener),
    getDiv: () => div,
    getZoom: () => 12,
    getCenter: () => null,
  };
  const engine = new GoogleEngine(map as unknown as google.maps.Map, {
    theme: 'light',
    events: ENGINE_EVENTS,
  });
  return { engine, ...moves, fire: (name: string, event?: unknown) => listeners.get(name)?.(event) };
}

it('does not follow the own position while the map moves', () => {
  const { engine, panTo, setZoom, fire } = anEngine();
  const here = { ...ANKARA, zoom: null };
  fire('bounds_changed');
  engine.moveTo(here);
  expect(panTo).not.toHaveBeenCalled();
  engine.moveTo({ ...here, zoom: 15 });
  expect(setZoom).toHaveBeenCalledWith(15);
  fire('idle');
  engine.moveTo(here);
  expect(panTo).toHaveBeenCalledTimes(2);
});

it('fits a small box at the zoom of the first position, and a larger one entirely', () => {
  const { engine, setZoom, fitBounds } = anEngine();
  const { latitude, longitude } = ANKARA;
  engine.showAll([longitude - 0.001, latitude - 0.001, longitude + 0.001, latitude + 0.001]);
  expect(setZoom).toHaveBeenCalledWith(15);
  engine.showAll([longitude - 0.1, latitude - 0.001, longitude + 0.1, latitude + 0.001]);
  expect(fitBounds).toHaveBeenCalledTimes(1);
});

it('sets the cursor only when the pointer enters or leaves a marker', () => {
  const { engine, setOptions, fire } = anEngine();
  const pointAt = (latitude: number, longitude: number) =>
    fire('mousemove', { latLng: { lat: () => latitude, lng: () => longitude } });
  engine.markers.setOwnPosition({ latitude: 0, longitude: 0, accuracy: 5 }, 'taxi');
  pointAt(0.05, 0.05);
  expect(setOptions).not.toHaveBeenCalled();
  pointAt(0, 0);
  pointAt(0, 0.000_1);
  expect(setOptions.mock.calls).toEqual([[{ draggableCursor: 'pointer' }]]);
  pointAt(0.05, 0.05);
  expect(setOptions.mock.lastCall).toEqual([{ draggableCursor: null }]);
  expect(setOptions).toHaveBeenCalledTimes(2);
});
