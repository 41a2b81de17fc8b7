import type { Cluster } from '@rotadas/contracts/live/server-frame';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { respondTo, requestsTo, json, requestBodies } from '../../../test/support/responses.js';
import {
  aMatch,
  ANKARA,
  aProvider,
  aSavedRoute,
  ONLINE,
  ROUTE_PATH,
} from '../../../test/support/builders.js';
import { holdClock, onPhone, pass, passUntil } from '../../../test/support/device.js';
import { activeProviders, currentUser, routeMatches } from '../../../test/support/gateway.js';
import { renderHome, rowNames } from '../../../test/support/home.js';
import { mapState } from '../../../test/support/map-stand-in.js';
import { openLive, serverSends } from '../../../test/support/open-socket.js';
import { button, dialog, field, press, user } from '../../../test/support/page.js';
import { positionFails } from '../../../test/support/position.js';

const ACTIVE = 'GET /api/providers/active';
const north = (id: number, degrees: number) => aProvider(id, { latitude: ANKARA.latitude + degrees });
const sheet = () => screen.findByRole('region', { name: 'Yakındakiler' });
/** The server sends counts instead of providers once the map has reported its area. */
const counted = (...clusters: Cluster[]) =>
  waitFor(() => {
    serverSends({ type: 'clusters', clusters });
    expect(screen.getByText(/^Haritanın bu bölümünde/)).toBeVisible();
  });
const rows = async () => within(await sheet()).queryAllByRole('listitem');

