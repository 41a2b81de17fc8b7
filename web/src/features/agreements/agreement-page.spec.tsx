import type { AgreementView } from '@rotadas/contracts/agreements/agreement';
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { aProvided, anAgreement, DAY_MS, HOUR_MS } from '../../../test/support/agreements.js';
import { goOffline } from '../../../test/support/device.js';
import { agreements, messages } from '../../../test/support/gateway.js';
import { openLive, serverSends } from '../../../test/support/open-socket.js';
import { button, dialog, fill, press, user } from '../../../test/support/page.js';
import { renderWithKit } from '../../../test/support/render.js';
import {
  delayed,
  failure,
  json,
  noContent,
  requestBodies,
  respondTo,
} from '../../../test/support/responses.js';
import { useAgreementFrames } from '../../shared/agreements/agreement-frames.js';
import { AgreementPage } from './agreement-page.js';

function Page() {
  useAgreementFrames();
  return <AgreementPage renderHelp={() => null} />;
}

function open(agreement?: AgreementView, path = '/anlasmalar/3') {
  ratings();
  if (agreement) agreements(agreement);
  messages(3);
  return renderWithKit(
    <Routes>
      <Route path="/anlasmalar/:id" element={<Page />} />
    </Routes>,
    { path },
  );
}

function ratings(...all: object[]): void {
  respondTo('GET /api/agreements/3/rating', () => json({ ratings: all }));
}
const own = { fromUserId: 7, toUserId: 8, agreementId: 3, rating: 4, comment: 'Dakikti', createdAt: 1 };
const received = { ...own, fromUserId: 8, toUserId: 7, rating: 5, comment: null };

const ACCEPTED: Partial<AgreementView> = { state: 'accepted', acceptedAt: Date.now() - HOUR_MS };
const PHONE = '+90 532 444 55 66';
const openPhone = (side: 'requester' | 'provider') => ({
  [side]: { id: 8, name: 'Deniz Kaya', phone: PHONE },
});
const NEAR = { departsAt: Date.now() + HOUR_MS / 2 };
const LONG_AGO = { departsAt: Date.now() - HOUR_MS };
const ENDED = { ...ACCEPTED, endedAt: Date.now() - HOUR_MS };

it.each<[what: string, AgreementView, texts: (string | RegExp)[], buttons: string[]]>([
  [
    'a waiting request',
    anAgreement(),
    ['Cevap bekleniyor', '2 sa kaldı', /kabul eder ya da reddeder/],
    ['İsteği geri çek'],
  ],
  [
    'a request to answer',
    aProvided(),
    ['Cevabını bekliyor', /yer ayrılır ve telefonlarınız/],
    ['Kabul et', 'Reddet'],
  ],
  [
    'an accepted one of the requester',
    anAgreement({ ...ACCEPTED, ...openPhone('provider'), code: '4821' }),
    ['Anlaştık', 'Buluşunca bu kodu söyle', '4821', /0532 444 55 66/],
    ['İptal et'],
  ],
  [
    'an accepted one of the provider',
    aProvided({ ...ACCEPTED, ...openPhone('requester'), ...NEAR }),
    ['Anlaştık', /4 haneli bir kod söyler/, /0532 444 55 66/],
    ['Buluştuk', 'İptal et'],
  ],
  [
    'one where the other has not come',
    anAgreement({ ...ACCEPTED, ...LONG_AGO }),
    [/Buluşunca kodunu söyle/],
    ['Buluştuk', 'Gelmedi', 'İptal et'],
  ],
  ['one under way', aProvided({ ...ACCEPTED, state: 'under_way' }), ['Yolda', /İyi yolculuklar/], ['Bitti']],
  [
    'a done one',
    anAgreement({ ...ENDED, state: 'done', endedBy: 'provider', canRate: true }),
    ['Yolculuk bitti.'],
    ['Değerlendir'],
  ],
  ['a rated one', anAgreement({ ...ENDED, state: 'done', endedBy: 'provider' }), ['Yolculuk bitti.'], []],
  [
    'a declined one',
    anAgreement({ state: 'declined', endedAt: Date.now(), endedBy: 'provider' }),
    [/isteğini kabul etmedi/, /Telefon numaraları bu anlaşmada kapalı/],
    [],
  ],
  [
    'a late cancellation with a reason',
    anAgreement({
      ...ENDED,
      state: 'cancelled',
      endedBy: 'provider',
      isLate: true,
      reason: 'Araba bozuldu',
      canRate: true,
    }),
    [/anlaşmayı iptal etti/, /geç iptal sayılır/, 'Nedeni: Araba bozuldu'],
    ['Değerlendir'],
  ],
  [
    'a missed one to object to',
    anAgreement({ ...ENDED, state: 'missed', endedBy: 'provider', canRate: true }),
    [/senin gelmediğini söyledi/],
    ['İtiraz et', 'Değerlendir'],
  ],
  ['a lapsed one', aProvided({ ...ENDED, state: 'lapsed', endedBy: 'timer' }), [/anlaşma kapandı/], []],
  [
    'one with a deleted account',
    anAgreement({
      ...ENDED,
      state: 'cancelled',
      endedBy: 'system',
      provider: { id: 8, name: 'Silinmiş hesap' },
    }),
    [/artık geçerli değil/, 'Bu hesap silindi. Anlaşmanın kaydı sende kalır.'],
    [],
  ],
])('%s shows what happened and what to do next', async (_what, agreement, texts, buttons) => {
  open(agreement);
  expect(await screen.findByRole('heading', { level: 1, name: 'Isparta → Antalya' })).toBeVisible();
  for (const text of texts) expect((await screen.findAllByText(text))[0]).toBeVisible();
  const names = screen.queryAllByRole('button', { name: / → / }).map(({ textContent }) => textContent);
  expect(names).toEqual(buttons);
});

