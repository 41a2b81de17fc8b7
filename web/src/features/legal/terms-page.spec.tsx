import { screen, within } from '@testing-library/react';
import { renderWithProviders } from '../../../test/support/render.js';
import { TermsPage } from './terms-page.js';

/** The section under that heading. */
async function section(title: RegExp): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { level: 2, name: title });
  const found = heading.closest('section');
  if (found === null) throw new Error(`${title} heads no section`);
  return found;
}

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
  renderWithProviders(<TermsPage />);
  expect(await section(title)).toHaveTextContent(words);
});

it('the terms name their last update and the e-mail that the operator configured', async () => {
  renderWithProviders(<TermsPage />);
  expect(await screen.findByText('Son güncelleme: 31 Mart 2025 (31.03.2025)')).toBeVisible();
  const address = await within(await section(/İletişim/)).findByRole('link');
  expect(address).toHaveTextContent(/^iletisim@rotadas\.example$/);
  expect(address).toHaveAttribute('href', 'mailto:iletisim@rotadas.example');
});
