import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { respondTo, delayed, json } from '../../../test/support/responses.js';
import type { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { aProvider } from '../../../test/support/builders.js';
import { holdClock, pass, passUntil } from '../../../test/support/device.js';
import { activeProviders } from '../../../test/support/gateway.js';
import { createStore } from '../../app/create-store.js';
import { COUNTRY } from '../../features/map/map-engine.js';
import { type MapCamera, useFollowUser, useMapCamera } from './use-map-camera.js';

const store = createStore({ status: 'signed-out' });
const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;

const useCamera = (input: Partial<Parameters<typeof useMapCamera>[0]>) =>
  useMapCamera({
    startView: null,
    position: null,
    hasPositionFailed: false,
    ownId: 7,
    serviceType: 'all',
    online: false,
    searching: false,
    ...input,
  });

const place = (latitude: number) => ({ latitude, longitude: 32.85, accuracy: 5 });

/** Records the latitudes and zooms that the map is moved to. */
function aFollower(online: boolean) {
  const moves: [number, number | null][] = [];
  const focusOn = ({ latitude }: { latitude: number }, zoom: number | null) =>
    void moves.push([latitude, zoom]);
  const { result, rerender } = renderHook(
    (props: { online: boolean; latitude: number }) =>
      useFollowUser(props.online, place(props.latitude), focusOn),
    { initialProps: { online, latitude: 1 } },
  );
  return {
    moves,
    isAway: () => result.current.isAway,
    go: (latitude: number, isOnline = true) => rerender({ online: isOnline, latitude }),
    stop: () => act(() => result.current.stop()),
    resume: () => act(() => result.current.resume()),
  };
}

it('follows a provider at the current zoom until moved away, and again on request or when next online', () => {
  const { go, stop, resume, moves, isAway } = aFollower(true);
  go(2);
  expect(moves).toEqual([
    [1, 15],
    [2, null],
  ]);
  stop();
  go(3);
  expect(moves).toHaveLength(2);
  expect(isAway()).toBe(true);
  resume();
  expect(isAway()).toBe(false);
  go(4);
  expect(moves.at(-1)).toEqual([4, null]);
  stop();
  go(4, false);
  go(5);
  expect(moves.at(-1)).toEqual([5, 15]);
});

it('does not follow a user who is offline', () => {
  const { go, stop, resume, moves, isAway } = aFollower(false);
  stop();
  expect(isAway()).toBe(false);
  resume();
  go(2, false);
  expect(moves).toEqual([]);
});

it.each<[string, (camera: MapCamera) => void]>([
  ['a place', (camera) => camera.focusOn(place(41), null)],
  ['a box', (camera) => camera.showAll([32, 39, 33, 40])],
])('a move to %s ends following', (_what, move) => {
  const position = place(39.9);
  const { result } = renderHook(() => useCamera({ position, online: true }), { wrapper });
  expect(result.current.isAway).toBe(false);
  act(() => move(result.current));
  expect(result.current.isAway).toBe(true);
});

describe('the first view while the nearest providers are loading', () => {
  const NEAREST = 'GET /api/providers/active';
  const nearest = (id: number) => json([aProvider(id, { latitude: 40.2 })]);

  /** The nearest providers are held until `release`. */
  async function aPendingView() {
    holdClock();
    const found = delayed(() => nearest(1));
    respondTo(NEAREST, found.respond);
    const position = place(39.9);
    const { result } = renderHook(() => useCamera({ position }), { wrapper });
    await pass(10);
    return { result, release: found.release };
  }
  afterEach(() => jest.useRealTimers());

  it('moves the map when the nearest providers arrive, and shows them until recentre', async () => {
    const { result, release } = await aPendingView();
    expect(result.current.focus?.zoom).toBe(15);
    release();
    await pass(10);
    expect(result.current.focus?.zoom).toBeLessThan(15);
    expect(result.current.showsNearest).toBe(true);
    act(() => result.current.returnToUser(place(39.9)));
    expect(result.current.showsNearest).toBe(false);
  });

  it.each<[string, (camera: MapCamera) => void]>([
    ['a pan', (camera) => camera.stopFollowing()],
    ['a selection', (camera) => camera.showAll([32, 39, 33, 40])],
    ['a move to a place', (camera) => camera.focusOn(place(41), 12)],
    ['recentre', (camera) => camera.returnToUser(place(39.9))],
  ])('does not move it after %s', async (_what, move) => {
    const { result, release } = await aPendingView();
    act(() => move(result.current));
    const { focus, bounds } = result.current;
    release();
    await pass(2_000);
    expect(result.current).toMatchObject({ focus, bounds });
  });
});

describe('a view of the address', () => {
  const startView = { latitude: 41, longitude: 29, zoom: 13 };
  const open = (online: boolean | undefined) => {
    holdClock();
    const position = place(39.9);
    return renderHook(
      (props: { online: boolean | undefined }) => useCamera({ startView, position, ...props }),
      { wrapper, initialProps: { online } },
    );
  };
  afterEach(() => jest.useRealTimers());

  it('replaces the first look at the own place, until the user recentres', async () => {
    const { result } = open(false);
    await pass(2_000);
    expect(result.current.focus).toMatchObject({ ...startView, isExact: true });
    act(() => result.current.returnToUser(place(39.9)));
    expect(result.current.focus).toMatchObject({ latitude: 39.9, zoom: 16 });
    expect(result.current.focus).not.toHaveProperty('isExact');
  });

  it('is kept for a provider who is found to be online, who follows when next online', () => {
    const { result, rerender } = open(undefined);
    rerender({ online: true });
    expect(result.current.focus).toMatchObject(startView);
    expect(result.current.isAway).toBe(true);
    rerender({ online: false });
    rerender({ online: true });
    expect(result.current.focus).toMatchObject({ latitude: 39.9, zoom: 15 });
  });
});

describe('before the position is known', () => {
  type Position = ReturnType<typeof place> | null;
  const open = (active: ActiveProvider[] = []) => {
    holdClock();
    activeProviders(active);
    const initialProps: { position: Position; hasPositionFailed?: boolean } = { position: null };
    return renderHook((props: typeof initialProps) => useCamera(props), { wrapper, initialProps });
  };
  afterEach(() => jest.useRealTimers());

  it('shows the country, and then the user', async () => {
    const { result, rerender } = open();
    expect(result.current.bounds?.bbox).toEqual(COUNTRY);
    rerender({ position: place(39.9) });
    await pass(10);
    expect(result.current).toMatchObject({ bounds: null, focus: { latitude: 39.9, zoom: 15 } });
  });

  it('shows no first look once the user has moved the map', async () => {
    const { result, rerender } = open();
    act(() => result.current.stopFollowing());
    rerender({ position: place(39.9) });
    await pass(2_000);
    expect(result.current.focus).toBeNull();
  });

  it('shows where most are if it stays unknown, and the user if it becomes known', async () => {
    const { result, rerender } = open([aProvider(1, { latitude: 41, longitude: 29 })]);
    rerender({ position: null, hasPositionFailed: true });
    expect(result.current.needsBusiestPlace).toBe(true);
    await passUntil(() => expect(result.current.showsBusiestPlace).toBe(true));
    expect(result.current.focus).toMatchObject({ latitude: 41, longitude: 29, zoom: 12 });
    expect(result.current.needsBusiestPlace).toBe(false);
    activeProviders([]);
    rerender({ position: place(39.9) });
    await pass(10);
    expect(result.current.focus).toMatchObject({ latitude: 39.9, zoom: 15 });
  });

  it('shows the default place if it stays unknown and there are no providers', async () => {
    const { result, rerender } = open();
    rerender({ position: null, hasPositionFailed: true });
    await passUntil(() => expect(result.current.needsBusiestPlace).toBe(false));
    expect(result.current).toMatchObject({
      focus: { latitude: 39.92, longitude: 32.854, zoom: 12 }, // The start view of phones.
      showsBusiestPlace: false,
    });
  });
});
