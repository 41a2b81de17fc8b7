import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aPlannedOffer, ONLINE } from '../../../test/support/builders.js';
import { currentUser, plannedOffers, routeMatches } from '../../../test/support/gateway.js';
import { renderHome } from '../../../test/support/home.js';
import { mapState } from '../../../test/support/map-stand-in.js';
import {
  choose,
  chooseInProfileMenu,
  dialog,
  fill,
  press,
  unfold,
  user,
} from '../../../test/support/page.js';
import { json, requestBodies, respondTo } from '../../../test/support/responses.js';

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
    await press('İlana bak');
    await dialog('Yayındaki ilanın');
  });

  it('can be added while another offer is live', async () => {
    const added = { ...plan, id: 13, to: 'Edremit' };
    respondTo('POST /api/services', () => {
      plannedOffers(plan, added);
      return json(added, 201);
    });
    currentUser(ONLINE);
    renderHome();
    await chooseInProfileMenu('İlanlarım');
    await press('Yeni ilan planla');
    const form = await dialog('Yeni ilan planla');
    expect(form.queryByRole('radio', { name: 'Şimdi' })).toBeNull();
    expect(form.queryByRole('button', { name: 'Son ilanımı yeniden yayınla' })).toBeNull();
    await choose('Hizmet türü', 'Servis');
    fireEvent.change(form.getByLabelText('Nereden'), { target: { value: 'Balıkesir' } });
    fireEvent.change(form.getByLabelText('Nereye'), { target: { value: 'Edremit' } });
    await user.keyboard('{Escape}');
    await user.click((await unfold('Gün'))[1] ?? document.body);
    await fill('Saat', '09:30');
    await choose('Süre', '30 dakika');
    await user.click(form.getByRole('radio', { name: 'Herkese açık' }));
    await press('Planla');
    const list = await dialog('İlanlarım');
    expect(await list.findByText('Balıkesir → Edremit')).toBeVisible();
    expect(requestBodies('POST /api/services')).toMatchObject([{ to: 'Edremit', type: 'shuttle' }]);
  });
});

it('İlanlarım without an offer leads to a new one', async () => {
  renderHome();
  await chooseInProfileMenu('İlanlarım');
  expect(await screen.findByText('Şu an ilanın yok')).toBeVisible();
  await press('Yeni ilan ver');
  await dialog('Hizmet seç');
});

it('help is one press away during a live offer', async () => {
  currentUser(ONLINE);
  renderHome();
  await press('Yardım');
  const sheet = await dialog('Yardım');
  expect(sheet.getByRole('link', { name: '112’yi ara' })).toHaveAttribute('href', 'tel:112');
});

it('there is no help without a live offer', async () => {
  plannedOffers(aPlannedOffer(12, 1_440));
  renderHome();
  await screen.findByText(/^Planlı ·/);
  expect(screen.queryByRole('button', { name: 'Yardım' })).toBeNull();
});
