import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { aProvided, anAgreement, DAY_MS, HOUR_MS } from '../../../test/support/agreements.js';
import { goOffline } from '../../../test/support/device.js';
import { agreements, messages } from '../../../test/support/gateway.js';
import { button, dialog, press, user } from '../../../test/support/page.js';
import { address, expectToast, renderWithKit } from '../../../test/support/render.js';
import {
  delayed,
  failure,
  json,
  requestBodies,
  requestsTo,
  respondTo,
} from '../../../test/support/responses.js';
import { layerHistory } from '../../shared/navigation/page-history.js';
import { AgreementPage } from './agreement-page.js';
import { AgreementsPage } from './agreements-page.js';

const LIST = 'GET /api/agreements';

const open = (path = '/anlasmalar') => renderWithKit(<AgreementsPage />, { path });
const cards = async () => {
  const list = (await screen.findAllByRole('list')).find((each) => each.classList.contains('agreements'));
  return within(list ?? document.body).getAllByRole('listitem');
};

it('shows state, route, quantity, price, the other person and the next step of each', async () => {
  agreements(aProvided({ id: 4 }), anAgreement({ unread: 2 }));
  open();
  await waitFor(async () => expect(await cards()).toHaveLength(2));
  const [asked, waiting] = await cards();
  expect(asked).toHaveTextContent(/Cevabını bekliyor2 sa kaldı.*Isparta → Antalya/);
  expect(asked).toHaveTextContent('2 koltuk · 150 ₺ / kişi (toplam 300 ₺)');
  expect(asked).toHaveTextContent('İsteyen: Deniz K.Yeni');
  expect(await button('Kabul et: Isparta → Antalya, Deniz K.')).toBeVisible();
  expect(waiting).toHaveTextContent('★ 4,6');
  expect(waiting).toHaveTextContent('2 okunmamış mesaj');
  expect(within(waiting ?? document.body).queryByRole('button')).toBeNull();
  await user.click(within(waiting ?? document.body).getByRole('link', { name: /^Isparta → Antalya/ }));
  await waitFor(() => expect(address()).toBe('/anlasmalar/3'));
});

