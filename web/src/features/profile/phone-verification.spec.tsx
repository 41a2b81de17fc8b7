import { jest } from '@jest/globals';
import i18next from 'i18next';
import { screen, waitFor } from '@testing-library/react';
import { aUser } from '../../../test/support/builders.js';
import { CONFIG } from '../../../test/support/gateway.js';
import { accountsCall, ECE, provideIdentities } from '../../../test/support/identity-provider.js';
import { failure, json, requestBodies, requestsTo, respondTo } from '../../../test/support/responses.js';
import { fill, press } from '../../../test/support/page.js';
import { expectToast, renderWithKit } from '../../../test/support/render.js';
import { connectFirebase } from '../../shared/auth/firebase-auth.js';
import { PhoneVerification } from './phone-verification.js';

const close = jest.fn();
type Create = typeof import('../../shared/recaptcha/recaptcha.js').createRecaptcha;
const recaptcha = { token: async () => 'human', reset: jest.fn(), close };
const createRecaptcha = jest.fn<Create>(async () => recaptcha);
jest.unstable_mockModule('../../shared/recaptcha/recaptcha.js', () => ({ createRecaptcha }));

const SEND = accountsCall('sendVerificationCode');
const CONFIRM = accountsCall('signInWithPhoneNumber');
const CALL = 'POST /api/users/phone-verification';
const PHONE = '+90 555 555 55 55';

const refusal = (message: string) => json({ error: { code: 400, message } }, 400);
const open = (isVerified = false) =>
  renderWithKit(<PhoneVerification phone={PHONE} isVerified={isVerified} />);
const confirm = async (code: string) => {
  await fill('Kod', code);
  await press('Onayla');
};

const { sdk, auth } = await connectFirebase(CONFIG, i18next.t('app:unconfigured.title'));

afterEach(() => sdk.signOut(auth));
beforeEach(async () => {
  provideIdentities(ECE);
  await sdk.signInWithEmailAndPassword(auth, ECE.email, ECE.password);
  respondTo('GET https://identitytoolkit.googleapis.com/v1/recaptchaParams', () =>
    json({ recaptchaSiteKey: 'key' }),
  );
  respondTo(SEND, () => json({ sessionInfo: 'session' }));
  respondTo(CONFIRM, () => json({ idToken: 'token' }));
  respondTo(CALL, () => json(aUser({ isPhoneVerified: true })));
});

it('a verified phone needs no code', () => {
  open(true);
  expect(screen.getByText(`${PHONE} doğrulandı`)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('a phone is verified by the code that was sent to it', async () => {
  open();
  await press('Numaramı doğrula');
  expect(await screen.findByText(new RegExp(`^\\${PHONE} numarasına`))).toBeVisible();
  expect(requestBodies(SEND)).toEqual([{ phoneNumber: '+905555555555', recaptchaToken: 'human' }]);
  expect(createRecaptcha).toHaveBeenCalledWith('key');
  expect(close).toHaveBeenCalled();
  await confirm('12345');
  expect(await screen.findByText('Kod 6 rakamdan oluşur.')).toBeVisible();
  await confirm('123456');
  await expectToast('Başarılı', 'Telefon numaran doğrulandı.');
  const idToken = expect.any(String);
  expect(requestBodies(CONFIRM)).toEqual([{ sessionInfo: 'session', code: '123456', idToken }]);
  expect(requestsTo(CALL)).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a wrong code can be corrected', async () => {
  respondTo(CONFIRM, () => refusal('INVALID_CODE : details'));
  open();
  await press('Numaramı doğrula');
  await confirm('111111');
  await expectToast('Hata', 'Numara doğrulanamadı', 'Kod yanlış. SMS’teki kodu yeniden yaz.');
  expect(requestsTo(CALL)).toEqual([]);
  respondTo(CONFIRM, () => json({ idToken: 'token' }));
  await confirm('123456');
  await expectToast('Başarılı', 'Telefon numaran doğrulandı.');
});

it('a code that cannot be sent is explained', async () => {
  respondTo(SEND, () => refusal('TOO_MANY_ATTEMPTS_TRY_LATER'));
  open();
  await press('Numaramı doğrula');
  const hint = 'Çok fazla deneme yapıldı. Birkaç dakika bekleyip tekrar dene.';
  await expectToast('Hata', 'Kod gönderilemedi', hint);
});

it('a number of another account is explained, by the identity provider or the gateway', async () => {
  respondTo(CONFIRM, () => json({ temporaryProof: 'proof', phoneNumber: '+905555555555' }));
  open();
  await press('Numaramı doğrula');
  await confirm('123456');
  expect(await screen.findByText(/^Bu numara başka bir hesapta doğrulanmış/)).toBeVisible();
  respondTo(CONFIRM, () => json({ idToken: 'token' }));
  respondTo(CALL, () => failure(409, 'Bu numara alınmış.'));
  await confirm('123456');
  await expectToast('Hata', 'Bu numara alınmış.');
});
