import { Notification } from '@rotadas/contracts/notifications/notification';
import { NotificationPage } from '@rotadas/contracts/notifications/notification-page';
import { Route, Routes } from 'react-router';
import { act, screen, waitFor } from '@testing-library/react';
import {
  respondTo,
  requestsTo,
  failure,
  delayed,
  json,
  requestBodies,
} from '../../../test/support/responses.js';
import { aNotification, aSavedRoute } from '../../../test/support/builders.js';
import { notifications, savedRoutes } from '../../../test/support/gateway.js';
import { openLive, serverSends } from '../../../test/support/open-socket.js';
import { button, press, user } from '../../../test/support/page.js';
import { address, expectToast, renderWithProviders } from '../../../test/support/render.js';
import { api } from '../../shared/api/api.js';
import { InboxPage } from './inbox-page.js';
import { NotificationsFrame } from './notifications-frame.js';

const PAGE = 'GET /api/notifications';
const READ = 'POST /api/notifications/read';

const open = () =>
  renderWithProviders(
    <Routes>
      <Route element={<NotificationsFrame />}>
        <Route path="*" element={<InboxPage />} />
      </Route>
    </Routes>,
    { path: '/bildirimler' },
  );
const titles = () => screen.getAllByText(/^Yoluna çıkan var/).map(({ textContent }) => textContent);
const entry = (id: number) => screen.findByRole('link', { name: new RegExp(`çıkan var ${id}\\b`) });

/** Resolves once all calls of the page have responded. */
const responded = ({ dispatch }: ReturnType<typeof open>) =>
  act(() => Promise.all(dispatch(api.util.getRunningMutationsThunk())));

/** Serves one notification per page. */
function oneByOne(...ids: number[]): void {
  respondTo(PAGE, ({ query }) => {
    const before = Number(query.get('before') ?? Infinity);
    const id = ids.find((each) => each < before) ?? 0;
    const next = ids.some((each) => each < id) ? id : null;
    return json(NotificationPage.parse({ notifications: [aNotification(id)], unread: ids.length, next }));
  });
}

it('lists the newest first, marks unread ones, and marks one as read when opened', async () => {
  notifications(aNotification(3), aNotification(2, Date.now()));
  respondTo(READ, () => json({ unread: 0 }));
  open();
  expect(await entry(3)).toHaveTextContent('3 dk önceOkunmadı');
  expect(await entry(2)).not.toHaveTextContent('Okunmadı');
  expect(titles()).toEqual(['Yoluna çıkan var 3', 'Yoluna çıkan var 2']);
  await user.click(await entry(3));
  await waitFor(() => expect(address()).toBe('/terms?n=3'));
  expect(requestBodies(READ)).toEqual([{ ids: [3] }]);
});

it('lists the summary of a day', async () => {
  const summary = Notification.parse({
    id: 4,
    kind: 'matches-summary',
    title: 'Rotalarına uyan başka ilanlar var',
    text: '28 Kasım günü kayıtlı rotalarına uyan 34 ilan daha vardı.',
    link: '/',
    createdAt: Date.now(),
    readAt: null,
    data: { day: '2026-11-28', count: 34 },
  });
  notifications(summary, aNotification(3));
  open();
  expect(await screen.findByRole('link', { name: /uyan 34 ilan daha vardı/ })).toHaveAttribute('href', '/');
  expect(titles()).toEqual(['Yoluna çıkan var 3']);
});

