import { authErrorKey } from './auth-error-key.js';
import { authErrorTexts } from './auth-errors.tr.js';

const failure = (code: string) => Object.assign(new Error(code), { code });

/** Codes that the specification names without a text. */
const CODES = `invalid-api-key auth-domain-config-required unauthorized-domain popup-blocked
  popup-closed-by-user cancelled-popup-request user-mismatch tenant-id-mismatch
  password-does-not-meet-requirements multi-factor-auth-required internal-error argument-error
  web-storage-unsupported operation-not-supported-in-this-environment
  unsupported-password-policy-schema-version invalid-user-token`;

const WRONG = 'Email veya şifre hatalı.';

describe('the text of a failed sign-in', () => {
  it.each(CODES.split(/\s+/))('exists for the code %s', (code) => {
    expect(authErrorKey(failure(`auth/${code}`))).toBe(code);
  });

  it.each([
    ['user-not-found', WRONG],
    ['wrong-password', WRONG],
    ['invalid-credential', WRONG],
    ['invalid-email', 'Geçersiz email adresi.'],
    [
      'operation-not-allowed',
      'Email/şifre ile kayıt şu anda yapılamıyor. Lütfen Google ile giriş yapmayı deneyin.',
    ],
    ['email-already-in-use', 'Bu email adresi zaten kullanımda.'],
    ['weak-password', 'Şifre çok zayıf. En az 6 karakter kullanın.'],
    ['network-request-failed', 'Ağ bağlantısı hatası. İnternet bağlantınızı kontrol edin.'],
    ['too-many-requests', 'Çok fazla deneme yapıldı. Lütfen birkaç dakika bekleyip tekrar dene.'],
    ['user-disabled', 'Bu hesap devre dışı bırakılmış. Yanlışlık olduğunu düşünüyorsan bize yaz.'],
    ['user-token-expired', 'Oturumunun süresi doldu. Lütfen yeniden giriş yap.'],
    [
      'requires-recent-login',
      'Bu işlem için yeni giriş yapmış olman gerekiyor. Çıkış yapıp tekrar giriş yap.',
    ],
  ] as const)('for the code %s is: %s', (code, text) => {
    expect(authErrorKey(failure(`auth/${code}`))).toBe(code);
    expect(authErrorTexts[code]).toBe(text);
  });

  it('differs by code, but is equal for a wrong e-mail and a wrong password', () => {
    const wrong = ['user-not-found', 'wrong-password', 'invalid-credential', 'invalid-login-credentials'];
    const texts = Object.entries(authErrorTexts).filter(([code]) => !wrong.includes(code));
    expect(new Set(texts.map(([, text]) => text)).size).toBe(texts.length);
    const wrongTexts = Object.entries(authErrorTexts).filter(([code]) => wrong.includes(code));
    expect(new Set(wrongTexts.map(([, text]) => text)).size).toBe(1);
  });

  it('is the general one without a known code', () => {
    expect(authErrorKey(failure('auth/something-new'))).toBeNull();
    expect(authErrorKey(failure('user-disabled'))).toBeNull();
    expect(authErrorKey(new Error('no code'))).toBeNull();
    expect(authErrorKey('no error')).toBeNull();
  });
});
