import type { Cluster } from '@rotadas/contracts/live/server-frame';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, callsOf, json } from '../../../test/support/answers.js';
import { ANKARA, aProvider } from '../../../test/support/builders.js';
import { onPhone } from '../../../test/support/device.js';
import { activeProviders, currentUser } from '../../../test/support/gateway.js';
import { renderHome } from '../../../test/support/home.js';
import { openLive, tell } from '../../../test/support/open-socket.js';
import { button, press, user } from '../../../test/support/page.js';
import { positionFails } from '../../../test/support/position.js';

const ACTIVE = 'GET /api/providers/active';
const north = (id: number, degrees: number) => aProvider(id, { latitude: ANKARA.latitude + degrees });
const sheet = () => screen.findByRole('region', { name: 'Yakındakiler' });
/** The server counts in place of single providers, once the map has said what it shows. */
const counted = (...clusters: Cluster[]) =>
  waitFor(() => {
    tell({ type: 'clusters', clusters });
    expect(screen.getByText(/^Haritanın bu bölümünde/)).toBeVisible();
  });
const rows = async () => within(await sheet()).queryAllByRole('listitem');

it('on a phone the nearest peeks over the map, and one tap shows all of them', async () => {
  onPhone();
  activeProviders([north(1, 0.02), north(2, 0.01)]);
  renderHome();
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(await sheet()).toHaveTextContent('Sürücü 2');
  const head = await button('Yakındakiler 2 kişi');
  expect(head).toHaveAttribute('aria-expanded', 'false');
  await user.click(head);
  expect(await rows()).toHaveLength(2);
  window.history.back();
  await waitFor(() => expect(head).toHaveAttribute('aria-expanded', 'false'));
  expect(await rows()).toHaveLength(1);
});

it('a row opens its offer and lets the sheet down', async () => {
  onPhone();
  activeProviders([north(1, 0.02), north(2, 0.01)]);
  renderHome();
  await press('Yakındakiler 2 kişi');
  await press(/Sürücü 1/);
  expect(await screen.findByRole('dialog', { name: 'Sürücü 1 bilgileri' })).toBeVisible();
  expect(await button('Yakındakiler 2 kişi')).toHaveAttribute('aria-expanded', 'false');
});

it('leaves the map to a driver, who sees no row until the list is opened', async () => {
  onPhone();
  currentUser({ isOnline: true, activeService: 'taxi', serviceFrom: 'Ankara', serviceTo: 'Konya' });
  activeProviders([north(1, 0.02)]);
  renderHome();
  const head = await button('Yakındakiler 1 kişi');
  expect(await rows()).toHaveLength(0);
  await user.click(head);
  expect(await rows()).toHaveLength(1);
});

it('lists the nearest to the middle of the map where only counts are shown and no position is known', async () => {
  positionFails(1, '');
  openLive();
  renderHome();
  answer(ACTIVE, ({ query }) => json(query.has('near') ? [north(1, 0.1)] : []));
  await counted({ ...ANKARA, count: 36 });
  expect(screen.getByText(/^Haritanın bu bölümünde 36 kişi var; en yakın olanlar/)).toBeVisible();
  expect(await screen.findByText('Sürücü 1')).toBeVisible();
});

it('lists whom the nearest cluster holds where nobody is within reach', async () => {
  openLive();
  renderHome();
  answer(ACTIVE, ({ query }) => json(query.get('near') === '36.0000,35.0000' ? [aProvider(4)] : []));
  await counted({ latitude: 41, longitude: 27, count: 9 }, { latitude: 36, longitude: 35, count: 5 });
  expect(await screen.findByText('Sürücü 4')).toBeVisible();
  expect(callsOf(ACTIVE).at(-1)?.query.get('near')).toBe('36.0000,35.0000');
});
