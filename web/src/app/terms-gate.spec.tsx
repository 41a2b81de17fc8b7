import { screen, waitFor } from '@testing-library/react';
import { respondTo, requestsTo, failure, noContent } from '../../test/support/responses.js';
import { currentUser } from '../../test/support/gateway.js';
import { dialog, press, user } from '../../test/support/page.js';
import { expectToast, renderWithProviders } from '../../test/support/render.js';
import { TermsGate } from './terms-gate.js';

const ACCEPT_TERMS = 'POST /api/users/accept-terms';
const ACCEPT = 'Kabul et ve devam et';

const terms = () => dialog('Kullanım koşulları');
const termsOpen = () => screen.queryByRole('dialog', { name: 'Kullanım koşulları' });

async function tick(): Promise<void> {
  await user.click((await terms()).getByRole('checkbox'));
}

beforeEach(() => {
  currentUser({ termsAccepted: false });
  respondTo(ACCEPT_TERMS, () => {
    currentUser();
    return noContent();
  });
  renderWithProviders(<TermsGate />);
});

it('stays open until the terms are accepted, then requests the user again', async () => {
  const open = await terms();
  expect(open.queryByRole('button', { name: 'Kapat' })).toBeNull();
  const link = open.getByRole('link', { name: 'Kullanım koşullarının tamamını oku' });
  expect(link).toHaveAttribute('href', '/terms');
  expect(link).toHaveAttribute('target', '_blank');
  await user.keyboard('{Escape}');
  await user.click(document.querySelector('.ant-modal-wrap') ?? document.body); // Beside it
  expect(termsOpen()).toBeVisible();
  await press(ACCEPT);
  const error = 'Devam etmek için kullanım koşullarını kabul etmelisiniz.';
  expect(await open.findByText(error)).toBeVisible();
  expect(open.getByRole('checkbox')).toBeInvalid();
  expect(open.getByRole('checkbox')).toHaveAccessibleDescription(error);
  expect(requestsTo(ACCEPT_TERMS)).toEqual([]);
  await tick();
  await press(ACCEPT);
  await expectToast('Başarılı', 'Kullanım koşulları başarıyla kabul edildi.');
  await waitFor(() => expect(termsOpen()).toBeNull());
  expect(requestsTo(ACCEPT_TERMS)).toHaveLength(1);
  expect(requestsTo('GET /api/users/me')).toHaveLength(2);
});

it('says why the terms could not be accepted', async () => {
  respondTo(ACCEPT_TERMS, () => failure(401));
  await tick();
  await press(ACCEPT);
  await expectToast('Hata', 'Oturum bilgileriniz alınamadı. Lütfen tekrar giriş yapın.');
  respondTo(ACCEPT_TERMS, () => failure(500));
  await press(ACCEPT);
  await expectToast('Hata', 'Kullanım koşulları kabul edilirken bir hata oluştu. Lütfen tekrar deneyin.');
  expect(termsOpen()).toBeVisible();
});
