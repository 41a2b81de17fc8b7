import { comingDays } from '../../shared/time/time-texts.js';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { respondTo, requestsTo, json, requestBodies } from '../../../test/support/responses.js';
import {
  aMatch,
  aNotification,
  aPlace,
  BALIKESIR,
  BURSA,
  ROUTE_ENDS,
  ROUTE_PATH,
} from '../../../test/support/builders.js';
import { onPhone } from '../../../test/support/device.js';
import { placesByName, routeMatches } from '../../../test/support/gateway.js';
import { passingList, renderHome } from '../../../test/support/home.js';
import { mapState } from '../../../test/support/map-stand-in.js';
import { openLive, serverSends } from '../../../test/support/open-socket.js';
import { dialog, field, press, user } from '../../../test/support/page.js';
import { address, closePage } from '../../../test/support/render.js';

const MATCHES = 'POST /api/matches';
const linkTo = (teklif: string, ends = ROUTE_ENDS) => `/?${new URLSearchParams({ ...ends, teklif })}`;
const info = (name: string) => screen.findByRole('dialog', { name: `${name} bilgileri` });
const EXPIRED = /^Bu ilan artık yayında değil/;

beforeEach(() => {
  placesByName(BALIKESIR, BURSA, aPlace('district-1421', 'Kadıköy'));
  routeMatches([aMatch(1), aMatch(2)]);
  respondTo('POST /api/notifications/read', () => json({ unread: 0 }));
});

