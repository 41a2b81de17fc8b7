import { jest } from '@jest/globals';

const failure = (code: string) => Object.assign(new Error(code), { code: `auth/${code}` });
const reauthenticateWithPopup = jest.fn<() => Promise<void>>();

jest.unstable_mockModule('../../shared/auth/firebase-auth.js', () => ({
  firebaseSession: () =>
    Promise.resolve({
      auth: { currentUser: {} },
      sdk: { GoogleAuthProvider: jest.fn(), reauthenticateWithPopup },
    }),
}));

const { confirmByGoogle } = await import('./credentials.js');

it('leaves it to the server whether the last sign-in is recent if the window is blocked', async () => {
  reauthenticateWithPopup.mockRejectedValue(failure('popup-blocked'));
  await expect(confirmByGoogle()).resolves.toBeUndefined();
});

it('fails if the user closes the window', async () => {
  const closed = failure('popup-closed-by-user');
  reauthenticateWithPopup.mockRejectedValue(closed);
  await expect(confirmByGoogle()).rejects.toBe(closed);
});
