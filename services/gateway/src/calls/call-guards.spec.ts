import { UserLimitGuard, AdminGuard, SignInGuard } from '../sign-in/guards.js';
import { callGuards } from './call-guards.js';

it.each([
  ['everybody', 'public', 'address', []],
  ['everybody, with more for some', 'token-optional', 'address', []],
  ['who is signed in', 'signed-in', 'user', [SignInGuard, UserLimitGuard]],
  [
    'admins, who are counted before they are told from others',
    'admin',
    'user',
    [SignInGuard, UserLimitGuard, AdminGuard],
  ],
  ['who is signed in, without a limit of a user', 'signed-in', 'address', [SignInGuard]],
] as const)('lets %s make a call', (_who, access, limit, guards) => {
  expect(callGuards({ access, limit })).toEqual(guards);
});
