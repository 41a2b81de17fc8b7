import { jest } from '@jest/globals';
import { recordEvents } from '../../../test/support/analytics.js';
import { unreachable } from '../../shared/api/api-error.js';

const failure = (code: string) => Object.assign(new Error(code), { code: `auth/${code}` });
const blocked = failure('popup-blocked');
const signInWithPopup = jest.fn(() => Promise.reject(blocked));
const signInWithRedirect = jest.fn();

jest.unstable_mockModule('../../shared/auth/firebase-auth.js', () => ({
  firebaseSession: () =>
    Promise.resolve({
      auth: {},
      sdk: {
        GoogleAuthProvider: jest.fn(),
        signInWithPopup,
        signInWithRedirect,
      },
    }),
}));

const { signInByGoogle, signInWithGoogle } = await import('./google-sign-in.js');
const { isGoogleReturn, endGoogleReturn } = await import('../../shared/auth/google-return.js');

afterEach(() => {
  jest.restoreAllMocks();
  endGoogleReturn();
});

const loadCalls = () => Promise.reject(new Error('no account was opened'));
const signIn = () => signInWithGoogle(loadCalls);

it('redirects to Google if the browser blocks its popup', async () => {
  await signIn();
  expect(signInWithRedirect).toHaveBeenCalledTimes(1);
  expect(isGoogleReturn()).toBe(true);
});

it('fails instead of redirecting if the storage of the tab is blocked too', async () => {
  jest.spyOn(console, 'warn').mockReturnValue();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  signInWithRedirect.mockClear();
  await expect(signIn()).rejects.toBe(blocked);
  expect(signInWithRedirect).not.toHaveBeenCalled();
  expect(isGoogleReturn()).toBe(false);
});

it.each([
  ['Google under its own code', failure('internal-error'), 'internal-error'],
  ['the registration after Google', { ...unreachable('503'), status: 503 }, 'not-recorded'],
])('counts a failure of %s', async (_case, cause, code) => {
  const events = recordEvents();
  jest.spyOn(console, 'error').mockReturnValue();
  signInWithPopup.mockRejectedValueOnce(cause);
  await signInByGoogle(loadCalls);
  expect(events).toEqual([
    { name: 'login_attempt', method: 'google' },
    { name: 'login_error', method: 'google', code },
  ]);
});
