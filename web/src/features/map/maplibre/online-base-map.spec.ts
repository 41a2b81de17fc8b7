import { jest } from '@jest/globals';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { OnlineBaseMap } from './online-base-map.js';

const ADDRESS = { url: 'https://tiles.example/style.json', dimmed: false };
const STYLE = {
  version: 8,
  sources: { land: { type: 'vector' } },
  layers: [{ id: 'land', type: 'fill', source: 'land' }],
};

const request = jest.spyOn(globalThis, 'fetch');

function aMap() {
  const listeners = new Map<string, (event: object) => void>();
  const on = (name: string, listener: (event: object) => void) => listeners.set(name, listener);
  const sources = new Set<string>();
  const map = {
    on,
    once: on,
    addSource: (id: string) => sources.add(id),
    getSource: (id: string) => sources.has(id),
    removeSource: (id: string) => sources.delete(id),
    addLayer: () => undefined,
    getLayer: () => undefined,
  };
  const onUnavailable = jest.fn();
  const baseMap = new OnlineBaseMap(
    map as unknown as MapLibreMap,
    { below: [], above: 'routes' },
    onUnavailable,
  );
  return { baseMap, onUnavailable, fire: (name: string, event = {}) => listeners.get(name)?.(event) };
}

beforeEach(() => {
  jest.useFakeTimers();
  request.mockReset().mockImplementation(async () => Response.json(STYLE));
});
afterEach(() => jest.useRealTimers());
afterAll(() => request.mockRestore());

it('is shown after a tile failed once, by a later retry', async () => {
  const { baseMap, onUnavailable, fire } = aMap();
  await baseMap.show(ADDRESS);
  fire('error', { sourceId: 'base-map:land', error: new Error('502') });
  expect(onUnavailable).toHaveBeenCalledTimes(1);
  fire('idle');
  expect(baseMap.isShown).toBe(false);
  await jest.advanceTimersByTimeAsync(10_000);
  fire('idle');
  expect(baseMap.isShown).toBe(true);
});

it('retries a failed style with growing delays, up to 5 minutes, and reports the failure once', async () => {
  request.mockRejectedValue(new TypeError('Failed to fetch'));
  const { baseMap, onUnavailable } = aMap();
  await baseMap.show(ADDRESS);
  await jest.advanceTimersByTimeAsync(70_000);
  expect(request).toHaveBeenCalledTimes(4);
  await jest.advanceTimersByTimeAsync(60 * 60_000);
  const { length } = request.mock.calls;
  await jest.advanceTimersByTimeAsync(5 * 60_000);
  expect(request).toHaveBeenCalledTimes(length + 1);
  expect(onUnavailable).toHaveBeenCalledTimes(1);
});

it('retries no longer once it is stopped', async () => {
  request.mockRejectedValue(new TypeError('Failed to fetch'));
  const { baseMap } = aMap();
  await baseMap.show(ADDRESS);
  baseMap.stop();
  await jest.advanceTimersByTimeAsync(60 * 60_000);
  expect(request).toHaveBeenCalledTimes(1);
});