it('on a phone shows the nearest row over the map, and all rows after one tap', async () => {
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

it('shows an online provider no row until the list is opened', async () => {
  onPhone();
  currentUser(ONLINE);
  activeProviders([north(1, 0.02)]);
  renderHome();
  const head = await button('Yakındakiler 1 kişi');
  expect(await rows()).toHaveLength(0);
  await user.click(head);
  expect(await rows()).toHaveLength(1);
});

it('without a position lists the nearest to the centre of the map while only counts are shown', async () => {
  positionFails(1, '');
  openLive();
  renderHome();
  respondTo(ACTIVE, ({ query }) => json(query.has('near') ? [north(1, 0.1)] : []));
  await counted({ ...ANKARA, count: 36 });
  expect(screen.getByText(/^Haritanın bu bölümünde 36 kişi var; en yakın olanlar/)).toBeVisible();
  await waitFor(() => expect(screen.getByText('Sürücü 1')).toBeVisible());
});

it('lists the providers of the nearest cluster if none is in range', async () => {
  openLive();
  renderHome();
  respondTo(ACTIVE, ({ query }) => json(query.get('near') === '36.0000,35.0000' ? [aProvider(4)] : []));
  await counted({ latitude: 41, longitude: 27, count: 9 }, { latitude: 36, longitude: 35, count: 5 });
  expect(await screen.findByText('Sürücü 4')).toBeVisible();
  expect(requestsTo(ACTIVE).at(-1)?.query.get('near')).toBe('36.0000,35.0000');
});

async function enter(element: HTMLElement): Promise<void> {
  element.focus();
  await user.keyboard('{Enter}');
}

it('the list beside the map is sorted by distance, and opens an info window by keyboard', async () => {
  activeProviders([north(1, 0.0045), north(2, 0.0001)]);
  renderHome();
  const list = await screen.findByRole('list', { name: 'Yakındakiler' });
  const first = await within(list).findByRole('button', { name: /Sürücü 2.*\D10 m/ });
  const [nearest, second] = within(list).getAllByRole('button', { pressed: false });
  expect(nearest).toBe(first);
  expect(second).toHaveTextContent(/Sürücü 1.*\D500 m/);
  await enter(first);
  const info = await screen.findByRole('dialog', { name: 'Sürücü 2 bilgileri' });
  await waitFor(() => expect(info).toHaveFocus());
  await user.tab();
  expect(within(info).getByRole('button', { name: 'Kapat' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(first).toHaveFocus();
});

it('on a phone the same list is reached by keyboard through the search', async () => {
  onPhone();
  activeProviders([north(1, 0.0045), north(2, 0.0001)]);
  renderHome();
  await enter(await button('Hizmet ara'));
  await enter((await dialog('Ne arıyorsun?')).getByRole('button', { name: 'Listeyi gör' }));
  const list = await screen.findByRole('region', { name: 'Yakındakiler' });
  const head = within(list).getByRole('button', { expanded: true });
  await enter(await within(list).findByRole('button', { name: /^Sürücü 2/ }));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Sürücü 2 bilgileri' })).toHaveFocus());
  expect(head).toHaveAttribute('aria-expanded', 'false');
});

it('row and info window show seats, price and stops, if given', async () => {
  activeProviders([
    aProvider(1, { fullName: 'Dolu Söz', seats: 2, price: { amount: 150, per: 'person' }, stops: ['Kulu'] }),
    aProvider(2, { fullName: 'Az Söz', latitude: ANKARA.latitude + 0.0045 }),
  ]);
  renderHome();
  const list = within(await screen.findByRole('list', { name: 'Yakındakiler' }));
  const row = await list.findByRole('button', { name: /^Dolu Söz/ });
  expect(row).toHaveTextContent('Dolu Söz 150 ₺ / kişi 0 m · 2 koltuk · Kulu üzerinden');
  expect(list.getByRole('button', { name: /^Az Söz/ })).not.toHaveTextContent(/koltuk|₺|üzerinden/);
  await user.click(row);
  const info = await dialog('Dolu Söz bilgileri');
  expect(info.getByText('2 koltuk · 150 ₺ / kişi')).toBeVisible();
  expect(info.getByText('Kulu üzerinden')).toBeVisible();
});

it('row and info window say that a position is old', async () => {
  activeProviders([aProvider(1, { at: Date.now() - 7 * 60_000 })]);
  renderHome();
  const row = await button(/^Sürücü 1/);
  expect(row).toHaveTextContent('konumu güncel değil');
  await user.click(row);
  const info = await screen.findByRole('dialog', { name: 'Sürücü 1 bilgileri' });
  expect(info).toHaveTextContent('Son konum 7 dk önce — artık burada olmayabilir.');
});

it('no row moves or disappears under the pointer', async () => {
  holdClock();
  const list = () => screen.getByRole('list', { name: 'Yakındakiler' });
  activeProviders([north(1, 0.0005), north(2, 0.0025)]);
  renderHome();
  await passUntil(() => expect(rowNames(list())).toEqual(['Sürücü 1', 'Sürücü 2']));
  fireEvent.pointerEnter(list());
  activeProviders([north(2, 0.0001)]);
  await pass(5_000);
  await passUntil(() => expect(list()).toHaveTextContent('artık haritada değil'));
  expect(rowNames(list())).toEqual(['Sürücü 1', 'Sürücü 2']);
  fireEvent.pointerLeave(list());
  await pass(1_000);
  expect(rowNames(list())).toEqual(['Sürücü 2']);
});

it('on a phone without an offer along the route it can be saved', async () => {
  onPhone();
  routeMatches([aMatch(1, { reason: 'on-demand', line: null })]);
  renderHome(ROUTE_PATH);
  await waitFor(() => expect(screen.getByText('Şu an yolundan geçen kimse yok.')).toBeVisible());
  respondTo('POST /api/saved-routes', () => json(aSavedRoute(1), 201));
  await press('Bu yola biri çıkınca haber ver');
  const saved = { from: { placeId: 'province-10' }, to: { placeId: 'province-16' }, serviceType: 'all' };
  await waitFor(() => expect(requestBodies('POST /api/saved-routes')).toEqual([saved]));
});

it('reports that a route hides all other providers, and shows them without forgetting the route', async () => {
  activeProviders([aProvider(9)]);
  routeMatches([aMatch(1), aMatch(2)]);
  renderHome(ROUTE_PATH);
  expect(await screen.findByText('Yalnızca rotana göre bulunanlar gösteriliyor')).toBeVisible();
  expect(mapState.providers).toEqual([1, 2]);
  await press('Herkesi göster');
  await waitFor(() => expect(mapState.providers).toEqual([9]));
  expect(screen.queryByText('Yalnızca rotana göre bulunanlar gösteriliyor')).toBeNull();
  expect(await field('Nereden')).toHaveValue('Balıkesir');
  expect(await field('Nereye')).toHaveValue('Bursa');
  await press('Yoluma uyanlar');
  await waitFor(() => expect(mapState.providers).toEqual([1, 2]));
});
