import { expect, type Page } from '@playwright/test';
import { apiFails } from '../support/calls.ts';
import { saveRoutes, tellAll } from '../support/told.ts';
import { hold } from './support/hold.ts';
import { test } from './support/screens.ts';

async function open(page: Page, path: string, prepare: (page: Page) => Promise<unknown>): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await prepare(page);
  await page.goto(path);
}

test('what one is told', async ({ member, shoot }) => {
  await open(member, '/bildirimler', (page) => tellAll(page));
  await expect(member.getByRole('link', { name: /Ankara → Konya/ })).toBeVisible();
  await shoot(member, 'inbox');
  await open(member, '/bildirimler', (page) =>
    page.route('**/api/notifications?*', (route) =>
      route.fulfill({ json: { notifications: [], unread: 0, next: null } }),
    ),
  );
  await expect(member.getByText('Henüz bildirimin yok')).toBeVisible();
  await shoot(member, 'inbox-empty');
  await open(member, '/bildirimler', (page) => hold(page, '**/api/notifications?*'));
  await expect(member.getByRole('status', { name: 'Bildirimler yükleniyor...' })).toBeVisible();
  await shoot(member, 'inbox-loading');
  await open(member, '/bildirimler', (page) => apiFails(page, 'notifications?*', 503));
  await expect(member.getByText('Bildirimler alınamadı')).toBeVisible();
  await shoot(member, 'inbox-failed');
});

test('saved routes', async ({ member, shoot }) => {
  const told = async (page: Page, many?: number) => {
    await tellAll(page, { unread: 0 });
    await saveRoutes(page, many === undefined ? {} : { many });
  };
  await open(member, '/bildirimler/yollar', (page) => told(page, 0));
  await expect(member.getByText('Kayıtlı rotan yok')).toBeVisible();
  await shoot(member, 'saved-routes-empty');
  await open(member, '/bildirimler/yollar', (page) => told(page));
  await expect(member.getByText('Balıkesir → Bursa')).toBeVisible();
  await shoot(member, 'saved-routes');
  await member.getByRole('button', { name: 'Balıkesir → Bursa rotasını sil' }).click();
  await expect(member.getByRole('dialog', { name: 'Rota silinsin mi?' })).toBeVisible();
  await shoot(member, 'saved-route-delete');
  await member.getByRole('button', { name: 'Kalsın' }).click();
  await member.getByRole('button', { name: 'Rota kaydet' }).click();
  const form = member.getByRole('dialog', { name: 'Rota kaydet' });
  await form.getByRole('switch', { name: 'Günün her saati' }).click();
  await expect(form.getByLabel('En geç')).toBeVisible();
  await shoot(member, 'saved-route-form');
  await form.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(form.getByText('Giriş yapınız').first()).toBeVisible();
  await shoot(member, 'saved-route-errors');
});

test('what is told on which way', async ({ member, shoot }) => {
  await open(member, '/bildirimler/ayarlar', (page) => tellAll(page));
  await expect(member.getByRole('switch', { name: 'Sessiz saatleri kullan' })).toBeChecked();
  await shoot(member, 'notification-choices');
  await member.addInitScript(() =>
    Object.defineProperty(Notification, 'permission', { value: 'denied', configurable: true }),
  );
  await open(member, '/bildirimler/ayarlar', (page) => tellAll(page));
  await expect(member.getByText('Bildirim iznin kapalı')).toBeVisible();
  await shoot(member, 'push-denied');
});

test('mails that end', async ({ page, shoot }) => {
  await page.goto('/abonelikten-cik?token=abc');
  await expect(page.getByRole('button', { name: 'E-postaları durdur' })).toBeVisible();
  await shoot(page, 'unsubscribe');
  await page.route('**/api/notifications/unsubscribe?*', (route) =>
    route.fulfill({ json: { kind: 'route-matched' } }),
  );
  await page.getByRole('button', { name: 'E-postaları durdur' }).click();
  await expect(page.getByRole('heading', { name: 'Artık e-posta gelmeyecek' })).toBeVisible();
  await shoot(page, 'unsubscribe-done');
});
