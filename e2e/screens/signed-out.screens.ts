import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { submitForm, toRegistration } from '../support/sign-in-page.ts';
import { neverRespond } from '../support/stub-calls.ts';
import { test } from './support/screens.ts';

test('greeting', async ({ page, shoot }) => {
  await page.goto('/greeting');
  for (const number of [1, 2, 3]) {
    await shoot(page, `greeting-${number}`, page.getByRole('group', { name: `${number} / 3`, exact: true }));
    await page.getByRole('button', { name: 'Sonraki' }).press('Enter');
  }
});

test('login and registration', async ({ page, shoot }) => {
  await page.goto('/login');
  await shoot(page, 'login', page.getByRole('heading', { name: 'Giriş Sayfası' }));
  await submitForm(page, { email: 'kimse@rotadas.example', password: 'yanlis-sifre' });
  await shoot(page, 'login-error', page.getByText('Email veya şifre hatalı.', { exact: true }));
  await page.reload();
  await neverRespond(page, '**/accounts:signInWithPassword*');
  await submitForm(page, { email: 'kimse@rotadas.example', password: 'yanlis-sifre' });
  await shoot(page, 'login-busy', page.getByRole('button', { name: 'Giriş Yapılıyor...' }));
  await page.reload();
  await toRegistration(page);
  await page.getByLabel('E-posta').fill('kimse');
  await page.getByLabel('Şifre', { exact: true }).fill('123');
  await page.getByLabel('Şifre (tekrar)').fill('124');
  await page.getByRole('button', { name: 'Kayıt Ol', exact: true }).click();
  await shoot(page, 'register-errors', page.getByText('Geçerli bir email adresi giriniz'));
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
  await shoot(page, 'forgot-password', page.getByRole('heading', { name: 'Şifreni yenile' }));
  await page.getByLabel('E-posta').fill('kimse@rotadas.example');
  await page.getByRole('button', { name: 'Bağlantı gönder' }).click();
  await shoot(page, 'forgot-password-sent', page.getByText(/bağlantısı yolda/));
});

test('terms, about, offline', async ({ page, shoot }) => {
  await page.goto('/terms');
  await shoot(page, 'terms', page.getByRole('heading', { level: 1 }));
  await page.goto('/about');
  await shoot(page, 'about', page.getByRole('heading', { level: 1 }));
  await page.getByRole('contentinfo').or(page.getByRole('heading').last()).first().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 20_000);
  await shoot(page, 'about-end');
  await page.goto('/offline.html');
  await shoot(page, 'offline', page.getByRole('heading', { name: 'Çevrimdışısın' }));
});

test('a loading page', async ({ page, shoot }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.goto('/about');
  await shoot(page, 'page-loading', page.getByText('Sayfa yükleniyor...'));
});
