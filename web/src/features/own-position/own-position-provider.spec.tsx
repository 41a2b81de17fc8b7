import type { Device } from '@rotadas/contracts/devices/device';
import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { respondTo, failure, requestBodies } from '../../../test/support/responses.js';
import { aDevice, ANKARA, ONLINE } from '../../../test/support/builders.js';
import { holdClock, pass, passUntil } from '../../../test/support/device.js';
import { currentUser } from '../../../test/support/gateway.js';
import { openLive, serverSends } from '../../../test/support/open-socket.js';
import { button, press } from '../../../test/support/page.js';
import { watchReports, watches, lookups, setDevicePosition } from '../../../test/support/position.js';
import { expectToast, renderWithProviders } from '../../../test/support/render.js';
import { useCurrentUserQuery } from '../../shared/current-user/current-user.api.js';
import { activeDevice } from '../../shared/position/active-device.js';
import { useOwnPosition, OwnPositionProvider } from './own-position-provider.js';

const POSITION = 'POST /api/providers/location';

/** Requests a refresh; rendered only once the user is known. */
function Refresh() {
  const { refresh, busy } = useOwnPosition();
  const { data: user } = useCurrentUserQuery(undefined);
  if (user === undefined) return null;
  return (
    <button type="button" disabled={busy} onClick={() => void refresh()}>
      {user.isOnline ? 'Yayında' : 'Yayında değil'}
    </button>
  );
}

const open = () =>
  renderWithProviders(
    <OwnPositionProvider>
      <Refresh />
    </OwnPositionProvider>,
  );

it.each([
  ['cannot be stored', () => failure(503)],
  ['is refused', () => failure(400, 'Konum geçersiz.')],
])('a refresh whose position %s is reported: Konum güncellenemedi', async (_case, response) => {
  currentUser(ONLINE);
  respondTo(POSITION, response);
  open();
  await press('Yayında');
  await expectToast('Hata', 'Konum güncellenemedi');
  expect(requestBodies(POSITION).at(-1)).toMatchObject(ANKARA);
});

it('a refresh is sent over the live connection, and ends once it is acknowledged', async () => {
  openLive();
  currentUser(ONLINE);
  open();
  await button('Yayında');
  serverSends({ type: 'ready', userId: 7 });
  const place = { latitude: 41, longitude: 29 };
  setDevicePosition(place);
  await press('Yayında');
  expect(await button('Yayında')).toBeDisabled();
  serverSends({ type: 'ack', seq: 9 });
  await waitFor(async () => expect(await button('Yayında')).toBeEnabled());
  expect(requestBodies(POSITION)).not.toContainEqual(expect.objectContaining(place));
});

it('requests the user again after a failure, so that a provider who reloads any screen stays online', async () => {
  respondTo('GET /api/users/me', () => failure(503));
  holdClock();
  open();
  await pass(1_000);
  expect(screen.queryByRole('button')).toBeNull();
  currentUser(ONLINE);
  await pass(5_000);
  expect(screen.getByRole('button', { name: 'Yayında' })).toBeVisible();
  watchReports();
  await pass(1_000);
  expect(requestBodies(POSITION)).toContainEqual(expect.objectContaining(ANKARA));
});

it('keeps the screen on while online, also after a return to the page, until offline', async () => {
  const lock = { released: false, release: jest.fn(() => Promise.resolve()) };
  const request = jest.fn(() => Promise.resolve(lock));
  Object.assign(navigator, { wakeLock: { request } });
  currentUser(ONLINE);
  holdClock();
  open();
  await pass(1_000);
  expect(request.mock.calls).toEqual([['screen']]);
  lock.released = true; // By the browser, once the page is hidden
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(1_000);
  expect(request).toHaveBeenCalledTimes(2);
  expect(lock.release).not.toHaveBeenCalled();
  currentUser();
  await pass(5_000);
  expect(lock.release).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(navigator, 'wakeLock');
});

it('a refresh while offline sends no position', async () => {
  open();
  await press('Yayında değil');
  await waitFor(async () => expect(await button('Yayında değil')).toBeEnabled());
  expect(requestBodies(POSITION)).toEqual([]);
});

describe('a phone that sends the position', () => {
  const device = aDevice(1);
  const PLACE = { latitude: 38.7, longitude: 35.5 };

  function Place() {
    const { position, refresh } = useOwnPosition();
    return (
      <button type="button" onClick={() => void refresh()}>
        {position === null ? 'Bilinmiyor' : `${position.latitude}, ${position.longitude}`}
      </button>
    );
  }
  const openPlace = () =>
    renderWithProviders(
      <OwnPositionProvider>
        <Place />
      </OwnPositionProvider>,
    );
  const setSending = (sending: Device | null) => act(() => activeDevice.set(sending));

  beforeEach(() => {
    currentUser({ ...ONLINE, ...PLACE });
    setSending(device);
    lookups.mockClear();
    watches.mockClear();
  });
  afterEach(() => setSending(null));

  it('replaces the position of the browser, which is not asked then', async () => {
    holdClock();
    openPlace();
    await passUntil(() => expect(screen.getByRole('button', { name: '38.7, 35.5' })).toBeVisible());
    const asked = lookups.mock.calls.length;
    currentUser({ ...ONLINE, ...PLACE, latitude: 38.8 });
    await press('38.7, 35.5');
    await pass(5_000); // The next poll
    await passUntil(() => expect(screen.getByRole('button', { name: '38.8, 35.5' })).toBeVisible());
    expect(lookups).toHaveBeenCalledTimes(asked);
    expect(watches).not.toHaveBeenCalled();
    expect(requestBodies(POSITION)).toEqual([]);
  });

  it('that falls silent leaves the position to the browser again', async () => {
    openPlace();
    await button('38.7, 35.5');
    setSending(null);
    await waitFor(() => expect(watches).toHaveBeenCalled());
    // The last position stays until the browser has a newer one.
    expect(await button('38.7, 35.5')).toBeVisible();
    watchReports();
    await waitFor(() => expect(requestBodies(POSITION)).toEqual([expect.objectContaining(ANKARA)]));
    expect(await button(`${ANKARA.latitude}, ${ANKARA.longitude}`)).toBeVisible();
  });

  it('does not count while its user is offline', async () => {
    currentUser(PLACE);
    openPlace();
    await button(`${ANKARA.latitude}, ${ANKARA.longitude}`);
  });
});
