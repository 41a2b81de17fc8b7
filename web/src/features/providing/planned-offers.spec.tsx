import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  respondTo,
  requestsTo,
  failure,
  delayed,
  json,
  noContent,
  requestBodies,
} from '../../../test/support/responses.js';
import { ANKARA, aPlannedOffer, aUser, BALIKESIR, BURSA } from '../../../test/support/builders.js';
import { holdClock, pass, passUntil } from '../../../test/support/device.js';
import { placesByName, plannedOffers } from '../../../test/support/gateway.js';
import { fillOffer, openOfferForm } from '../../../test/support/offer-form.js';
import { choose, dialog, fill, press, unfold, user } from '../../../test/support/page.js';
import { lookups } from '../../../test/support/position.js';
import { expectToast, renderWithKit } from '../../../test/support/render.js';
import { DepartureSheet } from './departure-sheet.js';
import { DepartureStrip } from './provider-strips.js';

const SERVICES = 'POST /api/services';
const STATUS = 'POST /api/providers/status';
const PLANNED = 'GET /api/services/planned';
const MINUTE_MS = 60_000;
const OFFER = { type: 'Yol arkadaşı', from: 'Ankara', to: 'Konya', duration: '1 saat' };

async function planFor(time: string): Promise<void> {
  await user.click(screen.getByRole('radio', { name: 'Daha sonra' }));
  const [, tomorrow] = await unfold('Gün');
  expect(tomorrow).toHaveTextContent(/^Yarın, \d/);
  await user.click(tomorrow ?? document.body);
  await fill('Saat', time);
}

const planRows = async () =>
  within(await screen.findByRole('region', { name: 'Planlı ilanların' })).getAllByRole('listitem');

beforeEach(() => {
  respondTo(SERVICES, () => json(aPlannedOffer(12, 1_440), 201));
  respondTo(STATUS, noContent);
});

it('an offer departs now unless Daha sonra is chosen, which requires a day and a time to be planned', async () => {
  const form = await openOfferForm();
  expect(form.getByRole('radio', { name: 'Şimdi' })).toBeChecked();
  expect(form.queryByLabelText('Saat')).toBeNull();
  await fillOffer(OFFER);
  await user.click(form.getByRole('radio', { name: 'Daha sonra' }));
  await press('Planla');
  await waitFor(() => expect(form.getAllByText('Bu alanı doldur')).toHaveLength(2));
  expect(form.getByLabelText('Saat')).toBeInvalid();
  expect(requestBodies(SERVICES)).toEqual([]);
  await planFor('09:30');
  await press('Planla');
  await expectToast('Başarılı', 'İlanın planlandı: yarın 09:30. Kalkışta hatırlatırız.');
  const day = new Date(Date.now() + 27 * 3_600_000).toISOString().slice(0, 10); // Türkiye is 3 h ahead
  expect(requestBodies(SERVICES)).toMatchObject([
    { from: 'Ankara', departsAt: Date.parse(`${day}T09:30+03:00`) },
  ]);
  expect(requestBodies(STATUS)).toEqual([]);
  expect(lookups).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Hizmet seç' })).toBeNull());
});

it('planned offers are listed with their time, and withdrawn once that is confirmed', async () => {
  plannedOffers(aPlannedOffer(12, 1_440, { seats: 2 }), aPlannedOffer(13, 2_880, { to: 'Bursa' }));
  respondTo('DELETE /api/services/planned/12', () => {
    plannedOffers(aPlannedOffer(13, 2_880, { to: 'Bursa' }));
    return noContent();
  });
  await openOfferForm();
  const [first] = await planRows();
  expect(first).toHaveTextContent(/Ankara → Konya.*yarın \d\d:\d\d · Yol arkadaşı · 2 koltuk/);
  expect(screen.queryByRole('button', { name: /^Yayına geç/ })).toBeNull();
  await press('Geri çek: Ankara → Konya');
  await press('Kalsın');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'İlan geri çekilsin mi?' })).toBeNull());
  expect(requestsTo('DELETE /api/services/planned/12')).toEqual([]);
  await press('Geri çek: Ankara → Konya');
  await press('Geri çek');
  await expectToast('Başarılı', 'Planlı ilanın geri çekildi.');
  await waitFor(async () => expect(await planRows()).toHaveLength(1));
});

it('a departure that is due has a strip, and is started by its button; one missed before has none', async () => {
  plannedOffers(aPlannedOffer(11, -31, { to: 'Bursa' }), aPlannedOffer(12, -1), aPlannedOffer(13, 1_440));
  respondTo(STATUS, () => {
    plannedOffers(aPlannedOffer(13, 1_440));
    return noContent();
  });
  renderWithKit(<DepartureStrip online={false} />);
  expect(await screen.findByText('Kalkış zamanı: Ankara → Konya')).toBeVisible();
  await press('Yayına geç: Ankara → Konya');
  await expectToast('Başarılı', 'Rotadaş hizmeti başlatıldı.');
  expect(requestBodies(STATUS)).toEqual([{ isOnline: true, offerId: 12, ...ANKARA }]);
  await waitFor(() => expect(screen.queryByText(/^Kalkış zamanı:/)).toBeNull());
});