it('a link to an offer searches its route and opens the offer, once', async () => {
  renderHome(linkTo('2'));
  expect(await info('Sürücü 2')).toHaveTextContent('yolundan 4 km sapar');
  expect(await field('Nereden')).toHaveValue('Balıkesir');
  expect(within(await passingList()).getByRole('button', { pressed: true })).toHaveTextContent('Sürücü 2');
  await waitFor(() => expect(mapState.routes?.matchRoute).toHaveLength(3));
  expect(address()).toBe(ROUTE_PATH);
  expect(screen.queryByText(EXPIRED)).toBeNull();
  await press('Kapat');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('the filters of an earlier search do not hide the offer of a link', async () => {
  renderHome(ROUTE_PATH);
  await user.click(
    within(await screen.findByRole('group', { name: 'Hizmet türü' })).getByRole('button', { name: 'Kargo' }),
  );
  await waitFor(() => expect(requestsTo(MATCHES).at(-1)?.body).toMatchObject({ serviceType: 'cargo' }));
  cleanup(); // The search stays stored
  renderHome(linkTo('2'));
  await info('Sürücü 2');
  expect(requestsTo(MATCHES).at(-1)?.body).toMatchObject({ serviceType: 'all' });
});

it('a link opens the live or the planned offer that it names', async () => {
  const departsAt = Date.now() + 86_400_000;
  routeMatches([aMatch(1), aMatch(1, { detourMetres: 9_000 }, { departsAt, seats: 3 })]);
  renderHome(linkTo(`1@${departsAt}`));
  const planned = await info('Sürücü 1');
  expect(planned).toHaveTextContent('3 koltuk');
  expect(planned).toHaveTextContent(/Kalkışyarın \d\d:\d\d/);
  expect(within(await passingList()).getByRole('button', { pressed: true })).toHaveTextContent('planlı');
  expect(mapState.providers).toEqual([1]); // The map shows the live offer only.
  closePage();
  renderHome(linkTo('1'));
  expect(await info('Sürücü 1')).not.toHaveTextContent('3 koltuk');
});

it('reports an offer that is no longer available until that is dismissed or a new search starts', async () => {
  renderHome(linkTo('7'));
  const report = await screen.findByText(
    'Bu ilan artık yayında değil ya da doldu. Aynı rotada 2 kişi daha var.',
  );
  expect(report.closest('[role="status"]')).toBeVisible();
  expect(within(await passingList()).getAllByRole('button', { pressed: false })).toHaveLength(2);
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Tamam');
  expect(screen.queryByText(EXPIRED)).toBeNull();
  closePage();
  renderHome(linkTo('7'));
  await screen.findByText(EXPIRED);
  await press('Kalkış ve varışı değiştir'); // A new search
  await waitFor(() => expect(screen.queryByText(EXPIRED)).toBeNull());
});

it('on a phone the notice of an expired offer opens the list', async () => {
  onPhone();
  routeMatches([aMatch(1, { reason: 'on-demand', detourMetres: null, line: null })]);
  renderHome(linkTo('7'));
  await screen.findByText('Bu ilan artık yayında değil ya da doldu ve şu an bu rotada başka kimse yok.');
  await press('Listeyi gör');
  const list = await screen.findByRole('region', { name: 'Çağırabileceklerin' });
  expect(await within(list).findByRole('button', { name: 'Bu yola biri çıkınca haber ver' })).toBeVisible();
  expect(screen.queryByText(EXPIRED)).toBeNull();
});

it('a toast opens an offer that is newer than the search of the same route', async () => {
  openLive();
  renderHome(ROUTE_PATH);
  await passingList();
  routeMatches([aMatch(3), aMatch(1)]);
  const notification = { ...aNotification(5), link: linkTo('3') };
  serverSends({ type: 'notification', notification, unread: 1 });
  await press('Göster');
  await info('Sürücü 3');
  expect(screen.queryByText(EXPIRED)).toBeNull();
});

it('a notification of a route match updates the list', async () => {
  openLive();
  renderHome(ROUTE_PATH);
  await passingList();
  routeMatches([aMatch(3), aMatch(1)]);
  serverSends({ type: 'notification', notification: aNotification(5), unread: 1 });
  await waitFor(async () => expect(await passingList()).toHaveTextContent('Sürücü 3'));
  expect(requestsTo(MATCHES)).toHaveLength(2);
});

it.each([
  ['an offer', linkTo('2', { ...ROUTE_ENDS, nereye: 'Kadıköy' })],
  ['a route', `/?${new URLSearchParams({ ...ROUTE_ENDS, nereye: 'Kadıköy' })}`],
])('on a phone an ambiguous place in a link to %s is prompted for, and chosen', async (_what, path) => {
  onPhone();
  renderHome(path);
  const search = await dialog('Ne arıyorsun?');
  const question = await search.findByRole('group', { name: 'Hangi Kadıköy?' });
  expect(requestsTo(MATCHES)).toEqual([]);
  await user.click(await within(question).findByRole('button', { name: /Kadıköy/ }));
  await waitFor(() => expect(requestsTo(MATCHES)).toHaveLength(1));
});

it('a link to half a route opens the dialog once, not with each reload', async () => {
  onPhone();
  renderHome(`/?${new URLSearchParams({ nereye: 'Bar' })}`);
  await dialog('Ne arıyorsun?');
  await press('Kapat');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  cleanup();
  renderHome(null);
  await screen.findByRole('button', { name: 'Fark etmez → Bar rotasını kaldır' });
  await waitFor(() => expect(requestsTo('GET /api/providers/active').length).toBeGreaterThan(0));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a shared link carries type, filters and day', async () => {
  const [, tomorrow = ''] = comingDays(Date.now());
  renderHome(`${ROUTE_PATH}&tur=cargo&koltuk=2&gun=${tomorrow}&saat=18:00`);
  await waitFor(() => expect(requestsTo(MATCHES).at(-1)?.body).toMatchObject({ serviceType: 'cargo' }));
  expect(await screen.findByRole('button', { name: 'Filtreler (2)' })).toBeVisible();
  expect(await field('En erken saat kaçta?')).toHaveValue('18:00');
});

it('the exact name of a province in a link is that province', async () => {
  onPhone();
  renderHome(`/?${new URLSearchParams({ ...ROUTE_ENDS, nereye: 'bursa' })}`);
  await waitFor(() =>
    expect(requestBodies(MATCHES)).toEqual([expect.objectContaining({ to: { placeId: 'province-16' } })]),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a link to a departure opens its planned offer, and is removed from the address', async () => {
  renderHome('/?yayin=12');
  await dialog('Yola çıkma zamanı');
  expect(address()).toBe('/');
});
