import { screen, waitFor } from '@testing-library/react';
import { answer, callsOf, json } from '../../../test/support/answers.js';
import { aMatch, aProvider, aSavedRoute, ROUTE_PATH } from '../../../test/support/builders.js';
import { onPhone } from '../../../test/support/device.js';
import { activeProviders, routeMatches, savedRoutes } from '../../../test/support/gateway.js';
import { renderHome } from '../../../test/support/home.js';
import { toldMap } from '../../../test/support/map-stand-in.js';
import { button, press } from '../../../test/support/page.js';

const POINT = { latitude: 39.65, longitude: 27.88 };
const SAVED_WAY = {
  from: { name: 'Balıkesir', placeId: 'province-10', point: POINT },
  to: { name: 'Bursa', placeId: 'province-16', point: POINT },
};

it('on a phone where nobody goes my way an alert is one tap away', async () => {
  onPhone();
  routeMatches([aMatch(1, { reason: 'nearness', line: null })]);
  renderHome(ROUTE_PATH);
  answer('POST /api/saved-routes', () => json(aSavedRoute(1), 201));
  await button('Bu yola biri çıkınca haber ver');
  expect(screen.getByText('Şu an yolundan geçen kimse yok.')).toBeVisible();
  savedRoutes(aSavedRoute(1, SAVED_WAY));
  await press('Bu yola biri çıkınca haber ver');
  expect(await screen.findByText(/Bu yola biri çıkınca haber vereceğiz\.$/)).toBeVisible();
  expect(callsOf('POST /api/saved-routes')).toHaveLength(1);
});

it('says that a route hides everybody else, and shows them again', async () => {
  activeProviders([aProvider(9)]);
  routeMatches([aMatch(1), aMatch(2)]);
  renderHome(ROUTE_PATH);
  expect(await screen.findByText('Yalnızca yoluna uyanlar gösteriliyor')).toBeVisible();
  expect(toldMap.providers).toEqual([1, 2]);
  await press('Herkesi göster');
  await waitFor(() => expect(toldMap.providers).toEqual([9]));
  expect(screen.queryByText('Yalnızca yoluna uyanlar gösteriliyor')).toBeNull();
});
