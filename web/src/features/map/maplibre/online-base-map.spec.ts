import { jest } from '@jest/globals';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { OnlineBaseMap } from './online-base-map.js';

const ADDRESS = { url: 'https://tiles.example/style.json', isDimmed: false };
const DARK = { url: 'https://tiles.example/dark.json', isDimmed: false };
const STYLE = {
  version: 8,
  sources: { land: { type: 'vector' } },
  layers: [
    { id: 'paper', type: 'background' },
    { id: 'land', type: 'fill', source: 'land' },
  ],
};
const SOURCE = `base-map:land|${ADDRESS.url}`;
const TILE = { x: 1, y: 2, z: 3 };

const request = jest.spyOn(globalThis, 'fetch');

function aMap() {
  const listeners: [string, () => void][] = [];
  const sources = new Set<string>();
  const hanging = new Set<string>();
  const layers = new Map([['ground', { visibility: 'visible', opacity: 1 }]]);
  const refreshTiles = jest.fn();
  const loadSource = jest.fn();
  const map = {
    on: (name: string, listener: () => void) => listeners.push([name, listener]),
    refreshTiles,
    isSourceLoaded: (id: string) => !hanging.has(id),
    addSource: (id: string) => sources.add(id),
    getSource: (id: string) => (id === 'ground' || sources.has(id)) && { load: loadSource },
    removeSource: (id: string) => sources.delete(id),
    addLayer: ({ id, paint }: { id: string; paint?: { 'background-opacity'?: number } }) =>
      layers.set(id, { visibility: 'visible', opacity: paint?.['background-opacity'] ?? 1 }),
    getLayer: (id: string) => layers.has(id),
    removeLayer: (id: string) => layers.delete(id),
    setPaintProperty: (id: string, _: string, opacity: number) =>
      layers.set(id, { visibility: 'visible', opacity }),
    setLayoutProperty: (id: string, _: string, visibility: string) =>
      layers.set(id, { visibility, opacity: 1 }),
  };
  const onUnavailable = jest.fn();
  const changes: boolean[] = [];
  const baseMap = new OnlineBaseMap(
    map as unknown as MapLibreMap,
    { builtIn: ['ground'], insertBefore: 'routes' },
    { onUnavailable, onChange: () => changes.push(baseMap.isShown) },
  );
  const fire = (event: string) => {
    for (const [name, listener] of listeners) if (name === event) listener();
  };
  const fail = (place: object) => baseMap.handleError({ ...place, error: new Error('502') });
  return {
    baseMap,
    onUnavailable,
    refreshTiles,
    loadSource,
    changes,
    sources,
    isGroundVisible: () => layers.get('ground')?.visibility === 'visible',
    paperOpacity: () => layers.get(`base-map:paper|${ADDRESS.url}`)?.opacity,
    hanging,
    becomeIdle: () => fire('idle'),
    move: () => fire('moveend'),
    receiveTile: () => fire('sourcedata'),
    fail,
    failTile: (sourceId = SOURCE) => fail({ sourceId, tile: { tileID: { canonical: TILE } } }),
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  request.mockReset().mockImplementation(async () => Response.json(STYLE));
});
afterEach(() => jest.useRealTimers());
afterAll(() => request.mockRestore());

it('keeps the style and the ground below it until failed tiles are drawn', async () => {
  const { baseMap, onUnavailable, refreshTiles, ...map } = aMap();
  await baseMap.show(ADDRESS);
  expect(map.failTile()).toBe(true);
  map.becomeIdle();
  expect(map.isGroundVisible()).toBe(true);
  expect(map.paperOpacity()).toBe(0);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(refreshTiles.mock.calls).toEqual([[SOURCE, [TILE]]]);
  map.becomeIdle();
  expect(baseMap.isShown).toBe(true);
  expect(map.isGroundVisible()).toBe(false);
  expect(map.paperOpacity()).toBe(1);
  expect(request).toHaveBeenCalledTimes(1);
  expect(onUnavailable).not.toHaveBeenCalled();
});

it('shows the ground again while tiles of a later view are missing', async () => {
  const { baseMap, ...map } = aMap();
  await baseMap.show(ADDRESS);
  map.becomeIdle();
  map.failTile('routes');
  expect(baseMap.isShown).toBe(true);
  map.failTile();
  expect(baseMap.isShown).toBe(false);
  expect(map.isGroundVisible()).toBe(true);
  expect(map.paperOpacity()).toBe(0);
  expect(map.changes).toEqual([true, false]);
});

it('shows the ground if tiles do not arrive, until they do', async () => {
  const { baseMap, hanging, move, receiveTile, becomeIdle, ...map } = aMap();
  await baseMap.show(ADDRESS);
  becomeIdle();
  hanging.add(SOURCE);
  move();
  await jest.advanceTimersByTimeAsync(9_000);
  receiveTile();
  await jest.advanceTimersByTimeAsync(9_000);
  expect(baseMap.isShown).toBe(true);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(map.changes).toEqual([true, false]);
  expect(map.isGroundVisible()).toBe(true);
  becomeIdle();
  expect(baseMap.isShown).toBe(true);
});

