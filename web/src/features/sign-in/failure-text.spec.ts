import { authErrorKey, brokenRules } from './failure-text.js';
import { authErrorTexts } from './auth-errors.tr.js';
import type { PasswordValidationStatus } from '@firebase/auth';

const failure = (code: string) => Object.assign(new Error(code), { code });

/** The identity provider codes of spec 8. */
const CODES = [
  'invalid-api-key',
  'auth-domain-config-required',
  'unauthorized-domain',
  'popup-blocked',
  'popup-closed-by-user',
  'cancelled-popup-request',
  'network-request-failed',
  'user-mismatch',
  'tenant-id-mismatch',
  'password-does-not-meet-requirements',
  'multi-factor-auth-required',
  'internal-error',
  'argument-error',
  'web-storage-unsupported',
  'operation-not-supported-in-this-environment',
  'unsupported-password-policy-schema-version',
  'invalid-user-token',
  'email-already-in-use',
  'wrong-password',
  'invalid-credential',
  'user-not-found',
  'too-many-requests',
  'user-token-expired',
  'requires-recent-login',
  'user-disabled',
];

describe('the text of a failed sign-in', () => {
  it.each(CODES)('every identity provider code has a text: %s', (code) => {
    expect(authErrorKey(failure(`auth/${code}`))).toBe(code);
  });

  it('is another one for each code, but one and the same for whatever is wrong with e-mail or password', () => {
    const wrong = ['user-not-found', 'wrong-password', 'invalid-credential', 'invalid-login-credentials'];
    const texts = Object.entries(authErrorTexts).filter(([code]) => !wrong.includes(code));
    expect(new Set(texts.map(([, text]) => text)).size).toBe(texts.length);
    const wrongTexts = Object.entries(authErrorTexts).filter(([code]) => wrong.includes(code));
    expect(new Set(wrongTexts.map(([, text]) => text)).size).toBe(1);
  });

  it('is a general one for what has no code that is known', () => {
    expect(authErrorKey(failure('auth/something-new'))).toBeNull();
    expect(authErrorKey(failure('user-disabled'))).toBeNull();
    expect(authErrorKey(new Error('no code'))).toBeNull();
    expect(authErrorKey('no error')).toBeNull();
  });
});

const policy: PasswordValidationStatus['passwordPolicy'] = {
  customStrengthOptions: { minPasswordLength: 8 },
  allowedNonAlphanumericCharacters: '',
  enforcementState: 'ENFORCE',
  forceUpgradeOnSignin: false,
};

it('names the rules of the password policy that a password breaks, and none that the policy does not have', () => {
  const status = {
    isValid: false,
    meetsMinPasswordLength: false,
    containsLowercaseLetter: true,
    containsUppercaseLetter: false,
    containsNumericCharacter: false,
    passwordPolicy: policy,
  };
  expect(brokenRules(status)).toEqual(['minLength', 'uppercase', 'number']);
  expect(brokenRules({ isValid: true, passwordPolicy: policy })).toEqual([]);
});
