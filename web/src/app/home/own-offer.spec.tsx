import type { CurrentUser } from '@rotadas/contracts/users/user';
import { act, screen, waitFor } from '@testing-library/react';
import { answer, held, json, nothing, sent } from '../../../test/support/answers.js';
import { currentUser, routeMatches } from '../../../test/support/gateway.js';
import { renderHome } from '../../../test/support/home.js';
import { mapCanvas, toldMap } from '../../../test/support/map-stand-in.js';
import { dialog, press, user } from '../../../test/support/page.js';
import { expectToast } from '../../../test/support/render.js';

const ONLINE: Partial<CurrentUser> = {
  isOnline: true,
  activeService: 'companion',
  serviceFrom: 'Balıkesir',
  serviceTo: 'Bursa',
  serviceEndsAt: Date.now() + 3_600_000,
  showPhone: true,
  seats: 2,
  toPlace: { id: 'province-16', latitude: 40.19, longitude: 29.06 },
};

beforeEach(() => {
  currentUser(ONLINE);
  routeMatches([]);
  answer('GET /api/saved-routes/waiting', () => json({ waiting: 3 }));
});

it('the strip opens the own offer, with who waits for it, its form and its end', async () => {
  renderHome();
  await press(/^Yayındasın · Balıkesir → Bursa/);
  const offer = await dialog('Yayındaki ilanın');
  expect(offer.getByText('Balıkesir → Bursa')).toBeVisible();
  expect(await offer.findByText('Bu rotada 3 kişi bekliyor')).toBeVisible();
  await user.click(offer.getByRole('button', { name: 'Düzenle' }));
  const form = await dialog('İlanını düzenle');
  expect(form.getByLabelText('Nereye')).toHaveValue('Bursa');
  await press('Vazgeç');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press(/^Yayındasın · Balıkesir → Bursa/);
  await user.click((await dialog('Yayındaki ilanın')).getByRole('button', { name: 'Yayını bitir' }));
  const question = await dialog('Yayını bitir');
  expect(question.getByRole('button', { name: 'Rotadaş Bitir' })).toBeVisible();
});

it('the own mark opens the own offer', async () => {
  renderHome();
  await screen.findByText(/^Yayındasın/);
  act(() => mapCanvas.events?.onSelectOwn());
  await dialog('Yayındaki ilanın');
});

it('the map draws the route of the own offer', async () => {
  renderHome();
  await screen.findByText(/^Yayındasın/);
  const line = [
    [27.88, 39.65],
    [29.06, 40.19],
  ];
  await waitFor(() =>
    expect(toldMap.ways).toEqual({ mine: null, theirs: line, pickup: null, dropoff: null }),
  );
  expect(sent('POST /api/matches')).toEqual([
    { from: { name: 'Balıkesir' }, to: { placeId: 'province-16' }, serviceType: 'all', limit: 1 },
  ]);
});

it('changes that are stored late close their own dialog only', async () => {
  const stored = held(nothing);
  answer('PUT /api/services/active', stored.answer);
  renderHome();
  await press(/^Yayındasın · Balıkesir → Bursa/);
  await user.click((await dialog('Yayındaki ilanın')).getByRole('button', { name: 'Düzenle' }));
  await user.click((await dialog('İlanını düzenle')).getByRole('button', { name: 'Kaydet' }));
  await press('Kapat');
  await press('Hizmet ara');
  await dialog('Ne arıyorsun?');
  stored.release();
  await expectToast('Başarılı', 'İlanın güncellendi.');
  await dialog('Ne arıyorsun?');
});
