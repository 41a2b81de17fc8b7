import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { aMatch, ANKARA, BALIKESIR, BURSA, ROUTE_PATH } from '../../../test/support/builders.js';
import { holdClock, pass } from '../../../test/support/device.js';
import { placesByName, routeMatches } from '../../../test/support/gateway.js';
import { passingList, renderHome } from '../../../test/support/home.js';
import { mapCanvas, mapState } from '../../../test/support/map-stand-in.js';
import { press, user } from '../../../test/support/page.js';
import type { MapViewState } from '../../shared/map/map-types.js';
import { formatMapView } from '../../shared/map/view-address.js';

const ISTANBUL = { latitude: 41.024, longitude: 28.96, zoom: 13 };
const IZMIR = { latitude: 38.42, longitude: 27.14, zoom: 11.5 };
const fragment = () => window.location.hash;
const shown = () => mapState.moves.at(-1);
const boxes = () => mapState.boxes.length;

const rest = ({ zoom, ...centre }: MapViewState) =>
  act(() => mapCanvas.events?.onViewChange({ bbox: [26, 38, 30, 42], zoom, centre }));

function pan(view: MapViewState) {
  act(() => mapCanvas.events?.onPan());
  rest(view);
}

async function panTo(view: MapViewState) {
  await screen.findByTestId('map');
  pan(view);
  await waitFor(() => expect(fragment()).toBe(formatMapView(view)));
}

async function openMap(path: string | null = '/') {
  renderHome(path);
  await waitFor(() => expect(shown()).toMatchObject({ ...ANKARA, zoom: 15 }));
}

/** Simulates editing the address. */
const enter = (text: string) => act(() => void (window.location.hash = text));

it('opens at the view of the address, also with a stored route, which recentre leaves', async () => {
  placesByName(BALIKESIR, BURSA);
  routeMatches([aMatch(1)]);
  renderHome(ROUTE_PATH);
  await passingList();
  cleanup(); // The search stays stored
  renderHome(`/${formatMapView(ISTANBUL)}`);
  await passingList();
  await waitFor(() => expect(mapState.routes?.searchedRoute).toHaveLength(2));
  expect(mapState.moves).toMatchObject([ISTANBUL]);
  expect(boxes()).toBe(0);
  expect(fragment()).toBe(formatMapView(ISTANBUL));
  await press('Konumuma odaklan');
  await waitFor(() => expect(shown()).toMatchObject({ ...ANKARA, zoom: 16 }));
  expect(fragment()).toBe('');
});

it('shows the route of a link, and after a reload the view that the user moved to', async () => {
  placesByName(BALIKESIR, BURSA);
  routeMatches([aMatch(1)]);
  renderHome(`${ROUTE_PATH}${formatMapView(ISTANBUL)}`);
  await passingList();
  await waitFor(() => expect(boxes()).toBeGreaterThan(0));
  expect(fragment()).toBe('');
  await panTo(IZMIR);
  expect(new URLSearchParams(window.location.search).get('nereye')).toMatch(/^Bursa/);
  cleanup();
  renderHome(null);
  await passingList();
  await waitFor(() => expect(mapState.routes?.searchedRoute).toHaveLength(2));
  expect(mapState.moves).toMatchObject([IZMIR]);
  expect(boxes()).toBe(0);
  await press('Kalkış ve varışı değiştir'); // Another route
  await waitFor(() => expect(boxes()).toBeGreaterThan(0));
  expect(fragment()).toBe('');
});

it('follows the user only, without new entries of the history', async () => {
  holdClock();
  renderHome();
  await pass(1_000);
  rest({ ...ANKARA, zoom: 15 }); // The first look
  await pass(1_000);
  expect(fragment()).toBe('');
  fireEvent.pointerDown(screen.getByTestId('map'));
  rest({ ...ANKARA, zoom: 15 }); // The phone was turned after a tap
  await pass(1_000);
  expect(fragment()).toBe('');
  jest.useRealTimers();
  const entries = window.history.length;
  await panTo(ISTANBUL);
  await panTo(IZMIR);
  expect(window.history).toHaveLength(entries);
  expect(window.history.state).toMatchObject({ idx: 0, written: true });
});

it('moves to a view that the user enters, and Back returns to the one before', async () => {
  window.history.replaceState({ key: 'signed-in', idx: 1 }, '', '/');
  await openMap(null);
  await panTo(ISTANBUL);
  enter('#map=99/1/1');
  expect(shown()).not.toMatchObject({ latitude: 1 });
  enter(formatMapView(IZMIR));
  await waitFor(() => expect(shown()).toMatchObject({ ...IZMIR, isExact: true }));
  expect(fragment()).toBe(formatMapView(IZMIR));
  await act(async () => window.history.go(-2));
  await waitFor(() => expect(shown()).toMatchObject({ ...ISTANBUL, isExact: true }));
});

it('keeps the view when Back closes a sheet', async () => {
  await openMap();
  await panTo(ISTANBUL);
  await press('Yayına geç');
  await screen.findByRole('dialog', { name: 'Hizmet seç' });
  pan(IZMIR);
  const moves = mapState.moves.length;
  await act(async () => window.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Hizmet seç' })).toBeNull());
  await waitFor(() => expect(fragment()).toBe(formatMapView(IZMIR)));
  expect(mapState.moves).toHaveLength(moves);
});

it('copies the shown view from the menu', async () => {
  await openMap();
  await panTo(IZMIR);
  await press('Profil menüsü');
  await user.click(await screen.findByRole('menuitem', { name: 'Bağlantıyı kopyala' }));
  await waitFor(async () =>
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/${formatMapView(IZMIR)}`),
  );
});
