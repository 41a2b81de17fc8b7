import { screen, within } from '@testing-library/react';
import { answer, unreachable } from '../../test/support/answers.js';
import { holdClock, pass } from '../../test/support/clock.js';
import { user } from '../../test/support/page.js';
import { address, openApp } from '../../test/support/render-app.js';
import { loadAboutPage, loadTermsPage } from './static-pages.js';

/** The section under that heading. */
async function section(title: RegExp): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { level: 2, name: title });
  const found = heading.closest('section');
  if (found === null) throw new Error(`${title} heads no section`);
  return found;
}

describe.each([
  ['/terms', loadTermsPage],
  ['/about', loadAboutPage],
])('%s', (path, load) => {
  it('shows its spinner for 300 ms, then its text', async () => {
    await load();
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

it('the terms say when they were last updated', async () => {
  openApp('/terms');
  expect(await screen.findByText('Son güncelleme: 31 Mart 2025 (31.03.2025)')).toBeVisible();
});

it.each([
  [
    'disclaim responsibility',
    /Rotadaş’ın rolü/,
    /anlaşmalardan, ödemelerden ve verilen hizmetlerden yalnızca taraflar sorumludur/,
  ],
  [
    'forbid misuse: the account is suspended at once, legal action follows',
    /Yasak kullanımlar/,
    /hesabı derhâl askıya alınır.*yasal yollara başvurulur/,
  ],
  [
    'oblige providers to state fee, duration and conditions',
    /Hizmet verenlerin/,
    /ücretini, süresini ve koşullarını .* açıkça bildirir/,
  ],
  ['say that providers are not verified', /Hizmet verenlerin/, /doğrulamaz/],
  [
    'share contact details by mutual consent only',
    /Gizlilik/,
    /İletişim bilgileri yalnızca karşılıklı rıza ile paylaşılır/,
  ],
  ['use the location for matching only', /Gizlilik/, /Konum bilgisi yalnızca eşleştirme amacıyla/],
  [
    'follow the data-protection law',
    /Gizlilik/,
    /6698 sayılı Kişisel Verilerin Korunması Kanunu’na \(“KVKK”\) uygun/,
  ],
  [
    'make users responsible for their accounts',
    /Hesap sorumluluğu/,
    /şifresinin gizliliğinden ve hesabı üzerinden yapılan bütün işlemlerden sorumludur/,
  ],
  ['keep the right to change the terms', /Koşulların değiştirilmesi/, /değiştirme hakkını saklı tutar/],
  ['keep the right to remove users', /Koşulların değiştirilmesi/, /üyeliğini sona erdirebilir/],
  [
    'name Turkish law and the courts of Ankara',
    /Uygulanacak hukuk/,
    /Türkiye Cumhuriyeti hukuku uygulanır.*Ankara mahkemeleri/,
  ],
])('the terms %s', async (_point, title, words) => {
  openApp('/terms');
  expect(await section(title)).toHaveTextContent(words);
});

it('the terms name the e-mail that the operator configured', async () => {
  openApp('/terms');
  const address = await within(await section(/İletişim/)).findByRole('link');
  expect(address).toHaveTextContent(/^iletisim@rotadas\.example$/);
  expect(address).toHaveAttribute('href', 'mailto:iletisim@rotadas.example');
});

it.each(['Yolculuk paylaşımı ve servis', 'Kargo ve nakliye', 'Moto kurye', 'Tekne turları'])(
  'the about page tells of: %s',
  async (offer) => {
    openApp('/about');
    expect(await screen.findByRole('heading', { level: 3, name: offer })).toBeVisible();
  },
);

it('the about page tells how it works: sign up, open a listing, match, earn', async () => {
  openApp('/about');
  await screen.findByRole('heading', { level: 1 });
  const steps = screen.getAllByRole('listitem').map((step) => within(step).getByRole('heading').textContent);
  expect(steps).toEqual(['Kayıt ol', 'İlan aç', 'Eşleş', 'Kazan']);
});

it.each([
  ['/greeting', 'Yakınındakileri canlı gör'],
  ['/terms', 'Kullanım Koşulları ve Gizlilik'],
  ['/about', 'Rotadaş Hakkında'],
])('%s does not wait for the identity provider', async (path, title) => {
  answer('GET /api/config', unreachable);
  openApp(path);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});
