import { waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { aSavedRoute } from '../../test/support/builders.js';
import { routeMatches, savedRoutes } from '../../test/support/gateway.js';
import '../../test/support/home.js';
import { field, press } from '../../test/support/page.js';
import { address, renderWithKit } from '../../test/support/render.js';
import { requestBodies } from '../../test/support/responses.js';
import { OwnPositionProvider } from '../features/own-position/own-position-provider.js';
import { HomeScreen } from './home/home-screen.js';
import { SavedRoutesScreen } from './saved-routes-screen.js';

it('a saved route is searched on the map, with its service type', async () => {
  savedRoutes(aSavedRoute(4, { serviceType: 'taxi' }));
  routeMatches([]);
  renderWithKit(
    <OwnPositionProvider>
      <Routes>
        <Route path="/" element={<HomeScreen />} />
        <Route path="*" element={<SavedRoutesScreen />} />
      </Routes>
    </OwnPositionProvider>,
    { path: '/bildirimler/yollar' },
  );
  await press('Kadıköy → Esenboğa rotasını ara');
  expect(await field('Nereden')).toHaveValue('Kadıköy');
  expect(await field('Nereye')).toHaveValue('Esenboğa');
  await waitFor(() =>
    expect(requestBodies('POST /api/matches')).toMatchObject([
      { from: { placeId: 'place-Kadıköy' }, to: { placeId: 'place-Esenboğa' }, serviceType: 'taxi' },
    ]),
  );
  expect(address()).toMatch(/^\/\?nereden=/);
});
