import {
  DEFAULT_SETTINGS,
  type NotificationSettings,
} from '@rotadas/contracts/notifications/notification-settings';
import { screen, waitFor } from '@testing-library/react';
import {
  respondTo,
  requestsTo,
  failure,
  delayed,
  json,
  noContent,
  requestBodies,
} from '../../../test/support/responses.js';
import { onDevice } from '../../../test/support/device.js';
import { button, choose, press, unfold, user } from '../../../test/support/page.js';
import { ENDPOINT, providePush } from '../../../test/support/push.js';
import { expectToast, renderWithKit } from '../../../test/support/render.js';
import { NotificationSettingsPage } from './notification-settings-page.js';

const GET = 'GET /api/notifications/settings';
const SAVE = 'PUT /api/notifications/settings';
const KEY = 'GET /api/notifications/push-key';
const SUBSCRIBE = 'POST /api/notifications/push-subscriptions';
const MAIL = 'E-posta: Kayıtlı rotamda biri yola çıkınca';

const open = () => renderWithKit(<NotificationSettingsPage />, { path: '/bildirimler/ayarlar' });
const toggle = (name: string) => screen.findByRole('switch', { name });

beforeEach(() => {
  respondTo(GET, () => json(DEFAULT_SETTINGS));
  respondTo(SAVE, ({ body }) => json(body));
  respondTo(KEY, () => json({ publicKey: 'BKey' }));
});

it('saves a choice per kind and channel, and reverts it on failure', async () => {
  open();
  expect(await screen.findAllByRole('switch', { checked: true })).toHaveLength(13);
  await user.click(await toggle(MAIL));
  await waitFor(async () => expect(await toggle(MAIL)).not.toBeChecked());
  expect(requestsTo(SAVE).at(-1)?.body).toMatchObject({
    channels: { 'route-matched': { inbox: true, push: true, mail: false } },
  });
  respondTo(SAVE, () => failure(500));
  await user.click(await toggle(MAIL));
  await expectToast('Hata', 'Ayarın kaydedilemedi', 'Birazdan tekrar dene.');
  expect(await toggle(MAIL)).not.toBeChecked();
});

it('offers no choice of the inbox for agreements, whose mails about messages are off by default', async () => {
  open();
  expect(await toggle('E-posta: Bana mesaj yazılınca')).not.toBeChecked();
  expect(await toggle('Anlık bildirim: İstek ve anlaşmalarımda bir şey değişince')).toBeChecked();
  expect(screen.queryByRole('switch', { name: /^Uygulama içi: Bana mesaj/ })).toBeNull();
});

it('sends quick changes one after another, and shows the last', async () => {
  const late = delayed(({ body }) => json(body));
  respondTo(SAVE, late.respond);
  open();
  await user.click(await toggle(MAIL));
  await user.click(await toggle('Sessiz saatleri kullan'));
  expect(await toggle('Sessiz saatleri kullan')).toBeChecked();
  expect(requestsTo(SAVE)).toHaveLength(1);
  late.release();
  await waitFor(() => expect(requestsTo(SAVE)).toHaveLength(2));
  expect(requestsTo(SAVE)[1]?.body).toMatchObject({
    channels: { 'route-matched': { mail: false } },
    quietHours: { from: '23:00', to: '07:00' },
  });
  expect(await toggle(MAIL)).not.toBeChecked();
  expect(await toggle('Sessiz saatleri kullan')).toBeChecked();
});

it('shows the saved settings again if quick changes fail', async () => {
  const late = delayed(() => failure(500));
  respondTo(SAVE, late.respond);
  open();
  await user.click(await toggle(MAIL));
  await user.click(await toggle('Sessiz saatleri kullan'));
  late.release();
  await waitFor(async () => expect(await toggle('Sessiz saatleri kullan')).not.toBeChecked());
  expect(await toggle(MAIL)).toBeChecked();
});

it('quiet hours default to a night and cannot start and end at the same time', async () => {
  open();
  await user.click(await toggle('Sessiz saatleri kullan'));
  await choose('Bitiş', '08:30');
  const last = () => requestsTo(SAVE).at(-1)?.body as NotificationSettings;
  await waitFor(() => expect(last().quietHours).toEqual({ from: '23:00', to: '08:30' }));
  const times = (await unfold('Başlangıç')).map(({ textContent }) => textContent);
  expect(times).toHaveLength(47);
  expect(times).not.toContain('08:30');
  await user.click(await toggle('Sessiz saatleri kullan'));
  await waitFor(() => expect(last().quietHours).toBeNull());
});

it('retries after a failure to load', async () => {
  respondTo(GET, () => failure(503));
  open();
  expect(await screen.findByText('Ayarlar alınamadı')).toBeVisible();
  respondTo(GET, () => json(DEFAULT_SETTINGS));
  await press('Tekrar dene');
  expect(await toggle(MAIL)).toBeChecked();
});

it('explains push before requesting permission on a press, and turns it off again', async () => {
  const { requestPermission, unsubscribe } = providePush('default');
  respondTo(SUBSCRIBE, noContent);
  respondTo('DELETE /api/notifications/push-subscriptions', noContent);
  open();
  expect(await screen.findByText('Bu cihaza bildirim gelmiyor')).toBeVisible();
  expect(requestPermission).not.toHaveBeenCalled();
  await press('Bildirimleri aç');
  expect(await screen.findByText('Bu cihaza bildirim geliyor')).toBeVisible();
  expect(requestBodies(SUBSCRIBE)).toMatchObject([{ endpoint: ENDPOINT }]);
  await press('Kapat');
  expect(await screen.findByText('Bu cihaza bildirim gelmiyor')).toBeVisible();
  expect(unsubscribe).toHaveBeenCalled();
});

it('shows why the server rejects a subscription, and keeps push off', async () => {
  providePush('default');
  respondTo(SUBSCRIBE, () => failure(400, 'Bu tarayıcının bildirim adresi kabul edilmedi.'));
  open();
  await press('Bildirimleri aç');
  await expectToast('Hata', 'Bu tarayıcının bildirim adresi kabul edilmedi.');
  expect(await button('Bildirimleri aç')).toBeEnabled();
});

it.each([
  ['was denied the permission', () => providePush('denied'), 'Bildirim iznin kapalı'],
  ['has no push', () => undefined, 'Bu tarayıcıya bildirim gelmez'],
  ['is an iPhone', () => onDevice({ userAgent: 'Mozilla/5.0 (iPhone)' }), 'Önce ana ekrana ekle'],
  [
    'has a server without push',
    () => {
      providePush('default');
      respondTo(KEY, () => json({ publicKey: null }));
    },
    'Anlık bildirim bu sunucuda yok',
  ],
])('explains the alternative if the browser %s', async (_what, prepare, title) => {
  prepare();
  open();
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Bildirimleri aç' })).toBeNull();
});
