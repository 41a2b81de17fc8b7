import { screen, waitFor } from '@testing-library/react';
import { aDevice, ANKARA, ONLINE } from '../../../test/support/builders.js';
import { holdClock, pass, passUntil } from '../../../test/support/device.js';
import { currentUser, devices } from '../../../test/support/gateway.js';
import { renderHome } from '../../../test/support/home.js';
import { user } from '../../../test/support/page.js';
import { watches } from '../../../test/support/position.js';
import { address } from '../../../test/support/render.js';
import { requestsTo } from '../../../test/support/responses.js';

const LIST = 'GET /api/devices';
const strip = () => screen.queryByRole('link', { name: /^Telefonun konum gönderiyor/ });

it('a live provider sees that the phone sends, and opens the phones', async () => {
  currentUser({ ...ONLINE, ...ANKARA });
  devices(aDevice(1));
  renderHome();
  await waitFor(() => expect(strip()).toHaveTextContent(/OwnTracks · %82 pil · \d+ sn önce$/));
  await user.click(strip() ?? document.body);
  expect(address()).toBe('/telefon');
});

it('the browser sends again once the phone is silent, which is checked every fifteen seconds', async () => {
  holdClock();
  currentUser({ ...ONLINE, ...ANKARA });
  devices(aDevice(1, { lastSeenAt: Date.now() - 80_000 }));
  renderHome();
  await passUntil(() => expect(strip()).not.toBeNull());
  const watched = watches.mock.calls.length;
  await pass(15_000);
  await passUntil(() => expect(strip()).toBeNull());
  expect(requestsTo(LIST)).toHaveLength(2);
  expect(watches.mock.calls.length).toBeGreaterThan(watched);
});

it('the phones are not requested while the user is offline', async () => {
  devices(aDevice(1));
  renderHome();
  await screen.findByRole('button', { name: 'Yayına geç' });
  expect(requestsTo(LIST)).toEqual([]);
});
