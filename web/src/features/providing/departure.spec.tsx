import { PlannedOffer } from '@rotadas/contracts/providers/planned-offer';
import { screen, waitFor } from '@testing-library/react';
import { answer, callsOf, failure, json, nothing } from '../../../test/support/answers.js';
import { currentUser } from '../../../test/support/gateway.js';
import { dialog, press, user } from '../../../test/support/page.js';
import { ANKARA } from '../../../test/support/position.js';
import { address, expectToast, openSignedIn } from '../../../test/support/render-app.js';

const STATUS = 'POST /api/providers/status';
const PLANNED = 'GET /api/services/planned';
const TITLE = 'Yola çıkma zamanı';
const MINUTE_MS = 60_000;

const plan = (minutesAhead: number) =>
  answer(PLANNED, () =>
    json([
      PlannedOffer.parse({
        ...{ id: 12, userId: 7, type: 'companion', from: 'Ankara', to: 'Konya', description: null },
        ...{ duration: 60, showPhone: true, isActive: false, createdAt: 1, seats: 2 },
        departsAt: Date.now() + minutesAhead * MINUTE_MS,
      }),
    ]),
  );
const closed = () => waitFor(() => expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull());

beforeEach(() => answer(STATUS, nothing));

it('the reminder of a departure opens the planned offer, which begins by one tap', async () => {
  plan(-1);
  await openSignedIn('/?yayin=12');
  const departure = await dialog(TITLE);
  expect(await departure.findByText('Ankara → Konya')).toBeVisible();
  expect(departure.getByText(/2 koltuk/)).toBeVisible();
  expect(address()).toBe('/');
  await user.click(departure.getByRole('button', { name: 'Yayına geç' }));
  await expectToast('Başarılı', 'Rotadaş hizmeti başlatıldı.');
  expect(callsOf(STATUS).map(({ body }) => body)).toEqual([{ isOnline: true, offerId: 12, ...ANKARA }]);
  await closed();
});

it('who is online reads that the present offer ends', async () => {
  currentUser({ isOnline: true, activeService: 'taxi', serviceFrom: 'Ulus', serviceTo: 'Ulus' });
  plan(-1);
  await openSignedIn('/?yayin=12');
  const departure = await dialog(TITLE);
  expect(await departure.findByText('Şu anki yayının biter, bununla sürdürürsün.')).toBeVisible();
});

it('a departure that was moved is changed in place of begun', async () => {
  plan(90);
  await openSignedIn('/?yayin=12');
  const departure = await dialog(TITLE);
  expect(await departure.findByText(/daha vakti gelmedi/)).toBeVisible();
  expect(departure.queryByRole('button', { name: 'Yayına geç' })).toBeNull();
  await press('Düzenle');
  expect((await dialog('Planını düzenle')).getByLabelText('Nereden')).toHaveValue('Ankara');
});

it('a plan that is gone leads to a new offer', async () => {
  await openSignedIn('/?yayin=12');
  expect(await (await dialog(TITLE)).findByText('Bu plan artık yok')).toBeVisible();
  await press('Yeni ilan ver');
  await dialog('Hizmet seç');
  await closed();
});

it('plans that do not come are asked for again', async () => {
  answer(PLANNED, () => failure(503));
  await openSignedIn('/?yayin=12');
  const departure = await dialog(TITLE);
  expect(await departure.findByText('Planların alınamadı')).toBeVisible();
  plan(-1);
  await press('Tekrar dene');
  expect(await departure.findByRole('button', { name: 'Yayına geç' })).toBeVisible();
});
