import { expect } from '@playwright/test';
import { apiFails, neverRespond } from '../support/stub-calls.ts';
import { operationsSamples } from './support/operations-samples.ts';
import { test } from './support/screens.ts';

test('the admin panel', async ({ member, shoot }) => {
  await member.goto('/admin');
  await expect(member.getByRole('button', { name: /No \d+/ })).toHaveCount(6);
  await shoot(member, 'admin', member.getByText('@rotadas.example').first());

  await member.getByRole('tab', { name: /^Çözüldü/ }).click();
  await expect(member.getByRole('button', { name: /No \d+/ })).toHaveCount(2);
  await member
    .getByRole('button', { name: /No \d+/ })
    .last()
    .click();
  const dialog = member.getByRole('dialog');
  await shoot(member, 'admin-report', dialog.getByText('Kullanıcıya soruldu.'));
  await dialog.hover();
  await member.mouse.wheel(0, 2_000);
  await expect(dialog.getByText('Kullanıcıya soruldu.')).toBeInViewport({ ratio: 1 });
  await shoot(member, 'admin-report-history');
  await dialog.getByRole('button', { name: 'İptal' }).click();
  await expect(dialog).toBeHidden();

  await member.getByRole('tab', { name: /^Kapatıldı/ }).click();
  await shoot(member, 'admin-empty', member.getByText('Bu kategoride sorun bildirimi bulunmuyor.'));
});

test('reports loading and unavailable', async ({ member, shoot }) => {
  await neverRespond(member, '**/api/reports/page*');
  await member.goto('/admin');
  await shoot(member, 'admin-loading', member.getByText('Sorun bildirimleri yükleniyor...'));
  await member.unrouteAll({ behavior: 'ignoreErrors' });
  await apiFails(member, 'reports/page*', 503);
  await member.goto('/admin');
  await shoot(member, 'admin-failed', member.getByRole('button', { name: 'Tekrar dene' }));
});

test('the operations page', async ({ member, shoot }) => {
  await member.route('**/api/admin/operations*', (route) => route.fulfill({ json: operationsSamples() }));
  await member.goto('/admin/isletme');
  await expect(member.locator('canvas')).toHaveCount(13);
  await shoot(member, 'operations');
  await member.getByRole('article', { name: 'Haritanın güncelliği' }).scrollIntoViewIfNeeded();
  await shoot(member, 'operations-charts');
  await member.goto('/admin/isletme#mapstale');
  await expect(member.getByRole('heading', { name: 'Harita geriden geliyor' })).toBeInViewport();
  await shoot(member, 'operations-runbook');
});

test('the audit log', async ({ member, shoot }) => {
  await member.goto('/admin/kayitlar');
  await shoot(member, 'admin-acts', member.getByText(/Sorun bildirimi no/).first());
  await member.getByLabel('Kişi no').fill('999999999');
  await shoot(member, 'admin-acts-empty', member.getByText('Kayıt yok'));
});