it('starts the style again if it is shown again while tiles do not arrive', async () => {
  const { baseMap, hanging, move } = aMap();
  await baseMap.show(ADDRESS);
  hanging.add(SOURCE);
  move();
  await baseMap.show(ADDRESS);
  expect(request).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(10_000);
  await baseMap.show(ADDRESS);
  expect(request).toHaveBeenCalledTimes(2);
});

it('keeps the online map if all tiles have arrived', async () => {
  const { baseMap, move, becomeIdle } = aMap();
  await baseMap.show(ADDRESS);
  becomeIdle();
  move();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(baseMap.isShown).toBe(true);
});

it('requests failed tiles with growing delays, which start again after a success', async () => {
  const { baseMap, refreshTiles, failTile, becomeIdle } = aMap();
  await baseMap.show(ADDRESS);
  const tilesFailFor = async (ms: number) => {
    refreshTiles.mockImplementation(() => failTile());
    failTile();
    await jest.advanceTimersByTimeAsync(ms);
    return refreshTiles.mock.calls.length;
  };
  expect(await tilesFailFor(30_000)).toBe(4);
  refreshTiles.mockReset();
  await jest.advanceTimersByTimeAsync(60_000);
  becomeIdle();
  refreshTiles.mockReset();
  expect(await tilesFailFor(2_000)).toBe(1);
});

it('requests failed tiles and a failed style immediately if it is shown again', async () => {
  const { baseMap, refreshTiles, failTile } = aMap();
  request.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await baseMap.show(ADDRESS);
  await baseMap.show(ADDRESS);
  expect(request).toHaveBeenCalledTimes(2);
  failTile();
  await baseMap.show(ADDRESS);
  expect(refreshTiles).toHaveBeenCalledTimes(1);
  expect(request).toHaveBeenCalledTimes(2);
});

it('keeps the style of one theme until that of the other is drawn', async () => {
  const { baseMap, sources, ...map } = aMap();
  await baseMap.show(ADDRESS);
  map.becomeIdle();
  await baseMap.show(DARK);
  expect(map.isGroundVisible()).toBe(false);
  expect([...sources]).toEqual([SOURCE, `base-map:land|${DARK.url}`]);
  map.becomeIdle();
  expect([...sources]).toEqual([`base-map:land|${DARK.url}`]);
  await baseMap.show(ADDRESS);
  await baseMap.show(DARK);
  expect([...sources]).toEqual([`base-map:land|${DARK.url}`]);
});

it('loads the style again if one of its sources failed', async () => {
  const { baseMap, onUnavailable, fail, becomeIdle, isGroundVisible } = aMap();
  await baseMap.show(ADDRESS);
  expect(fail({ sourceId: SOURCE })).toBe(true);
  expect(onUnavailable).toHaveBeenCalledTimes(1);
  becomeIdle();
  expect(isGroundVisible()).toBe(true);
  await jest.advanceTimersByTimeAsync(2_000);
  becomeIdle();
  expect(baseMap.isShown).toBe(true);
});

it('requests the file of the ground again if it failed', async () => {
  const { baseMap, fail, loadSource } = aMap();
  await baseMap.show(ADDRESS);
  expect(fail({ sourceId: 'ground' })).toBe(true);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(loadSource).toHaveBeenCalledTimes(1);
});

it('leaves other errors of the map to be reported', async () => {
  const { baseMap, fail } = aMap();
  await baseMap.show(ADDRESS);
  expect(fail({ sourceId: 'routes' })).toBe(false);
  expect(fail({})).toBe(false);
});

it('retries a failed style with growing delays, up to 5 minutes, and reports the failure once', async () => {
  request.mockRejectedValue(new TypeError('Failed to fetch'));
  const { baseMap, onUnavailable } = aMap();
  await baseMap.show(ADDRESS);
  await jest.advanceTimersByTimeAsync(14_000);
  expect(request).toHaveBeenCalledTimes(4);
  await jest.advanceTimersByTimeAsync(60 * 60_000);
  const { length } = request.mock.calls;
  await jest.advanceTimersByTimeAsync(5 * 60_000);
  expect(request).toHaveBeenCalledTimes(length + 1);
  expect(onUnavailable).toHaveBeenCalledTimes(1);
});

it('retries neither the style nor tiles once it is stopped', async () => {
  request.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { baseMap, refreshTiles, failTile } = aMap();
  await baseMap.show(ADDRESS);
  failTile();
  baseMap.stop();
  await jest.advanceTimersByTimeAsync(60 * 60_000);
  expect(request).toHaveBeenCalledTimes(1);
  expect(refreshTiles).not.toHaveBeenCalled();
});
