import { screen, waitFor } from '@testing-library/react';
import { respondTo, requestsTo, failure, json } from '../../../test/support/responses.js';
import { aMatch, ANKARA, aProvider, ROUTE_PATH } from '../../../test/support/builders.js';
import { onPhone } from '../../../test/support/device.js';
import { activeProviders, routeMatches } from '../../../test/support/gateway.js';
import { passingList, renderHome, rowNames } from '../../../test/support/home.js';
import { mapState } from '../../../test/support/map-stand-in.js';
import { openLive, serverSends } from '../../../test/support/open-socket.js';
import { button, choose, press } from '../../../test/support/page.js';

it('filters by seats and price, marks offers without them, and shows how many are excluded', async () => {
  routeMatches([
    aMatch(1, {}, { seats: 1 }),
    aMatch(2, {}, { seats: 3, price: { amount: 400, per: 'trip' } }),
    aMatch(3, {}, { price: { amount: 100, per: 'trip' } }),
  ]);
  renderHome(ROUTE_PATH);
  await passingList();
  await press('Filtreler');
  await choose('Koltuk', 'En az 2 koltuk');
  await waitFor(async () => expect(rowNames(await passingList())).toEqual(['Sürücü 2', 'Sürücü 3']));
  expect(await button(/Sürücü 3/)).toHaveTextContent('koltuk belirtilmemiş');
  expect(await button(/Sürücü 2/)).not.toHaveTextContent('belirtilmemiş');
  await choose('Ücret', 'En çok 250 ₺');
  await waitFor(async () => expect(rowNames(await passingList())).toEqual(['Sürücü 3']));
  await choose('Ücret', 'Ücretsiz');
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
  await choose('Koltuk', 'En az 2 koltuk');
  onPhone();
  await press('Balıkesir → Bursa rotasını kaldır');
  expect(await screen.findByText('Filtrelerine uyan yok: 1 kişi filtrelerin dışında kaldı.')).toBeVisible();
  expect(await button('Aramayı değiştir: En az 2 koltuk')).toBeVisible();
  await press('En az 2 koltuk filtresini kaldır');
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
  await choose('Koltuk', 'En az 2 koltuk');
  await button('Tekrar dene');
  expect(areaCalls()).toHaveLength(1);
  activeProviders([aProvider(1, { seats: 1 }), aProvider(2, { seats: 3 }), aProvider(3)]);
  await press('Tekrar dene');
  expect(await screen.findByText('2 kişi')).toBeVisible();
  await waitFor(() => expect(mapState.providers).toEqual([2, 3]));
  expect(limits()).not.toContain('10000');
});