it('the strip of a departure warns that starting it ends the live offer', async () => {
  plannedOffers(aPlannedOffer(12, -1));
  renderWithKit(<DepartureStrip online />);
  expect(await screen.findByText(/Yayına geçince şu anki yayının biter\.$/)).toBeVisible();
});

it('a departure appears within a minute after a failed request', async () => {
  respondTo(PLANNED, () => failure(503));
  holdClock();
  renderWithKit(<DepartureStrip online={false} />);
  await passUntil(() => expect(requestsTo(PLANNED)).toHaveLength(1));
  plannedOffers(aPlannedOffer(12, -1));
  await pass(60_000);
  await passUntil(() => expect(screen.getByText('Kalkış zamanı: Ankara → Konya')).toBeVisible());
});

it('a list that failed to load is requested again', async () => {
  respondTo(PLANNED, () => failure(503));
  await openOfferForm();
  expect(await screen.findByText('Planlı ilanların alınamadı')).toBeVisible();
  plannedOffers(aPlannedOffer(12, 1_440));
  await press('Tekrar dene');
  expect(await planRows()).toHaveLength(1);
});

it('Yayına geç closes the list; a refusal is reported', async () => {
  plannedOffers(aPlannedOffer(12, -1));
  respondTo(STATUS, () => failure(404, 'Bu planlı ilan bulunamadı.'));
  await openOfferForm();
  await press('Yayına geç: Ankara → Konya');
  await expectToast('Hata', 'Bu planlı ilan bulunamadı.');
  respondTo(STATUS, noContent);
  await press('Yayına geç: Ankara → Konya');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Hizmet seç' })).toBeNull());
});

it('a planned offer is edited in the offer form, with its departure', async () => {
  const fromPlace = { id: 'province-6', latitude: 39.9, longitude: 32.8 };
  const offer = aPlannedOffer(12, 1_440, { seats: 2, fromPlace });
  plannedOffers(offer);
  respondTo('PUT /api/services/planned/12', () => {
    plannedOffers({ ...offer, to: 'Bursa' });
    return json({ ...offer, to: 'Bursa' });
  });
  await openOfferForm();
  await press('Düzenle: Ankara → Konya');
  const form = await dialog('Planlı ilanını düzenle');
  expect(form.queryByRole('radio', { name: 'Şimdi' })).toBeNull();
  expect(form.getByLabelText('Nereden')).toHaveValue('Ankara');
  fireEvent.change(form.getByLabelText('Nereye'), { target: { value: 'Bursa' } });
  await press('Kaydet');
  expect(await screen.findByText(/^Planlı ilanın güncellendi: yarın \d\d:\d\d\./)).toBeVisible();
  expect(requestBodies('PUT /api/services/planned/12')[0]).toMatchObject({
    type: 'companion',
    from: 'Ankara',
    to: 'Bursa',
    duration: 60,
    phoneVisibility: 'public',
    seats: 2,
    fromPlace,
    departsAt: Math.floor(offer.departsAt / MINUTE_MS) * MINUTE_MS,
  });
  await waitFor(async () => expect((await planRows())[0]).toHaveTextContent('Ankara → Bursa'));
});

it('a late save of one planned offer leaves the form of another open', async () => {
  const offer = aPlannedOffer(12, 1_440);
  plannedOffers(offer, aPlannedOffer(13, 1_440, { to: 'Bursa' }));
  const late = delayed(() => json(offer));
  respondTo('PUT /api/services/planned/12', late.respond);
  await openOfferForm();
  await press('Düzenle: Ankara → Konya');
  const first = await dialog('Planlı ilanını düzenle');
  await press('Kaydet');
  await user.click(first.getByRole('button', { name: 'Kapat' }));
  await press('Düzenle: Ankara → Bursa');
  late.release();
  expect(await screen.findByText(/^Planlı ilanın güncellendi/)).toBeVisible();
  const second = await dialog('Planlı ilanını düzenle');
  expect(second.getByLabelText('Nereye')).toHaveValue('Bursa');
});

it('a time that cannot be planned is reported at its field as soon as it is typed', async () => {
  plannedOffers(aPlannedOffer(12, 1_440));
  await openOfferForm();
  await press('Düzenle: Ankara → Konya');
  const form = await dialog('Planlı ilanını düzenle');
  await user.click((await unfold('Gün'))[0] ?? document.body);
  await fill('Saat', '00:00');
  expect(form.getByLabelText('Saat')).toBeInvalid();
  expect(form.getByText(/^Kalkış zamanı ileride olmalı\. Hemen çıkıyorsan birkaç/)).toBeVisible();
  await user.click((await unfold('Gün'))[1] ?? document.body);
  await waitFor(() => expect(form.getByLabelText('Saat')).toBeValid());
});

