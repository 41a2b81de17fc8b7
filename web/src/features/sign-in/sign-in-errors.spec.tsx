import { screen, waitFor } from '@testing-library/react';
import { answer, callsOf, json, unreachable } from '../../../test/support/answers.js';
import { onDevice } from '../../../test/support/device.js';
import { accountsCall, providerAnswers } from '../../../test/support/identity-provider.js';
import { press } from '../../../test/support/page.js';
import { expectToast } from '../../../test/support/render.js';
import { renderSignInPage, SOMEBODY, submitForm, toRegistration } from '../../../test/support/sign-in.js';

beforeEach(renderSignInPage);

const WRONG = 'Email veya şifre hatalı.';
const NOT_BY_EMAIL = 'Email/şifre ile kayıt şu anda yapılamıyor. Lütfen Google ile giriş yapmayı deneyin.';
const LISTED_LOGIN: Failure[] = [
  { code: 'EMAIL_NOT_FOUND', text: WRONG },
  { code: 'INVALID_PASSWORD', text: WRONG },
  { code: 'INVALID_LOGIN_CREDENTIALS', text: WRONG },
  { code: 'INVALID_EMAIL', text: 'Geçersiz email adresi.' },
  { code: 'OPERATION_NOT_ALLOWED', text: NOT_BY_EMAIL },
  { code: 'SOMETHING_NEW', text: 'Giriş yapılırken bir hata oluştu.', hint: 'Birazdan yeniden dene.' },
];
const LISTED_REGISTRATION: Failure[] = [
  { code: 'EMAIL_EXISTS', text: 'Bu email adresi zaten kullanımda.' },
  { code: 'WEAK_PASSWORD', text: 'Şifre çok zayıf. En az 6 karakter kullanın.' },
  { code: 'INVALID_EMAIL', text: 'Geçersiz email adresi.' },
  { code: 'OPERATION_NOT_ALLOWED', text: NOT_BY_EMAIL },
  { code: 'SOMETHING_NEW', text: 'Kayıt olurken bir hata oluştu.', hint: 'Birazdan yeniden dene.' },
];
const BEYOND_LOGIN: Failure[] = [
  {
    code: 'TOO_MANY_ATTEMPTS_TRY_LATER',
    text: 'Çok fazla deneme yapıldı. Lütfen birkaç dakika bekleyip tekrar dene.',
  },
  {
    code: 'USER_DISABLED',
    text: 'Bu hesap devre dışı bırakılmış. Yanlışlık olduğunu düşünüyorsan bize yaz.',
  },
  { code: 'TOKEN_EXPIRED', text: 'Oturumunun süresi doldu. Lütfen yeniden giriş yap.' },
  {
    code: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
    text: 'Bu işlem için yeni giriş yapmış olman gerekiyor. Çıkış yapıp tekrar giriş yap.',
  },
];

interface Failure {
  readonly code: string;
  readonly text: string;
  readonly hint?: string;
}

async function expectFailure(call: string, title: string, { code, text, hint }: Failure): Promise<void> {
  providerAnswers(call, code);
  await submitForm(SOMEBODY);
  await expectToast(title, text, hint);
}

it.each(LISTED_LOGIN)(
  'a login that fails by $code has its listed text under the title Giriş Hatası',
  (failure) => expectFailure('signInWithPassword', 'Giriş Hatası', failure),
);

it.each(LISTED_REGISTRATION)(
  'a registration that fails by $code has its listed text under the title Kayıt Hatası',
  async (failure) => {
    await toRegistration();
    await expectFailure('signUp', 'Kayıt Hatası', failure);
  },
);

it.each(BEYOND_LOGIN)(
  'a login that fails by $code, which the identity provider sends too, has a helpful text of its own',
  (failure) => expectFailure('signInWithPassword', 'Giriş Hatası', failure),
);

it('a network failure at the identity provider is told as one', async () => {
  const text = 'Ağ bağlantısı hatası. İnternet bağlantınızı kontrol edin.';
  answer(/:\w+$/, unreachable);
  await submitForm(SOMEBODY);
  await expectToast('Giriş Hatası', text);
  await toRegistration();
  await submitForm(SOMEBODY);
  await expectToast('Kayıt Hatası', text);
});

it('a lost connection is told as a network failure, not as a failed bot-check', async () => {
  await submitForm(SOMEBODY);
  await expectToast('Giriş Hatası', WRONG);
  await press('Kapat');
  onDevice({ online: false });
  answer(/./, unreachable);
  await submitForm(SOMEBODY);
  await expectToast('Giriş Hatası', 'Ağ bağlantısı hatası. İnternet bağlantınızı kontrol edin.');
});

it('a password that the policy refuses is told what it lacks, and each refusal refreshes the policy', async () => {
  const address = 'GET https://identitytoolkit.googleapis.com/v2/passwordPolicy';
  const policies = [
    { schemaVersion: 1, customStrengthOptions: { minPasswordLength: 12, containsUppercaseCharacter: true } },
    { schemaVersion: 1, customStrengthOptions: { minPasswordLength: 14 } },
    { schemaVersion: 2, customStrengthOptions: {} },
  ];
  const asked = () => callsOf(address).length;
  answer(address, () =>
    json({
      ...policies[Math.min(asked(), policies.length) - 1],
      allowedNonAlphanumericCharacters: ['!'],
      enforcementState: 'ENFORCE',
    }),
  );
  providerAnswers('signUp', 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS');
  await toRegistration();
  const first = 'Şifre kurallara uymuyor: en az 12 karakter, bir büyük harf.';
  const submits = async (count: number) => {
    await submitForm(SOMEBODY);
    await waitFor(() => expect(callsOf(accountsCall('signUp'))).toHaveLength(count));
  };
  await submits(1);
  await expectToast('Kayıt Hatası', first);
  // The refreshed policy is there for the attempt after.
  await submits(2);
  await expectToast('Kayıt Hatası', first);
  await waitFor(() => expect(asked()).toBe(2));
  await submits(3);
  await expectToast('Kayıt Hatası', 'Şifre kurallara uymuyor: en az 14 karakter.');
  await waitFor(() => expect(asked()).toBe(3));
  await submits(4);
  await expectToast(
    'Kayıt Hatası',
    'Şifre kuralları okunamadı. Sayfayı yenile; düzelmezse daha sonra tekrar dene.',
  );
  expect(screen.queryByText(first)).toBeNull();
});
