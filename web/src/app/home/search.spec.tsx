import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { searchChanged } from '../../features/search/search-slice.js';
import { respondTo, requestsTo, failure, delayed, json } from '../../../test/support/responses.js';
import { aMatch, aPlace, aProvider, BALIKESIR, BURSA, ROUTE_PATH } from '../../../test/support/builders.js';
import { holdClock, onPhone, pass, passUntil } from '../../../test/support/device.js';
import { activeProviders, placesByName, routeMatches } from '../../../test/support/gateway.js';
import { chooseEnd, passingList, renderHome, rowNames } from '../../../test/support/home.js';
import { MAP_CENTRE, mapState } from '../../../test/support/map-stand-in.js';
import { button, dialog, field, press, user } from '../../../test/support/page.js';
import { address, closePage } from '../../../test/support/render.js';

const MATCHES = 'POST /api/matches';

const type = async (name: string) =>
  within(await screen.findByRole('group', { name: 'Hizmet türü' })).getByRole('button', { name });

beforeEach(() => {
  placesByName(BALIKESIR, BURSA, aPlace('district-1421', 'Kadıköy'));
  routeMatches([aMatch(1), aMatch(2)]);
  respondTo('GET /api/places/nearest', () => json(aPlace('poi-kizilay', 'Kızılay')));
});

it('on a phone announces the same count to screen readers as the list shows', async () => {
  const courier = (id: number) => aProvider(id, { activeService: 'moto_courier' });
  activeProviders([aProvider(1), courier(2), courier(3)]);
  renderHome();
  await user.click(await type('Moto kurye'));
  onPhone();
  const announced = await screen.findByText(/^Aramana uyanlar: /);
  expect(announced).toHaveAttribute('role', 'status');
  expect(announced).toHaveTextContent('Aramana uyanlar: Yakındakiler 2 kişi.');
  expect(await button(/^Yakındakiler/)).toHaveTextContent('2 kişi');
  await waitFor(() => expect(mapState.providers).toEqual([2, 3]));
});

it('lists matches of a route wherever they are, best first with the reason, then on-demand ones by distance', async () => {
  const taxi = (id: number, distanceToPickupMetres: number) =>
    aMatch(id, { reason: 'on-demand', detourMetres: null, distanceToPickupMetres, line: null });
  activeProviders([aProvider(9)]);
  routeMatches([
    aMatch(2, {}, { seats: 2, price: { amount: 5, per: 'km' } }),
    aMatch(7), // The user
    aMatch(1, { detourMetres: 0 }),
    taxi(4, 9_000),
    taxi(3, 2_000),
  ]);
  renderHome();
  await chooseEnd('Nereden', 'Balı');
  await chooseEnd('Nereye', 'Bur');
  const list = await passingList();
  expect(rowNames(list)).toEqual(['Sürücü 2', 'Sürücü 1']);
  const [first, second] = within(list).getAllByRole('button', { pressed: false });
  expect(first).toHaveTextContent(
    'Sürücü 2 yaklaşık 760 ₺ 12 dk sonra yanında · 2 koltuk · yolundan 4 km sapar · 5 ₺ / km',
  );
  expect(second).toHaveTextContent('Sürücü 1 12 dk sonra yanında · yolundan sapmaz');
  expect(screen.getByText('151 km · 1 sa 55 dk yol')).toBeVisible();
  expect(requestsTo(MATCHES).at(-1)?.body).toEqual({
    from: { placeId: 'province-10' },
    to: { placeId: 'province-16' },
    serviceType: 'all',
    limit: 50,
  });
  expect(new URLSearchParams(address().slice(1))).toEqual(new URLSearchParams(ROUTE_PATH.slice(1)));
  const onDemand = await screen.findByRole('list', { name: 'Çağırabileceklerin' });
  expect(rowNames(onDemand)).toEqual(['Sürücü 3', 'Sürücü 4']);
  await press(/^Sürücü 3/);
  expect(await screen.findByRole('dialog', { name: 'Sürücü 3 bilgileri' })).toHaveTextContent(
    '2 km uzağında',
  );
  expect(mapState.routes?.matchRoute).toBeNull();
});