it('a departure that the server refuses is reported at its field; a missing plan closes its form', async () => {
  plannedOffers(aPlannedOffer(12, 1_440));
  const refused = (status: number, code: string, details = {}) =>
    respondTo('PUT /api/services/planned/12', () =>
      json({ error: 'Olmadı.', code, requestId: 'test', details }, status),
    );
  refused(400, 'input-invalid', { departsAt: 'En çok 7 gün sonrası için plan yapabilirsin.' });
  await openOfferForm();
  await press('Düzenle: Ankara → Konya');
  const form = await dialog('Planlı ilanını düzenle');
  await press('Kaydet');
  expect(await form.findByText('En çok 7 gün sonrası için plan yapabilirsin.')).toBeVisible();
  expect(form.getByLabelText('Saat')).toBeInvalid();
  refused(404, 'planned-offer-unknown');
  plannedOffers();
  await press('Kaydet');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Planlı ilanını düzenle' })).toBeNull());
  expect(screen.queryByRole('region', { name: 'Planlı ilanların' })).toBeNull();
});

it('the form shows how many people wait for its route once both places are chosen', async () => {
  const WAITING = 'GET /api/saved-routes/waiting';
  respondTo(WAITING, () => json({ waiting: 3 }));
  placesByName(BALIKESIR, BURSA);
  const form = await openOfferForm();
  await choose('Hizmet türü', 'Yol arkadaşı');
  for (const [label, typed] of [
    ['Nereden', 'Balı'],
    ['Nereye', 'Bur'],
  ] as const) {
    expect(requestsTo(WAITING)).toEqual([]);
    await user.type(form.getByRole('combobox', { name: label }), typed);
    await user.click(await screen.findByRole('option', { name: new RegExp(`^${typed}`) }));
  }
  expect(await form.findByText('Bu rotada 3 kişi bekliyor')).toBeVisible();
  expect(Object.fromEntries(requestsTo(WAITING).at(-1)?.query ?? [])).toEqual({
    type: 'companion',
    from: 'Balıkesir',
    fromPlaceId: 'province-10',
    to: 'Bursa',
    toPlaceId: 'province-16',
  });
  const before = requestsTo(WAITING).length;
  await planFor('09:30');
  expect(form.getByText('Bu rotada 3 kişi bekliyor')).toBeVisible();
  expect(requestsTo(WAITING)).toHaveLength(before);
});

it('a plan requires a complete profile too', async () => {
  await openOfferForm({ user: aUser({ phone: null }) });
  await fillOffer(OFFER);
  await planFor('10:00');
  await press('Planla');
  expect(await screen.findByText('Profil Eksik')).toBeVisible();
  expect(requestBodies(SERVICES)).toEqual([]);
});

const plan = (minutesAhead: number) => plannedOffers(aPlannedOffer(12, minutesAhead, { seats: 2 }));

async function openDeparture({ online = false } = {}) {
  const calls = { onPosition: jest.fn(), onNew: jest.fn(), onClose: jest.fn() };
  renderWithKit(<DepartureSheet open offerId={12} online={online} {...calls} />);
  return { departure: await dialog('Yola çıkma zamanı'), ...calls };
}

it('a departure is started by its button', async () => {
  plan(-1);
  const { departure, onClose } = await openDeparture();
  expect(await departure.findByText('Ankara → Konya')).toBeVisible();
  expect(departure.getByText(/2 koltuk/)).toBeVisible();
  await user.click(departure.getByRole('button', { name: 'Yayına geç' }));
  await expectToast('Başarılı', 'Rotadaş hizmeti başlatıldı.');
  expect(requestBodies(STATUS)).toEqual([{ isOnline: true, offerId: 12, ...ANKARA }]);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('an online provider reads that the current offer ends', async () => {
  plan(-1);
  const { departure } = await openDeparture({ online: true });
  expect(await departure.findByText(/^Yayına geçince şu anki yayının biter/)).toBeVisible();
});

it('a departure that was postponed can be changed instead of started', async () => {
  plan(90);
  const { departure } = await openDeparture();
  expect(await departure.findByText(/daha vakti gelmedi/)).toBeVisible();
  expect(departure.queryByRole('button', { name: 'Yayına geç' })).toBeNull();
  await press('Düzenle');
  expect((await dialog('Planlı ilanını düzenle')).getByLabelText('Nereden')).toHaveValue('Ankara');
});

it('a missing plan leads to a new offer', async () => {
  const { departure, onNew } = await openDeparture();
  expect(await departure.findByText('Bu planlı ilan artık yok')).toBeVisible();
  await press('Yeni ilan ver');
  expect(onNew).toHaveBeenCalledTimes(1);
});

it('plans that failed to load are requested again', async () => {
  respondTo(PLANNED, () => failure(503));
  const { departure } = await openDeparture();
  expect(await departure.findByText('Planlı ilanların alınamadı')).toBeVisible();
  plan(-1);
  await press('Tekrar dene');
  expect(await departure.findByRole('button', { name: 'Yayına geç' })).toBeVisible();
});
