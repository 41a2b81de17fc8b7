import { TERMS_VERSION } from '@rotadas/contracts/accounts/terms-version';
import { RETENTION } from '@rotadas/contracts/personal-data/retention';
import { RETENTION_ELSEWHERE } from '@rotadas/contracts/personal-data/retention-elsewhere';
import { screen, within } from '@testing-library/react';
import { renderWithProviders } from '../../../test/support/render.js';
import { failure, respondTo } from '../../../test/support/responses.js';
import { PrivacyPage } from './privacy-page.js';

const table = async (name: string) => within(await screen.findByRole('table', { name }));
const cells = (row: HTMLElement) =>
  [...within(row).getAllByRole('rowheader'), ...within(row).getAllByRole('cell')].map(
    ({ textContent }) => textContent,
  );

it('says of each kind of data how long it is kept, why, and on which ground', async () => {
  renderWithProviders(<PrivacyPage />);
  const stored = await table('Uygulamanın kayıtları');
  expect(stored.getAllByRole('row')).toHaveLength(1 + Object.keys(RETENTION).length);
  expect(cells(stored.getByRole('row', { name: /^Anlaşmalar:/ }))).toEqual([
    'Anlaşmalar: taraflar, güzergâh, ücret, not, olanlar',
    'bittikten sonra 730 gün',
    'Tarafların birbirinden alacağı ya da şikâyeti olabilir.',
    'm. 5/2-e: Bir hakkın tesisi, kullanılması veya korunması',
  ]);
  expect(cells(stored.getByRole('row', { name: /^Kayıtlı rotalar/ }))[1]).toBe('Hesap silinene kadar');
  const elsewhere = await table('Kayıtların dışında');
  expect(elsewhere.getAllByRole('row')).toHaveLength(1 + RETENTION_ELSEWHERE.length);
  expect(cells(elsewhere.getByRole('row', { name: /^Yedekler/ }))[1]).toBe('oluştuktan sonra 30 gün');
});

it('names what stays after an account is erased, and where a position goes', async () => {
  renderWithProviders(<PrivacyPage />);
  const main = await screen.findByRole('main');
  expect(main).toHaveTextContent(/hakkındaki bildirimler.* bir yıla kadar kalır/);
  expect(main).toHaveTextContent(/özetleri, yasak kaldırılana kadar kalır/);
  expect(main).toHaveTextContent(/acil bildirimde de gönderenin o andaki konumu saklanır/);
  expect(main).toHaveTextContent(/onu elinde tutan herkese .* canlı konumu/);
});

it.each([
  [/^e\) Silinmesini/, /7 gün içinde giriş yapılıp geri alınabilir/],
  [/^a, b\)/, /“Verilerimi indir”/],
  [/^g\)/, /itirazı başka bir yönetici karara bağlar/],
])('says how to exercise the right %s', async (right, how) => {
  renderWithProviders(<PrivacyPage />);
  expect(await screen.findByRole('row', { name: right })).toHaveTextContent(how);
});

it('says what to do if the address cannot be loaded', async () => {
  respondTo('GET /api/config', () => failure(500));
  renderWithProviders(<PrivacyPage />);
  expect(await screen.findByText(/^İletişim adresi şu anda yüklenemedi/)).toBeVisible();
});

it('shows the date of its version, and links the terms and the configured address', async () => {
  renderWithProviders(<PrivacyPage />);
  expect(screen.getByText('Son güncelleme: 1 Aralık 2026')).toHaveAttribute('datetime', TERMS_VERSION);
  expect(screen.getByRole('link', { name: 'Kullanım Koşulları' })).toHaveAttribute('href', '/terms');
  const address = await screen.findByRole('link', { name: 'iletisim@rotadas.example' });
  expect(address).toHaveAttribute('href', 'mailto:iletisim@rotadas.example');
});
