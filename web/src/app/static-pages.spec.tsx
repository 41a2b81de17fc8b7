import { screen } from '@testing-library/react';
import { answer, unreachable } from '../../test/support/answers.js';
import { holdClock, pass } from '../../test/support/device.js';
import { user } from '../../test/support/page.js';
import { openApp } from '../../test/support/render-app.js';
import { address } from '../../test/support/render.js';
import { AboutPage, TermsPage } from './public-screens.js';

describe.each([
  ['/terms', TermsPage],
  ['/about', AboutPage],
])('%s', (path, Page) => {
  it('shows its spinner for 300 ms, then its text', async () => {
    await Page.load();
    holdClock();
    openApp(path);
    const spinner = () => screen.queryByText('Sayfa yükleniyor...');
    expect(spinner()).toBeVisible();
    await pass(299);
    expect(spinner()).toBeVisible();
    await pass(1);
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(spinner()).toBeNull();
  });

  it('leads back to the login', async () => {
    openApp(path);
    const back = await screen.findByRole('link', { name: 'Geri dön' });
    expect(back).toHaveAttribute('href', '/login');
    await user.click(back);
    expect(await screen.findByRole('heading', { name: 'Giriş Sayfası' })).toBeVisible();
  });
});

it('/privacy leads to the terms', async () => {
  openApp('/privacy');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Kullanım Koşulları ve Gizlilik' }),
  ).toBeVisible();
  expect(address()).toBe('/terms');
});

it.each([
  ['/greeting', 'Yakınındakileri canlı gör'],
  ['/terms', 'Kullanım Koşulları ve Gizlilik'],
  ['/about', 'Rotadaş hakkında'],
])('%s does not wait for the identity provider', async (path, title) => {
  answer('GET /api/config', unreachable);
  openApp(path);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});
