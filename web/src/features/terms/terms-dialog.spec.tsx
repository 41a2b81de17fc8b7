import { screen, waitFor } from '@testing-library/react';
import { answer, callsOf, failure, nothing } from '../../../test/support/answers.js';
import { currentUser } from '../../../test/support/gateway.js';
import { dialog, press, user } from '../../../test/support/page.js';
import { expectToast, openSignedIn } from '../../../test/support/render-app.js';

const ACCEPT_TERMS = 'POST /api/users/accept-terms';
const ACCEPT = 'Kabul Et ve Devam Et';

const terms = () => dialog('Kullanım Koşulları');
const termsOpen = () => screen.queryByRole('dialog', { name: 'Kullanım Koşulları' });

async function tick(): Promise<void> {
  await user.click((await terms()).getByRole('checkbox'));
}

beforeEach(() => {
  currentUser({ termsAccepted: false, isAdmin: true });
  answer(ACCEPT_TERMS, () => {
    currentUser({ isAdmin: true });
    return nothing();
  });
});

it.each(['/', '/profile', '/profile?edit=true', '/admin'])(
  'the terms dialog blocks %s until the terms are accepted, and links to all of them',
  async (path) => {
    answer('GET /api/reports/page', () => failure(503));
    await openSignedIn(path);
    const open = await terms();
    expect(open.queryByRole('button', { name: 'Kapat' })).toBeNull();
    await user.keyboard('{Escape}');
    expect(termsOpen()).toBeVisible();
    const link = open.getByRole('link', { name: 'Kullanım koşullarının tamamını oku' });
    expect(link).toHaveAttribute('href', '/terms');
    expect(link).toHaveAttribute('target', '_blank');
    await press(ACCEPT);
    expect(await open.findByText('Devam etmek için kullanım koşullarını kabul etmelisiniz.')).toBeVisible();
    expect(callsOf(ACCEPT_TERMS)).toEqual([]);
    await tick();
    await press(ACCEPT);
    await waitFor(() => expect(termsOpen()).toBeNull());
    expect(callsOf(ACCEPT_TERMS)).toHaveLength(1);
  },
);

it('the terms dialog tells why the terms could not be accepted, and closes once they are', async () => {
  answer(ACCEPT_TERMS, () => failure(401));
  await openSignedIn('/');
  await tick();
  await press(ACCEPT);
  await expectToast('Hata', 'Oturum bilgileriniz alınamadı. Lütfen tekrar giriş yapın.');
  answer(ACCEPT_TERMS, () => failure(500));
  await press(ACCEPT);
  await expectToast('Hata', 'Kullanım koşulları kabul edilirken bir hata oluştu. Lütfen tekrar deneyin.');
  answer(ACCEPT_TERMS, () => {
    currentUser();
    return nothing();
  });
  await press(ACCEPT);
  await expectToast('Başarılı', 'Kullanım koşulları başarıyla kabul edildi.');
  await waitFor(() => expect(termsOpen()).toBeNull());
});
