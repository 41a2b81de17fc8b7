import { comingDays } from '../../shared/time/time-texts.js';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { respondTo, requestsTo, failure, json } from '../../../test/support/responses.js';
import { aMatch, ANKARA, aProvider, ROUTE_PATH } from '../../../test/support/builders.js';
import { onPhone } from '../../../test/support/device.js';
import { activeProviders, routeMatches } from '../../../test/support/gateway.js';
import { passingList, renderHome, rowNames } from '../../../test/support/home.js';
import { mapState } from '../../../test/support/map-stand-in.js';
import { openLive, serverSends } from '../../../test/support/open-socket.js';
import { button, field, press, user } from '../../../test/support/page.js';
import { address } from '../../../test/support/render.js';

const choose = async (name: string, option: string) =>
  user.click(within(await screen.findByRole('group', { name })).getByRole('button', { name: option }));

it('filters by day and time, in the address too, and covers no other field', async () => {
  const [, tomorrow = ''] = comingDays(Date.now());
  const departing = (id: number, time: string) =>
    aMatch(id, {}, { departsAt: Date.parse(`${tomorrow}T${time}+03:00`) });
  routeMatches([aMatch(1), departing(2, '08:00'), departing(3, '18:00')]);
  renderHome(ROUTE_PATH);
  await passingList();
  await press('Filtreler');
  await choose('Kalkış', 'Yarın');
  await waitFor(async () => expect(rowNames(await passingList())).toEqual(['Sürücü 2', 'Sürücü 3']));
  fireEvent.change(await field('En erken saat kaçta?'), { target: { value: '17:30' } });
  await waitFor(async () => expect(rowNames(await passingList())).toEqual(['Sürücü 3']));
  expect(Object.fromEntries(new URLSearchParams(address().slice(1)))).toMatchObject({
    gun: tomorrow,
    saat: '17:30',
  });
  expect(screen.queryByRole('combobox', { name: /koltuk|lira|Kalkış/ })).toBeNull();
  await choose('Kalkış', 'Şimdi yolda');
  await waitFor(async () => expect(rowNames(await passingList())).toEqual(['Sürücü 1']));
  expect(screen.queryByLabelText('En erken saat kaçta?')).toBeNull();
});

it('filters by seats and price, marks offers without them, and shows how many are excluded', async () => {
  routeMatches([
    aMatch(1, {}, { seats: 1 }),
    aMatch(2, {}, { seats: 3, price: { amount: 400, per: 'trip' } }),
    aMatch(3, {}, { price: { amount: 100, per: 'trip' } }),
  ]);
  renderHome(ROUTE_PATH);
  await passingList();
  await press('Filtreler');
  await choose('En az kaç koltuk?', '2');
  await waitFor(async () => expect(rowNames(await passingList())).toEqual(['Sürücü 2', 'Sürücü 3']));
  expect(await button(/^Sürücü 3/)).toHaveTextContent('koltuk belirtilmemiş');
  expect(await button(/^Sürücü 2/)).not.toHaveTextContent('belirtilmemiş');
  await choose('En çok kaç lira?', '250 ₺');
  await waitFor(async () => expect(rowNames(await passingList())).toEqual(['Sürücü 3']));
  await choose('En çok kaç lira?', 'Ücretsiz');
  expect(await screen.findByText('Filtrelerine uyan yok: 3 kişi filtrelerin dışında kaldı.')).toBeVisible();
  await press('Filtreleri kaldır');
  await waitFor(async () =>
    expect(rowNames(await passingList())).toEqual(['Sürücü 1', 'Sürücü 2', 'Sürücü 3']),
  );
});

it('keeps filters when the route is removed, and removes them with one tap', async () => {
  routeMatches([]);
  activeProviders([aProvider(1, { seats: 1 })]);
  renderHome(ROUTE_PATH);
  await press('Filtreler');
  await choose('En az kaç koltuk?', '2');
  onPhone();
  await press('Balıkesir → Bursa rotasını kaldır');
  expect(await screen.findByText('Filtrelerine uyan yok: 1 kişi filtrelerin dışında kaldı.')).toBeVisible();
  expect(await button('Aramayı değiştir: En az 2 koltuk')).toBeVisible();
  await press('En az 2 koltuk filtresini kaldır');
  await waitFor(() => expect(mapState.providers).toEqual([1]));
});

it('has one button of each name that removes filters, in the fields and above the map', async () => {
  onPhone();
  activeProviders([aProvider(1)]);
  renderHome();
  await press('Hizmet ara');
  await press('Filtreler');
  await choose('En az kaç koltuk?', '2');
  expect(screen.getAllByRole('button', { name: /filtresini kaldır$/, hidden: true })).toHaveLength(1);
  await press('Filtreleri sıfırla');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Filtreleri sıfırla' })).toBeNull());
});

it('without a route says of another day that it needs one, since only live offers are listed', async () => {
  const ONLY_LIVE = /^Burada yalnızca şu an yolda olanlar var\. .* nereden nereye gideceğini yaz\.$/;
  activeProviders([aProvider(1)]);
  renderHome();
  await press('Filtreler');
  await choose('Kalkış', 'Bugün');
  await waitFor(() => expect(mapState.providers).toEqual([1]));
  await choose('Kalkış', 'Yarın');
  expect(await screen.findByText(ONLY_LIVE)).toBeVisible();
  expect(screen.queryByText(/filtrelerin dışında/)).toBeNull();
  onPhone();
  expect(await screen.findByText(ONLY_LIVE)).toBeVisible();
  await press('Filtreleri kaldır');
  await waitFor(() => expect(mapState.providers).toEqual([1]));
});

it('requests providers instead of clusters while filters are set, again on a press if they fail', async () => {
  openLive();
  const LIST = 'GET /api/providers/active';
  const limits = () => requestsTo(LIST).map(({ query }) => query.get('limit'));
  const areaCalls = () => limits().filter((limit) => limit === '1000');
  respondTo(LIST, ({ query }) => (query.get('limit') === '1000' ? failure(503) : json([])));
  renderHome();
  await waitFor(() => {
    serverSends({ type: 'clusters', clusters: [{ ...ANKARA, count: 4 }] });
    expect(screen.getByText('4 kişi')).toBeVisible();
  });
  await press('Filtreler');
  await choose('En az kaç koltuk?', '2');
  await button('Tekrar dene');
  expect(areaCalls()).toHaveLength(1);
  activeProviders([aProvider(1, { seats: 1 }), aProvider(2, { seats: 3 }), aProvider(3)]);
  await press('Tekrar dene');
  expect(await screen.findByText('2 kişi')).toBeVisible();
  await waitFor(() => expect(mapState.providers).toEqual([2, 3]));
  expect(limits()).not.toContain('10000');
});
