import { toSessionEnd } from './session-end.js';

const failure = (code: string) => Object.assign(new Error(code), { code });

it('a disabled user and an expired token end the session', () => {
  expect(toSessionEnd(failure('auth/user-disabled'))).toBe('disabled');
  expect(toSessionEnd(failure('auth/user-token-expired'))).toBe('expired');
});

it('a lost network does not end the session', () => {
  expect(toSessionEnd(failure('auth/network-request-failed'))).toBeNull();
  expect(toSessionEnd(new Error('user-disabled'))).toBeNull();
});
