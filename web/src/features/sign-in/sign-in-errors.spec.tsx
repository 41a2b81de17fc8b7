import { screen, waitFor } from '@testing-library/react';
import { respondTo, requestsTo, json, unreachable } from '../../../test/support/responses.js';
import { onDevice } from '../../../test/support/device.js';
import { accountsCall, refuseAccountsCall } from '../../../test/support/identity-provider.js';
import { press } from '../../../test/support/page.js';
import { expectToast } from '../../../test/support/render.js';
import { renderSignInPage, CREDENTIALS, submitForm, toRegistration } from '../../../test/support/sign-in.js';

beforeEach(renderSignInPage);

const WRONG = 'Email veya şifre hatalı.';
const OFFLINE = 'Ağ bağlantısı hatası. İnternet bağlantınızı kontrol edin.';
const AGAIN = 'Birazdan tekrar dene.';

// The text of each code is in failure-text.spec.ts.
it('a failed login or registration has the text of its code under its own title', async () => {
  refuseAccountsCall('signInWithPassword', 'INVALID_PASSWORD');
  await submitForm(CREDENTIALS);
  await expectToast('Giriş Hatası', WRONG);
  refuseAccountsCall('signInWithPassword', 'SOMETHING_NEW');
  await submitForm(CREDENTIALS);
  await expectToast('Giriş Hatası', 'Giriş yapılırken bir hata oluştu.', AGAIN);
  await toRegistration();
  refuseAccountsCall('signUp', 'WEAK_PASSWORD');
  await submitForm(CREDENTIALS);
  await expectToast('Kayıt Hatası', 'Şifre çok zayıf. En az 6 karakter kullanın.');
  refuseAccountsCall('signUp', 'SOMETHING_NEW');
  await submitForm(CREDENTIALS);
  await expectToast('Kayıt Hatası', 'Kayıt olurken bir hata oluştu.', AGAIN);
  respondTo(/:\w+$/, unreachable);
  await submitForm(CREDENTIALS);
  await expectToast('Kayıt Hatası', OFFLINE);
});

it('a lost connection is reported as a network failure, not as a failed bot-check', async () => {
  await submitForm(CREDENTIALS);
  await expectToast('Giriş Hatası', WRONG);
  await press('Kapat');
  onDevice({ online: false });
  respondTo(/./, unreachable);
  await submitForm(CREDENTIALS);
  await expectToast('Giriş Hatası', OFFLINE);
});

it('a refused password names the broken rules, and each refusal refreshes the policy', async () => {
  const address = 'GET https://identitytoolkit.googleapis.com/v2/passwordPolicy';
  const policies = [
    {
      schemaVersion: 1,
      customStrengthOptions: {
        minPasswordLength: 12,
        containsLowercaseCharacter: true,
        containsUppercaseCharacter: true,
        containsNumericCharacter: true,
      },
    },
    { schemaVersion: 1, customStrengthOptions: { minPasswordLength: 14 } },
    { schemaVersion: 2, customStrengthOptions: {} },
  ];
  const policyRequests = () => requestsTo(address).length;
  respondTo(address, () =>
    json({
      ...policies[Math.min(policyRequests(), policies.length) - 1],
      allowedNonAlphanumericCharacters: ['!'],
      enforcementState: 'ENFORCE',
    }),
  );
  refuseAccountsCall('signUp', 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS');
  await toRegistration();
  const first = 'Şifre kurallara uymuyor: en az 12 karakter, bir büyük harf, bir rakam.';
  const submits = async (count: number) => {
    await submitForm({ ...CREDENTIALS, password: 'parola' });
    await waitFor(() => expect(requestsTo(accountsCall('signUp'))).toHaveLength(count));
  };
  await submits(1);
  await expectToast('Kayıt Hatası', first);
  // The refreshed policy is used by the next attempt.
  await submits(2);
  await expectToast('Kayıt Hatası', first);
  await waitFor(() => expect(policyRequests()).toBe(2));
  await submits(3);
  await expectToast('Kayıt Hatası', 'Şifre kurallara uymuyor: en az 14 karakter.');
  await waitFor(() => expect(policyRequests()).toBe(3));
  await submits(4);
  await expectToast(
    'Kayıt Hatası',
    'Şifre kuralları okunamadı. Sayfayı yenile; düzelmezse daha sonra tekrar dene.',
  );
  expect(screen.queryByText(first)).toBeNull();
});
