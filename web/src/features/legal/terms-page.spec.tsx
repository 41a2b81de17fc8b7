import { TERMS_VERSION } from '@rotadas/contracts/accounts/terms-version';
import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { CONFIG } from '../../../test/support/gateway.js';
import { renderWithProviders } from '../../../test/support/render.js';
import { json, respondTo } from '../../../test/support/responses.js';
import { TermsPage } from './terms-page.js';

async function section(title: RegExp): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { level: 2, name: title });
  const found = heading.closest('section');
  if (found === null) throw new Error(`${title} is not the heading of a section`);
  return found;
}

it.each([
  [/Rotadaş’ın rolü/, /anlaşmalardan, ödemelerden ve verilen hizmetlerden yalnızca taraflar sorumludur/],
  [/Yasak kullanımlar/, /hesabı derhâl askıya alınır.*yasal yollara başvurulur/],
  [/Hizmet verenlerin/, /ücretini, süresini ve koşullarını .* açıkça bildirir/],
  [/Hizmet verenlerin/, /doğrulamaz/],
  [/Gizlilik/, /İletişim bilgileri yalnızca karşılıklı rıza ile paylaşılır/],
  [/Gizlilik/, /Konum bilgisi yalnızca eşleştirme amacıyla.* konum geçmişi tutulmaz/],
  [/Gizlilik/, /iki istisnası .* onu elinde tutan herkese aracın canlı konumunu gösterir; acil bildirim/],
  [/Gizlilik/, /OwnTracks ya da Traccar Client .* konum yalnızca Rotadaş’ın sunucusuna gider/],
  [/Gizlilik/, /6698 sayılı Kişisel Verilerin Korunması Kanunu’na \(“KVKK”\) uygun/],
  [/Hesap sorumluluğu/, /şifresinin gizliliğinden ve hesabı üzerinden yapılan bütün işlemlerden sorumludur/],
  [/Koşulların değiştirilmesi/, /değiştirme hakkını saklı tutar/],
  [/Koşulların değiştirilmesi/, /yeni sürümü kabul etmesi istenir.*Kullanmayı sürdürmek kabul sayılmaz/],
  [/Koşulların değiştirilmesi/, /üyeliğini sona erdirebilir/],
  [/Uygulanacak hukuk/, /Türkiye Cumhuriyeti hukuku uygulanır.*Ankara mahkemeleri/],
])('the terms state under %s: %s', async (title, words) => {
  renderWithProviders(<TermsPage />);
  expect(await section(title)).toHaveTextContent(words);
});

it('the terms show the date of their version and the configured e-mail address', async () => {
  renderWithProviders(<TermsPage />);
  const updated = await screen.findByText('Son güncelleme: 1 Aralık 2026');
  expect(updated).toHaveAttribute('datetime', TERMS_VERSION);
  const address = await within(await section(/İletişim/)).findByRole('link');
  expect(address).toHaveTextContent(/^iletisim@rotadas\.example$/);
  expect(address).toHaveAttribute('href', 'mailto:iletisim@rotadas.example');
  const privacy = within(await section(/Gizlilik/)).getByRole('link', { name: /saklama süreleri/ });
  expect(privacy).toHaveAttribute('href', '/gizlilik');
});

it('opens at the consent to analytics, which comes with the configuration', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  const firebase = { ...CONFIG.firebase, measurementId: 'G-1' };
  respondTo('GET /api/config', () => json({ ...CONFIG, firebase }));
  renderWithProviders(<TermsPage />, { path: '/terms#olcum-izni' });
  const consent = await screen.findByRole('region', { name: 'Ölçüm izni' });
  expect(scroll.mock.contexts).toEqual([consent]);
  scroll.mockRestore();
});

it('the privacy text leads to the settings of mails, whose consent is separate', async () => {
  renderWithProviders(<TermsPage />);
  const link = await within(await section(/Gizlilik/)).findByRole('link', { name: /e-posta ayarlarını/ });
  expect(link).toHaveAttribute('href', '/bildirimler/ayarlar');
});