it('shows the terms, the note and what happened when', async () => {
  const createdAt = Date.parse('2026-11-28T10:00:00+03:00');
  open(
    anAgreement({
      ...ACCEPTED,
      createdAt,
      acceptedAt: createdAt + HOUR_MS,
      metAt: createdAt + DAY_MS,
      endedAt: createdAt + 2 * DAY_MS,
      departsAt: createdAt + DAY_MS - HOUR_MS,
      state: 'done',
      note: 'İki çantam var',
      womenOnly: true,
    }),
  );
  expect(await screen.findByText('İki çantam var')).toBeVisible();
  const events = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(events).toEqual([
    'İstek gönderildi28/11/2026 10:00',
    'Kabul edildi28/11/2026 11:00',
    'Kalkış29/11/2026 09:00',
    'Buluşuldu29/11/2026 10:00',
    'Bitti30/11/2026 10:00',
  ]);
  expect(screen.getByRole('link', { name: 'Profili gör' })).toHaveAttribute('href', '/kullanici/8');
  respondTo('POST /api/reports', noContent);
  await press('Bildir / Engelle');
  await fill('Deniz K. ne yaptı?', 'Yolda hakaret etti');
  await press('Bildir');
  expect(await screen.findByText(/^Bildirimin alındı/)).toBeVisible();
  expect(requestBodies('POST /api/reports')).toMatchObject([{ about: { userId: 8, agreementId: 3 } }]);
});

it('a block shows that the agreement has ended', async () => {
  open(anAgreement(ACCEPTED));
  respondTo('POST /api/blocks', noContent);
  await press('Bildir / Engelle');
  await press('Engelle');
  agreements(anAgreement({ ...ENDED, state: 'cancelled', endedBy: 'system', version: 2 }));
  await press('Engelle');
  expect(await screen.findByText('Bu anlaşma artık geçerli değil.')).toBeVisible();
});

it('the provider starts with the code; a wrong one can be corrected', async () => {
  const START = 'POST /api/agreements/3/start';
  open(aProvided({ ...ACCEPTED, ...NEAR }));
  respondTo(START, () => failure(403, 'Kod yanlış.'));
  await press(/^Buluştuk/);
  const sheet = await dialog('Buluşma kodu');
  await press('Yolculuğu başlat');
  expect(await sheet.findByText('4 rakamı da yaz')).toBeVisible();
  await fill('Kod', '1111');
  await press('Yolculuğu başlat');
  expect(await sheet.findByText('Kod yanlış.')).toBeVisible();
  const started = aProvided({ ...ACCEPTED, ...NEAR, state: 'under_way', version: 2 });
  respondTo(START, () => json(started));
  await fill('Kod', '4821');
  await press('Yolculuğu başlat');
  expect(await button(/^Bitti/)).toBeVisible();
  expect(requestBodies(START)).toEqual([
    { version: 1, code: '1111' },
    { version: 1, code: '4821' },
  ]);
});