it('the map moves to the searched route, and shows that of the highlighted or selected match', async () => {
  renderHome(ROUTE_PATH);
  const list = await passingList();
  const searchedLine = [
    [27.88, 39.65],
    [29.06, 40.19],
  ];
  await waitFor(() => expect(mapState.boxes.at(-1)).toEqual([27.88, 39.65, 29.06, 40.19]));
  expect(mapState.routes).toMatchObject({
    searchedRoute: searchedLine,
    matchRoute: null,
    pickup: null,
    dropoff: null,
  });
  expect(mapState.providers).toEqual([1, 2]);
  const [first] = within(list).getAllByRole('button', { pressed: false });
  await user.hover(first ?? list);
  const matchLine = [[27.9, 39.6], ...searchedLine];
  const ends = {
    pickup: { latitude: 39.65, longitude: 27.88 },
    dropoff: { latitude: 40.19, longitude: 29.06 },
  };
  await waitFor(() =>
    expect(mapState.routes).toMatchObject({ searchedRoute: searchedLine, matchRoute: matchLine, ...ends }),
  );
  await user.click(first ?? list);
  const info = await screen.findByRole('dialog', { name: 'Sürücü 1 bilgileri' });
  expect(info).toHaveTextContent('12 dk sonra yanında · yolundan 4 km sapar');
  await waitFor(() => expect(mapState.boxes.at(-1)).toEqual([27.88, 39.6, 29.06, 40.19]));
});

it('shows both ends of the search on the map before the route is found', async () => {
  respondTo(MATCHES, delayed(() => json({})).respond);
  renderHome(ROUTE_PATH);
  await waitFor(() =>
    expect(mapState.routes).toMatchObject({
      ends: { from: { latitude: 39.65, longitude: 27.88 }, to: { latitude: 40.19, longitude: 29.06 } },
      searchedRoute: null,
    }),
  );
  expect(mapState.boxes).toEqual([[27.88, 39.65, 29.06, 40.19]]);
});

it.each(['{Enter}', 'zzzz'])('a text that names no place removes the old result (%s)', async (keys) => {
  renderHome(ROUTE_PATH);
  await passingList();
  await user.clear(await field('Nereye'));
  await user.type(await field('Nereye'), keys === '{Enter}' ? `Bu${keys}` : keys);
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Yolundan geçenler' })).toBeNull());
  expect(await field('Nereye')).toHaveFocus();
  expect(mapState.routes).toBeNull();
});

