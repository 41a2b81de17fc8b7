import { jest } from '@jest/globals';
import i18next from 'i18next';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aUser } from '../../../test/support/builders.js';
import { holdClock, pass, passUntil } from '../../../test/support/device.js';
import { CONFIG } from '../../../test/support/gateway.js';
import { accountsCall, ECE, provideIdentities } from '../../../test/support/identity-provider.js';
import { failure, json, requestBodies, requestsTo, respondTo } from '../../../test/support/responses.js';
import { button, fill, press } from '../../../test/support/page.js';
import { expectToast, renderWithKit } from '../../../test/support/render.js';
import { connectFirebase } from '../../shared/auth/firebase-auth.js';
import { latestToast } from '../../shared/toast/toast-store.js';
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

it('a number of another account at the identity provider is explained', async () => {
  respondTo(CONFIRM, () => json({ temporaryProof: 'proof', phoneNumber: '+905555555555' }));
  open();
  await press('Numaramı doğrula');
  await confirm('123456');
  expect(await screen.findByText(/^Bu numara başka bir hesapta doğrulanmış/)).toBeVisible();
});

it('a code is confirmed once, also if the gateway fails afterwards', async () => {
  respondTo(CALL, () => failure(503, 'Hizmete şu an ulaşılamıyor.'));
  open();
  await press('Numaramı doğrula');
  await confirm('123456');
  await expectToast('Hata', 'Hizmete şu an ulaşılamıyor.');
  respondTo(CALL, () => json(aUser({ isPhoneVerified: true })));
  await confirm('123456');
  await expectToast('Başarılı', 'Telefon numaran doğrulandı.');
  expect(requestsTo(CONFIRM)).toHaveLength(1);
});

it('a code can be entered after the sheet was closed, and be sent again', async () => {
  open();
  await press('Numaramı doğrula');
  await press('Kapat');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Numaramı doğrula');
  await screen.findByRole('dialog');
  expect(requestsTo(SEND)).toHaveLength(1);
  respondTo(SEND, () => json({ sessionInfo: 'second session' }));
  await press('Yeni kod gönder');
  await waitFor(() => expect(requestsTo(SEND)).toHaveLength(2));
  await waitFor(async () => expect(await button('Yeni kod gönder')).not.toHaveAttribute('aria-busy'));
  await confirm('123456');
  await expectToast('Başarılı', 'Telefon numaran doğrulandı.');
  expect(requestBodies(CONFIRM)).toMatchObject([{ sessionInfo: 'second session' }]);
});

it('a code can be requested again after the identity provider did not respond', async () => {
  const slow = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(slow.signal);
  respondTo(SEND, () => new Promise(() => undefined));
  open();
  await press('Numaramı doğrula');
  await waitFor(() => expect(requestsTo(SEND)).toHaveLength(1));
  slow.abort();
  await expectToast('Hata', 'Kod gönderilemedi');
  timeout.mockRestore();
});

it('a code can be requested again after the challenge was closed', async () => {
  createRecaptcha.mockResolvedValueOnce({ ...recaptcha, token: () => new Promise(() => undefined) });
  open();
  const start = await button('Numaramı doğrula');
  holdClock();
  createRecaptcha.mockClear();
  fireEvent.click(start);
  await passUntil(() => expect(createRecaptcha).toHaveBeenCalled());
  await pass(120_000);
  expect(latestToast.get()?.hint).toMatch(/^Güvenlik kontrolü geçilemedi/);
  expect(start).not.toHaveAttribute('aria-busy');
});