it('a cancellation asks for a reason, and says that it is late', async () => {
  const CANCEL = 'POST /api/agreements/3/cancel';
  open(anAgreement({ ...ACCEPTED, ...NEAR }));
  await press(/^İptal et/);
  expect(await screen.findByText(/^Geç iptal sayılır ve Deniz K\. seni değerlendirebilir/)).toBeVisible();
  await fill('Neden (isteğe bağlı)', 'Hastayım');
  const cancelled = anAgreement({ ...ENDED, state: 'cancelled', endedBy: 'requester', version: 2 });
  respondTo(CANCEL, () => json(cancelled));
  const sheet = await dialog('Anlaşma iptal edilsin mi?');
  await user.click(sheet.getByRole('button', { name: 'İptal et' }));
  expect(await screen.findByText('Bu anlaşmayı iptal ettin.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('region', { name: 'İptal edildi' })).toHaveFocus());
  expect(requestBodies(CANCEL)).toEqual([{ version: 1, reason: 'Hastayım' }]);
});

it('an acceptance closes the question whether to take the request back', async () => {
  openLive();
  open(anAgreement());
  await press(/^İsteği geri çek/);
  await dialog('İstek geri çekilsin mi?');
  agreements(anAgreement({ ...ACCEPTED, version: 2 }));
  serverSends({ type: 'agreement', id: 3, version: 2 });
  expect(await screen.findByText(/^Yerin ayrıldı/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText('Anlaşma iptal edilsin mi?')).toBeNull();
});

it('a finished trip is rated right away', async () => {
  open(aProvided({ ...ACCEPTED, state: 'under_way' }));
  const done = aProvided({ ...ENDED, state: 'done', endedBy: 'provider', version: 2, canRate: true });
  respondTo('POST /api/agreements/3/finish', () => json(done));
  await press(/^Bitti/);
  expect(await screen.findByRole('dialog', { name: 'Deniz K. ile nasıl geçti?' })).toBeVisible();
});

it.each([
  ['says when both are visible', HOUR_MS, 1],
  ['says nothing more after the time to rate', 14 * DAY_MS, 0],
])('shows the own rating, and %s', async (_what, age, notes) => {
  open(anAgreement({ ...ENDED, endedAt: Date.now() - age, state: 'done', endedBy: 'provider' }));
  ratings(own);
  expect(await screen.findByText('Dakikti')).toBeVisible();
  expect(screen.getByRole('img', { name: '4 yıldız' })).toHaveTextContent('★★★★☆');
  expect(screen.queryAllByText(/Karşındaki de değerlendirince/)).toHaveLength(notes);
});

it('shows both ratings once they are visible, and the vehicle while the phone is open', async () => {
  const vehicle = { make: 'Fiat Egea', colour: 'Gri', plate: '34 ABC 123' };
  const provider = { id: 8, name: 'Deniz Kaya', phone: PHONE, vehicle };
  open(anAgreement({ ...ENDED, state: 'done', endedBy: 'provider', provider }));
  ratings(own, received);
  expect(await screen.findByRole('img', { name: '5 yıldız' })).toBeVisible();
  expect(screen.getByRole('img', { name: '4 yıldız' })).toBeVisible();
  expect(screen.queryByText(/de değerlendirince/)).toBeNull();
  expect(screen.getByText('Fiat Egea, Gri, 34 ABC 123')).toBeVisible();
});

it('a change of the other side is shown and announced, without moving the focus', async () => {
  openLive();
  open(anAgreement());
  await button(/^İsteği geri çek/);
  const accepted = anAgreement({ ...ACCEPTED, version: 2, code: '4821' });
  agreements(accepted);
  serverSends({ type: 'agreement', id: 3, version: 2 });
  expect(await screen.findByText('4821')).toBeVisible();
  expect(screen.getAllByRole('status').some(({ textContent }) => textContent.includes('Yerin ayrıldı'))).toBe(
    true,
  );
  expect(document.body).toHaveFocus();
});

it('the focus stays in the page if a step removes its button', async () => {
  open(aProvided());
  const accepted = aProvided({ ...ACCEPTED, version: 2 });
  respondTo('POST /api/agreements/3/accept', () => json(accepted));
  await press(/^Kabul et/);
  await waitFor(() => expect(screen.getByRole('region', { name: 'Anlaştık' })).toHaveFocus());
});

it('shows loading, failure with a retry, and being offline', async () => {
  const late = delayed(() => failure(503));
  respondTo('GET /api/agreements/3', late.respond);
  open();
  expect(await screen.findByRole('status', { name: 'Anlaşma yükleniyor...' })).toBeVisible();
  late.release();
  expect(await screen.findByText('Anlaşma alınamadı')).toBeVisible();
  agreements(anAgreement());
  await press('Tekrar dene');
  expect(await screen.findByText('Cevap bekleniyor')).toBeVisible();
  goOffline();
  expect(await screen.findByText(/Son bilinen hâli/)).toBeVisible();
});

it.each(['/anlasmalar/3', '/anlasmalar/abc'])('%s of others is unknown', async (path) => {
  respondTo('GET /api/agreements/3', () => failure(404, 'Bu anlaşma bulunamadı.'));
  open(undefined, path);
  expect(await screen.findByText('Bu anlaşma bulunamadı')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Anlaşmalarıma dön' })).toHaveAttribute('href', '/anlasmalar');
});
