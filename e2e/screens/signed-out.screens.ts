import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { submitForm, toRegistration } from '../support/sign-in-page.ts';
import { hold } from './support/hold.ts';
import { test } from './support/screens.ts';

test('greeting', async ({ page, shoot }) => {
  await page.goto('/greeting');
  for (const number of [1, 2, 3]) {
    await expect(page.getByRole('group', { name: `${number} / 3`, exact: true })).toBeVisible();
    await shoot(page, `greeting-${number}`);
    await page.getByRole('button', { name: 'Sonraki' }).press('Enter');
  }
});

test('login and registration', async ({ page, shoot }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Giriş Sayfası' })).toBeVisible();
  await shoot(page, 'login');
  await submitForm(page, { email: 'kimse@rotadas.example', password: 'yanlis-sifre' });
  await expect(page.getByText('Email veya şifre hatalı.', { exact: true })).toBeVisible();
  await shoot(page, 'login-error');
  await page.reload();
  await hold(page, '**/accounts:signInWithPassword*');
  await submitForm(page, { email: 'kimse@rotadas.example', password: 'yanlis-sifre' });
  await expect(page.getByRole('button', { name: 'Giriş Yapılıyor...' })).toBeVisible();
  await shoot(page, 'login-busy');
  await page.reload();
  await toRegistration(page);
  await page.getByLabel('E-posta').fill('kimse');
  await page.getByLabel('Şifre', { exact: true }).fill('123');
  await page.getByLabel('Şifre (tekrar)').fill('124');
  await page.getByRole('button', { name: 'Kayıt Ol', exact: true }).click();
  await expect(page.getByText('Geçerli bir email adresi giriniz')).toBeVisible();
  await shoot(page, 'register-errors');
});

test('the mails of the login page', async ({ page, shoot }) => {
  await page.goto('/login');
  await toRegistration(page);
  await submitForm(page, {
    email: `yeni-${randomUUID().slice(0, 8)}@rotadas.example`,
    password: 'parola-123',
  });
  await expect(page.getByRole('heading', { name: 'E-postanı doğrula' })).toBeVisible();
  await expect(page.locator('.toast')).toHaveCount(0);
  await shoot(page, 'verify-email');
  await page.goto('/login');
  await page.getByRole('button', { name: 'Şifremi unuttum' }).click();
  await expect(page.getByRole('heading', { name: 'Şifreni yenile' })).toBeVisible();
  await shoot(page, 'forgot-password');
  await page.getByLabel('E-posta').fill('kimse@rotadas.example');
  await page.getByRole('button', { name: 'Bağlantı gönder' }).click();
  await expect(page.getByText(/bağlantısı yolda/)).toBeVisible();
  await shoot(page, 'forgot-password-sent');
});

test('terms, about, offline', async ({ page, shoot }) => {
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await shoot(page, 'terms');
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await shoot(page, 'about');
  await page.getByRole('contentinfo').or(page.getByRole('heading').last()).first().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 20_000);
  await shoot(page, 'about-end');
  await page.goto('/offline.html');
  await expect(page.getByRole('heading', { name: 'Çevrimdışısın' })).toBeVisible();
  await shoot(page, 'offline');
});

test('a page on its way', async ({ page, shoot }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.goto('/about');
  await expect(page.getByText('Sayfa yükleniyor...')).toBeVisible();
  await shoot(page, 'page-loading');
});
