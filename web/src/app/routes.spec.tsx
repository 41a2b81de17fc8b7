import { screen, waitFor } from '@testing-library/react';
import { aUser, ROUTE_PATH } from '../../test/support/builders.js';
import { respondTo, requestsTo, failure, json, unreachable } from '../../test/support/responses.js';
import { holdClock, logged, pass } from '../../test/support/device.js';
import { CONFIG, currentUser, routeMatches } from '../../test/support/gateway.js';
import { ECE } from '../../test/support/identity-provider.js';
import { button, dialog, user } from '../../test/support/page.js';
import { closeApp, openApp, openSignedIn } from '../../test/support/render-app.js';
import { address, expectToast } from '../../test/support/render.js';
import { submitForm } from '../../test/support/sign-in.js';
import '../features/about/about-page.js';
import '../features/legal/terms-page.js';

// These two come first, since the app starts only once.
it('the login without an identity provider says what the operator must configure', async () => {
  respondTo('GET /api/config', () => json({ ...CONFIG, firebase: null }));
  openApp('/login');
  expect(await screen.findByRole('heading', { name: 'Firebase yapılandırması eksik' })).toBeVisible();
  expect(screen.queryByLabelText('E-posta')).toBeNull();
  expect(logged()).toMatch(/sunucunun FIREBASE_PROJECT_ID ve FIREBASE_API_KEY ayarlarını tamamla/);
  expect(logged()).toContain('FirebaseConfigMissing: Firebase yapılandırması eksik');
});

it('continues a start without a network when the network is back', async () => {
  respondTo('GET /api/config', unreachable);
  openApp('/');
  expect(await screen.findByRole('heading', { name: 'Sunucuya ulaşılamıyor' })).toBeVisible();
  respondTo('GET /api/config', () => json(CONFIG));
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByRole('heading', { name: 'Yakınındakileri canlı gör' })).toBeVisible();
});

describe.each(['/terms', '/gizlilik', '/about'])('%s', (path) => {
  it('shows its spinner for 300 ms, then its text and a link back to the login', async () => {
    holdClock();
    openApp(path);
    const spinner = () => screen.queryByText('Sayfa yükleniyor...');
    expect(spinner()).toBeVisible();
    await pass(299);
    expect(spinner()).toBeVisible();
    await pass(1);
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(spinner()).toBeNull();
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
  respondTo('GET /api/config', unreachable);
  openApp(path);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

it('a login opens home', async () => {
  openApp('/login');
  await submitForm(ECE);
  expect(await button('Profil menüsü')).toBeVisible();
  expect(address()).toBe('/');
});

it('a user whose proof of a bot-check is lost passes another one', async () => {
  const VERIFY = 'POST /api/bot-check/verify';
  const required = { error: 'Kontrol', code: 'bot-check-required', requestId: 'r1' };
  respondTo('GET /api/users/me', () =>
    requestsTo(VERIFY).length === 0 ? json(required, 403) : json(aUser()),
  );
  await openSignedIn('/profile');
  expect(await screen.findByDisplayValue('Ece Uysal')).toBeVisible();
  expect(requestsTo(VERIFY)).toHaveLength(1);
});

it.each([
  ['/bildirimler/yollar', 'Kayıtlı rotan yok'],
  ['/telefon', 'Uygulamayı yükle'],
])('a link to %s leads to the greeting, and to that page after the login', async (path, text) => {
  openApp(path);
  await waitFor(() => expect(address()).toBe('/greeting'));
  const entries = window.history.length;
  await user.click(await screen.findByRole('link', { name: 'Devam Et' }));
  await submitForm(ECE);
  expect(await screen.findByText(text)).toBeVisible();
  expect(window.history).toHaveLength(entries); // Back does not lead to the greeting
  expect(address()).toBe(path);
});

it('a link to a view of the map opens it after the login, and one to no view opens home', async () => {
  for (const [fragment, opened] of [
    ['#map=13/41.0240/28.9600', '#map=13/41.0240/28.9600'],
    ['#map=13/99/28', ''],
  ] as const) {
    openApp(`/${fragment}`);
    await user.click(await screen.findByRole('link', { name: 'Devam Et' }));
    await submitForm(ECE);
    expect(await button('Profil menüsü')).toBeVisible();
    expect(window.location.hash).toBe(opened);
    await closeApp();
  }
});

it('an unknown path shows the text of the specification, a Turkish one and the way home', async () => {
  await openSignedIn('/boyle-bir-sayfa-yok');
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeVisible();
  expect(screen.getByText('Aradığın sayfa yok ya da taşınmış.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Haritaya dön' })).toHaveAttribute('href', '/');
});

it('a shared link opens on the public map, and at home after the login', async () => {
  routeMatches([]);
  openApp(`${ROUTE_PATH}&tur=taxi#map=8/40/28`);
  expect(await screen.findByText(/^Bağlantıdaki yola çıkanları görmek için/)).toBeVisible();
  expect(address()).toBe(`/kesfet${ROUTE_PATH.slice(1)}&tur=taxi`);
  expect(window.location.hash).toBe('#map=8/40/28');
  await user.click(await screen.findByRole('link', { name: 'Devam Et' }));
  await submitForm(ECE);
  expect(await screen.findByLabelText('Nereye')).toHaveValue('Bursa');
  expect(address()).toBe(`${ROUTE_PATH}&tur=taxi`);
});

it('the public map needs no identity provider', async () => {
  respondTo('GET /api/config', () => json({ ...CONFIG, firebase: null }));
  openApp(ROUTE_PATH);
  expect(await screen.findByTestId('map')).toBeVisible();
  expect(address()).toBe(`/kesfet${ROUTE_PATH.slice(1)}`);
});

it('the public map leads signed-in users to the same search at home', async () => {
  routeMatches([]);
  await openSignedIn(`/kesfet${ROUTE_PATH.slice(1)}#map=8/40/28`);
  expect(await screen.findByLabelText('Nereye')).toHaveValue('Bursa');
  expect(address()).toBe(ROUTE_PATH);
});

it.each(['?tur=taxi', ROUTE_PATH.slice(1)])(
  'a user whose session has ended opens %s on the public map',
  async (query) => {
    localStorage.setItem('rotadas.session', 'signed-in');
    openApp(`/${query}`);
    expect(await screen.findByRole('heading', { name: 'Canlı harita' })).toBeInTheDocument();
    expect(address()).toBe(`/kesfet${query}`);
  },
);

it.each(['/?yayin=5', '/?tur=taxi&yayin=5', '/?utm=1', '/admin'])(
  '%s leads anonymous viewers to the greeting',
  async (path) => {
    openApp(path);
    await waitFor(() => expect(address()).toBe('/greeting'));
  },
);

it('a user who signed out on all devices gets a text on the login page', async () => {
  respondTo('POST https://securetoken.googleapis.com/v1/token', () =>
    json({ error: { code: 400, message: 'TOKEN_EXPIRED' } }, 400),
  );
  respondTo('GET /api/users/me', () => failure(401, 'Oturumun doğrulanamadı.'));
  await openSignedIn('/');
  await expectToast(
    'Hata',
    'Oturumun kapandı: e-postan ya da şifren değişmiş veya tüm cihazlardan çıkış yapılmış olabilir. Yeniden giriş yapabilirsin.',
  );
  expect(address()).toBe('/login');
});

it.each(['/', '/profile', '/admin', '/bildirimler'])('the terms dialog blocks %s', async (path) => {
  respondTo('GET /api/reports/page', () => failure(503));
  currentUser({ termsAccepted: false, isAdmin: true });
  await openSignedIn(path);
  await dialog('Kullanım koşulları');
});
