import { screen, waitFor } from '@testing-library/react';
import { aPlannedOffer, ONLINE } from '../../../test/support/builders.js';
import { currentUser, plannedOffers, routeMatches } from '../../../test/support/gateway.js';
import { renderHome } from '../../../test/support/home.js';
import { mapState } from '../../../test/support/map-stand-in.js';
import { chooseInProfileMenu, dialog, press } from '../../../test/support/page.js';
import { requestBodies } from '../../../test/support/responses.js';

describe('a planned offer', () => {
  const plan = aPlannedOffer(12, 1_440, { from: 'Balıkesir', to: 'Bursa' });

  beforeEach(() => {
    plannedOffers(plan);
    routeMatches([]);
  });

  it('has a strip that opens İlanlarım, where it can be edited', async () => {
    renderHome();
    await press(/^Planlı · yarın \d\d:\d\d · Balıkesir → Bursa/);
    const list = await dialog('İlanlarım');
    expect(list.getByText('Balıkesir → Bursa')).toBeVisible();
    await press('Düzenle: Balıkesir → Bursa');
    expect((await dialog('Planlı ilanını düzenle')).getByLabelText('Nereye')).toHaveValue('Bursa');
  });

  it('shows its route with both ends on the map, also after one that was not started in time', async () => {
    plannedOffers(aPlannedOffer(11, -31, { from: 'Ankara', to: 'Konya' }), plan);
    renderHome();
    const line = [
      [27.88, 39.65],
      [29.06, 40.19],
    ];
    const ends = { from: { longitude: 27.88, latitude: 39.65 }, to: { longitude: 29.06, latitude: 40.19 } };
    await waitFor(() => expect(mapState.routes).toMatchObject({ ends, matchRoute: line }));
    expect(requestBodies('POST /api/matches')).toMatchObject([
      { from: { name: 'Balıkesir' }, to: { name: 'Bursa' } },
    ]);
  });

  it('is listed in İlanlarım beside the live offer', async () => {
    currentUser(ONLINE);
    renderHome();
    await chooseInProfileMenu('İlanlarım');
    const list = await dialog('İlanlarım');
    expect(await list.findByText('Balıkesir → Bursa')).toBeVisible();
    expect(list.getByText('Ankara → Konya')).toBeVisible();
    expect(list.queryByRole('button', { name: 'Yeni ilan ver' })).toBeNull();
    await press('İlana bak');
    await dialog('Yayındaki ilanın');
  });
});

it('İlanlarım without an offer leads to a new one', async () => {
  renderHome();
  await chooseInProfileMenu('İlanlarım');
  expect(await screen.findByText('Şu an ilanın yok')).toBeVisible();
  await press('Yeni ilan ver');
  await dialog('Hizmet seç');
});