it('accepts a request from the list', async () => {
  agreements(aProvided());
  open();
  await button(/^Kabul et/);
  const accepted = aProvided({ version: 2, state: 'accepted', acceptedAt: Date.now() });
  respondTo('POST /api/agreements/3/accept', () => json(accepted));
  agreements(accepted);
  await press(/^Kabul et/);
  expect(await screen.findByText('Anlaştık')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Açık' })).toHaveFocus();
  expect(requestBodies('POST /api/agreements/3/accept')).toEqual([{ version: 1 }]);
});

it('tells the provider what to do if no seats are left', async () => {
  agreements(aProvided());
  open();
  const refusal = { error: 'Daha az iste.', code: 'seats-taken', requestId: 'test' };
  respondTo('POST /api/agreements/3/accept', () => json(refusal, 409));
  await press(/^Kabul et/);
  await expectToast('Hata', 'Yer kalmadı; önce bir anlaşmayı iptal et ya da bu isteği reddet.');
});

it('asks for a rating on the page of a trip that was finished in the list', async () => {
  agreements(aProvided({ state: 'under_way' }));
  messages(3);
  respondTo('GET /api/agreements/3/rating', () => json({ ratings: [] }));
  renderWithKit(
    <Routes>
      <Route path="/anlasmalar" element={<AgreementsPage />} />
      <Route path="/anlasmalar/:id" element={<AgreementPage renderHelp={() => null} />} />
    </Routes>,
    { path: '/anlasmalar' },
  );
  await button(/^Bitti/);
  const done = aProvided({ version: 2, state: 'done', endedAt: Date.now(), canRate: true });
  respondTo('POST /api/agreements/3/finish', () => json(done));
  agreements(done);
  await press(/^Bitti/);
  await dialog('Deniz K. ile nasıl geçti?');
  expect(address()).toBe('/anlasmalar/3');
});

it('shows past agreements in a tab of their own, and offers to rate without losing the focus', async () => {
  agreements(
    anAgreement({ id: 5 }),
    anAgreement({ state: 'done', endedAt: Date.now() - DAY_MS, endedBy: 'requester', canRate: true }),
  );
  open();
  await user.click(await screen.findByRole('link', { name: 'Geçmiş' }));
  expect(await screen.findByText('Bitti')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Geçmiş' })).toHaveAttribute('aria-current', 'page');
  expect(address()).toBe('/anlasmalar?gecmis');
  await press(/^Değerlendir/);
  const sheet = await dialog('Deniz K. ile nasıl geçti?');
  agreements(anAgreement({ state: 'done', endedAt: Date.now() - DAY_MS, endedBy: 'requester' }));
  const rated = { fromUserId: 7, toUserId: 8, agreementId: 3, rating: 5, comment: null, createdAt: 1 };
  respondTo('POST /api/agreements/3/rating', () => json(rated, 201));
  await user.click(sheet.getByRole('radio', { name: '5 yıldız' }));
  await user.click(sheet.getByRole('button', { name: 'Gönder' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Değerlendir/ })).toBeNull());
  await waitFor(() => expect(screen.getByRole('region', { name: 'Geçmiş' })).toHaveFocus());
  await waitFor(() => expect(layerHistory.depth()).toBe(0)); // The browser goes back asynchronously
});

it('loads older ones by a button', async () => {
  respondTo(LIST, ({ query }) => {
    const isFirst = query.get('before') === null;
    return json({ items: [anAgreement({ id: isFirst ? 9 : 4 })], next: isFirst ? 9 : null });
  });
  open();
  await press('Daha eskiler');
  await waitFor(async () => expect(await cards()).toHaveLength(2));
  const requested = requestsTo(LIST).filter(({ query }) => query.get('state') === 'open');
  expect(requested.map(({ query }) => query.get('before'))).toEqual([null, '9']);
});

it('shows loading, failure with a retry, and the empty groups', async () => {
  const late = delayed(() => failure(503));
  respondTo(LIST, late.respond);
  open();
  expect(await screen.findByRole('status', { name: 'Anlaşmalar yükleniyor...' })).toBeVisible();
  late.release();
  expect(await screen.findByText('Anlaşmalar alınamadı')).toBeVisible();
  agreements();
  await press('Tekrar dene');
  expect(await screen.findByText('Açık anlaşman yok')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Geçmiş' }));
  expect(await screen.findByText('Geçmiş anlaşman yok')).toBeVisible();
});

it('says that it is offline, and keeps what is known', async () => {
  agreements(anAgreement({ state: 'accepted', departsAt: Date.now() + HOUR_MS / 2 }));
  open();
  expect(await button(/^Buluştuk/)).toBeVisible();
  goOffline();
  expect(await screen.findByText(/Son bilinen hâli/)).toBeVisible();
  expect(screen.getByText('Anlaştık')).toBeVisible();
});

it('does not say that it shows what it has not loaded', async () => {
  respondTo(LIST, () => failure(503));
  open();
  goOffline();
  expect(await screen.findByText('Anlaşmalar alınamadı')).toBeVisible();
  expect(screen.queryByText(/Son bilinen hâli/)).toBeNull();
});

it('asks before a request is declined, without losing the focus', async () => {
  agreements(aProvided());
  open();
  respondTo('POST /api/agreements/3/decline', () => json(aProvided({ version: 2, state: 'declined' })));
  await press(/^Reddet/);
  const question = await dialog('İstek reddedilsin mi?');
  await user.click(question.getByRole('button', { name: 'Vazgeç' }));
  await waitFor(async () => expect(await button(/^Reddet/)).toHaveFocus());
  await press(/^Reddet/);
  agreements();
  await user.click((await dialog('İstek reddedilsin mi?')).getByRole('button', { name: 'Reddet' }));
  expect(await screen.findByText('Açık anlaşman yok')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Açık' })).toHaveFocus());
});
