import { screen, waitFor } from '@testing-library/react';
import { respondTo, failure, requestBodies } from '../../../test/support/responses.js';
import { ANKARA, ONLINE } from '../../../test/support/builders.js';
import { holdClock, pass } from '../../../test/support/device.js';
import { currentUser } from '../../../test/support/gateway.js';
import { openLive, serverSends } from '../../../test/support/open-socket.js';
import { button, press } from '../../../test/support/page.js';
import { followedTo, setDevicePosition } from '../../../test/support/position.js';
import { expectToast, renderWithProviders } from '../../../test/support/render.js';
import { useCurrentUserQuery } from '../../shared/current-user/current-user.api.js';
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
  followedTo();
  await pass(1_000);
  expect(requestBodies(POSITION)).toContainEqual(expect.objectContaining(ANKARA));
});

it('a refresh while offline sends no position', async () => {
  open();
  await press('Yayında değil');
  await waitFor(async () => expect(await button('Yayında değil')).toBeEnabled());
  expect(requestBodies(POSITION)).toEqual([]);
});
