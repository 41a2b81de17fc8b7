import { jest } from '@jest/globals';

const signInWithRedirect = jest.fn();
const blocked = Object.assign(new Error('blocked'), { code: 'auth/popup-blocked' });

jest.unstable_mockModule('../../shared/auth/firebase-auth.js', () => ({
  firebaseSession: () =>
    Promise.resolve({
      auth: {},
      sdk: {
        GoogleAuthProvider: jest.fn(),
        signInWithPopup: () => Promise.reject(blocked),
        signInWithRedirect,
      },
    }),
}));

const { signInWithGoogle } = await import('./google-sign-in.js');
const { isGoogleReturn, endGoogleReturn } = await import('../../shared/auth/google-return.js');

afterEach(() => {
  jest.restoreAllMocks();
  endGoogleReturn();
});

const signIn = () => signInWithGoogle(() => Promise.resolve());

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
