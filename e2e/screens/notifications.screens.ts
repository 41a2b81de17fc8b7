import { expect, type Page } from '@playwright/test';
import { apiFails, neverRespond } from '../support/stub-calls.ts';
import { fakeNotifications, fakeSavedRoutes } from '../support/fake-notifications.ts';
import { test } from './support/screens.ts';

async function open(page: Page, path: string, prepare: (page: Page) => Promise<unknown>): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await prepare(page);
  await page.goto(path);
}

test('notifications', async ({ member, shoot }) => {
  await open(member, '/bildirimler', (page) => fakeNotifications(page));
  await shoot(member, 'inbox', member.getByRole('link', { name: /Ankara → Konya/ }));
  await open(member, '/bildirimler', (page) =>
    page.route('**/api/notifications?*', (route) =>
      route.fulfill({ json: { notifications: [], unread: 0, next: null } }),
    ),
  );
  await shoot(member, 'inbox-empty', member.getByText('Henüz bildirimin yok'));
  await open(member, '/bildirimler', (page) => neverRespond(page, '**/api/notifications?*'));
  await shoot(member, 'inbox-loading', member.getByRole('status', { name: 'Bildirimler yükleniyor...' }));
  await open(member, '/bildirimler', (page) => apiFails(page, 'notifications?*', 503));
  await shoot(member, 'inbox-failed', member.getByText('Bildirimler alınamadı'));
});

test('saved routes', async ({ member, shoot }) => {
  const notified = async (page: Page, count?: number) => {
    await fakeNotifications(page, { unread: 0 });
    await fakeSavedRoutes(page, count === undefined ? {} : { count });
  };
  await open(member, '/bildirimler/yollar', (page) => notified(page, 0));
  await shoot(member, 'saved-routes-empty', member.getByText('Kayıtlı rotan yok'));
  await open(member, '/bildirimler/yollar', (page) => notified(page));
  await shoot(member, 'saved-routes', member.getByText('Balıkesir → Bursa'));
  await member.getByRole('button', { name: 'Balıkesir → Bursa rotasını sil' }).click();
  await shoot(member, 'saved-route-delete', member.getByRole('dialog', { name: 'Rota silinsin mi?' }));
  await member.getByRole('button', { name: 'Kalsın' }).click();
  await member.getByRole('button', { name: 'Rota kaydet' }).click();
  const form = member.getByRole('dialog', { name: 'Rota kaydet' });
  await form.getByRole('switch', { name: 'Günün her saati' }).click();
  await shoot(member, 'saved-route-form', form.getByLabel('En geç'));
  await form.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await shoot(member, 'saved-route-errors', form.getByText('Giriş yapınız').first());
});

test('channels of notifications', async ({ member, shoot }) => {
  await open(member, '/bildirimler/ayarlar', (page) => fakeNotifications(page));
  await expect(member.getByRole('switch', { name: 'Sessiz saatleri kullan' })).toBeChecked();
  await shoot(member, 'notification-choices');
  await member.addInitScript(() =>
    Object.defineProperty(Notification, 'permission', { value: 'denied', configurable: true }),
  );
  await open(member, '/bildirimler/ayarlar', (page) => fakeNotifications(page));
  await shoot(member, 'push-denied', member.getByText('Bildirim iznin kapalı'));
});

test('unsubscribing from mails', async ({ page, shoot }) => {
  await page.goto('/abonelikten-cik?token=abc');
  await shoot(page, 'unsubscribe', page.getByRole('button', { name: 'E-postaları durdur' }));
  await page.route('**/api/notifications/unsubscribe?*', (route) =>
    route.fulfill({ json: { kind: 'route-matched' } }),
  );
  await page.getByRole('button', { name: 'E-postaları durdur' }).click();
  await shoot(page, 'unsubscribe-done', page.getByRole('heading', { name: 'Artık e-posta gelmeyecek' }));
});