it('lists news of agreements, messages and reminders', async () => {
  const about = { agreementId: 4, otherUserId: 8, departsAt: 9 };
  const news = { ...about, news: 'requested', version: 1, expiresAt: 8 };
  const one = (id: number, kind: string, data: object) =>
    Notification.parse({
      ...{ id, kind, data, title: `Haber ${id}`, text: 'Isparta → Antalya', link: '/anlasmalar/4' },
      ...{ createdAt: Date.now(), readAt: null },
    });
  notifications(
    one(4, 'agreement', news),
    ...['message', 'reminder', 'rating'].map((kind, index) => one(3 - index, kind, about)),
  );
  open();
  await screen.findByRole('link', { name: /Haber 4/ });
  const links = screen.getAllByRole('link', { name: /Haber \d/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(4).fill('/anlasmalar/4'));
});

it('marks all up to the newest shown as read, or reverts that on failure', async () => {
  notifications(aNotification(3), aNotification(2));
  respondTo(READ, () => failure(503, 'Hizmete şu an ulaşılamıyor.'));
  open();
  await press('Tümünü okundu işaretle');
  await expectToast('Hata', 'Hizmete şu an ulaşılamıyor.');
  expect(await screen.findAllByText('Okunmadı')).toHaveLength(2);
  respondTo(READ, () => json({ unread: 0 }));
  await press('Tümünü okundu işaretle');
  await waitFor(() => expect(screen.queryByText('Okunmadı')).toBeNull());
  expect(requestsTo(READ).at(-1)?.body).toEqual({ upTo: 3 });
  expect(await button('Tümünü okundu işaretle')).toBeDisabled();
});

it('reverts a failed read only where it was made, if the list was fetched again meanwhile', async () => {
  openLive();
  notifications(aNotification(3), aNotification(2));
  const late = delayed(() => failure(503));
  respondTo(READ, late.respond);
  const store = open();
  await user.click(await entry(2));
  notifications(aNotification(4), aNotification(3, Date.now()), aNotification(2));
  serverSends({ type: 'notification', notification: aNotification(4), unread: 2 });
  await press('1 yeni bildirimi göster');
  await waitFor(async () => expect(await entry(3)).not.toHaveTextContent('Okunmadı'));
  late.release();
  await responded(store);
  expect(await entry(3)).not.toHaveTextContent('Okunmadı');
  expect(await entry(2)).toHaveTextContent('Okunmadı');
});

it('keeps the unread count of the latest read request if an earlier response arrives later', async () => {
  notifications(aNotification(3), aNotification(2));
  const first = delayed(() => json({ unread: 1 }));
  respondTo(READ, first.respond);
  const store = open();
  await user.click(await entry(3));
  await waitFor(() => expect(requestBodies(READ)).toHaveLength(1));
  respondTo(READ, () => json({ unread: 0 }));
  await user.click(await entry(2));
  const tab = () => screen.findByRole('link', { name: /^Gelenler/ });
  await waitFor(async () => expect(await tab()).toHaveTextContent(/^Gelenler$/));
  first.release();
  await responded(store);
  expect(await tab()).toHaveTextContent(/^Gelenler$/);
});

it('loads older notifications by a button, also after a failure', async () => {
  oneByOne(9, 5);
  open();
  await entry(9);
  respondTo(PAGE, () => failure(503));
  await press('Daha eskiler');
  await screen.findByText('Bildirimler alınamadı');
  oneByOne(9, 5);
  await press('Tekrar dene');
  expect(await entry(5)).toBeVisible();
  expect(titles()).toEqual(['Yoluna çıkan var 9', 'Yoluna çıkan var 5']);
  expect(screen.queryByRole('button', { name: 'Daha eskiler' })).toBeNull();
});

it('shows loading and failure, retries, and links from an empty inbox to the saved routes', async () => {
  const late = delayed(() => failure(503));
  respondTo(PAGE, late.respond);
  open();
  expect(await screen.findByRole('status', { name: 'Bildirimler yükleniyor...' })).toBeVisible();
  late.release();
  expect(await screen.findByText('Bildirimler alınamadı')).toBeVisible();
  notifications();
  await press('Tekrar dene');
  expect(await screen.findByText('Henüz bildirimin yok')).toBeVisible();
  await user.click(await screen.findByRole('link', { name: 'Rota kaydet' }));
  await waitFor(() => expect(address()).toBe('/bildirimler/yollar'));
});

it('does not advise a user with a saved route to save one', async () => {
  savedRoutes(aSavedRoute(1));
  notifications();
  open();
  expect(await screen.findByText('Kayıtlı rotanda biri yola çıkınca burada haber veririz.')).toBeVisible();
  expect(screen.queryByText(/rotayı kaydet/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Rota kaydet' })).toBeNull();
});

it('shows a new notification on a press, so that the list does not move', async () => {
  openLive();
  notifications(aNotification(3));
  open();
  await entry(3);
  const tab = () => screen.findByRole('link', { name: /^Gelenler/ });
  await waitFor(async () => expect(await tab()).toHaveTextContent('Gelenler1'));
  notifications(aNotification(4), aNotification(3));
  serverSends({ type: 'notification', notification: aNotification(4), unread: 2 });
  const newer = await button('1 yeni bildirimi göster');
  expect(titles()).toEqual(['Yoluna çıkan var 3']);
  await waitFor(async () => expect(await tab()).toHaveTextContent('Gelenler2'));
  await user.click(newer);
  await waitFor(() => expect(titles()).toEqual(['Yoluna çıkan var 4', 'Yoluna çıkan var 3']));
});