it('on wide screens the search button leads to the search beside the map', async () => {
  renderHome();
  await field('Nereden');
  await press('Hizmet ara');
  expect(await field('Nereden')).toHaveFocus();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('reports that nothing matches and lists near matches; reports a type without offers', async () => {
  routeMatches([], [aMatch(3, { coveredShare: 0.4 })]);
  renderHome(ROUTE_PATH);
  expect(await screen.findByText('Şu an tam uyan kimse yok; en yakın olanlar aşağıda.')).toBeVisible();
  const near = await screen.findByRole('list', { name: 'Yoluna yakın olanlar' });
  expect(near).toHaveTextContent('rotanın %40 kadarı ortak');
  expect(screen.getByText('Yalnızca rotana göre bulunanlar gösteriliyor')).toBeVisible();
  closePage();
  routeMatches([]);
  renderHome(ROUTE_PATH);
  expect(await screen.findByText(/^Şu an bu rotada kimse yok\./)).toBeVisible();
  await user.click(await type('Nakliye'));
  expect(await screen.findByText(/^Bu rotada şu an nakliye ilanı yok\. Türü değiştir/)).toBeVisible();
});

it('shows the text of the server for a refused route, and retries', async () => {
  respondTo(MATCHES, () => failure(400, 'Bu iki yer arasında karayolu yok. Lütfen başka bir yer seç.'));
  renderHome(ROUTE_PATH);
  expect(await screen.findByRole('alert')).toHaveTextContent('Bu iki yer arasında karayolu yok.');
  routeMatches([aMatch(1)]);
  await press('Tekrar dene');
  expect(rowNames(await passingList())).toEqual(['Sürücü 1']);
});

it('requests matches again every 15 s, and updates rows from the live map', async () => {
  holdClock();
  activeProviders([aProvider(1, { fullName: 'Yeni Ad', at: Date.now() + 60_000 })]);
  renderHome(ROUTE_PATH);
  const listed = (...names: string[]) =>
    passUntil(() => expect(rowNames(screen.getByRole('list', { name: 'Yolundan geçenler' }))).toEqual(names));
  await listed('Yeni Ad', 'Sürücü 2');
  const requests = requestsTo(MATCHES).length;
  routeMatches([aMatch(2)]);
  await pass(12_000);
  expect(requestsTo(MATCHES)).toHaveLength(requests);
  await pass(3_000);
  expect(requestsTo(MATCHES)).toHaveLength(requests + 1);
  await listed('Sürücü 2');
});

it('requests matches again soon after a listed offer changed, even if the filters change meanwhile', async () => {
  holdClock();
  activeProviders([aProvider(1)]);
  const store = renderHome(ROUTE_PATH);
  await passUntil(() => expect(requestsTo('GET /api/providers/active')).toHaveLength(1));
  await pass(100);
  activeProviders([aProvider(1, { serviceTo: 'İzmir' })]);
  await pass(5_000); // The map polls
  await passUntil(() => expect(screen.getByText(/→ İzmir$/)).toBeVisible());
  act(() => void store.dispatch(searchChanged({ filters: { departure: 'now' } })));
  await pass(4_000);
  expect(requestsTo(MATCHES)).toHaveLength(1);
  await passUntil(() => expect(requestsTo(MATCHES)).toHaveLength(2));
});

it('chooses a place by a pin in the middle of the map, or cancels', async () => {
  renderHome();
  const pick = async () => {
    await user.click(await field('Nereden'));
    await user.click(await screen.findByRole('option', { name: 'Haritadan seç' }));
    return screen.findByRole('region', { name: 'Haritadan seç' });
  };
  await pick();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Haritadan seç' })).toBeNull());
  expect(await field('Nereden')).toHaveValue('');
  await pick();
  expect(await button('Tamam')).toHaveFocus();
  await press('Tamam');
  await waitFor(async () => expect(await field('Nereden')).toHaveValue('Kızılay yakını'));
  expect(requestsTo('GET /api/places/nearest').at(-1)?.query.get('latitude')).toBe(
    String(MAP_CENTRE.latitude),
  );
});

it('keeps what is typed at one end while the place of the other end is looked up', async () => {
  const nearest = delayed(() => json(aPlace('poi-kizilay', 'Kızılay')));
  respondTo('GET /api/places/nearest', nearest.respond);
  renderHome();
  await user.click(await field('Nereden'));
  await user.click(await screen.findByRole('option', { name: /^Konumum/ }));
  await user.type(await field('Nereye'), 'Bur');
  nearest.release();
  await waitFor(async () => expect(await field('Nereden')).toHaveValue('Kızılay yakını'));
  expect(await field('Nereye')).toHaveValue('Bur');
});

it('a destination held on the map does not replace one that is chosen while its name is looked up', async () => {
  const nearest = delayed(() => json(aPlace('poi-kizilay', 'Kızılay')));
  respondTo('GET /api/places/nearest', nearest.respond);
  renderHome();
  await screen.findByText(/^Yakınında şu an kimse yok/); // The map has reported its area
  holdClock();
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByTestId('map') });
  await pass(600);
  jest.useRealTimers();
  await press('Tamam');
  await chooseEnd('Nereye', 'Bur');
  nearest.release();
  await act(async () => undefined);
  expect(await field('Nereye')).toHaveValue('Bursa');
});

it('on a phone the route is entered in the dialog, which is hidden while the map chooses a place', async () => {
  onPhone();
  renderHome();
  await press('Hizmet ara');
  const search = await dialog('Ne arıyorsun?');
  await chooseEnd('Nereden', 'Balı');
  await user.click(search.getByLabelText('Nereye'));
  await user.click(await screen.findByRole('option', { name: 'Haritadan seç' }));
  await press('Tamam');
  await waitFor(() => expect(search.getByLabelText('Nereye')).toHaveValue('Kızılay yakını'));
  await user.click(search.getByRole('button', { name: 'Haritada gör' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Ne arıyorsun?' })).toBeNull());
  await waitFor(() => expect(new URLSearchParams(address().slice(1)).get('nereden')).toMatch(/^Balıkesir@/));
  await press('Yolundan geçenler 2 kişi');
  expect(rowNames(await passingList())).toEqual(['Sürücü 1', 'Sürücü 2']);
});
