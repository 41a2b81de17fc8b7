import { UserLimitGuard, AdminGuard, SignInGuard } from '../sign-in/guards.js';
import { callGuards } from './call-guards.js';

it.each([
  ['public calls', 'public', 'address', []],
  ['calls with an optional token', 'token-optional', 'address', []],
  ['who is signed in', 'signed-in', 'user', [SignInGuard, UserLimitGuard]],
  [
    'admins, which are counted before the admin role is checked',
    'admin',
    'user',
    [SignInGuard, UserLimitGuard, AdminGuard],
  ],
  ['who is signed in, without a limit of a user', 'signed-in', 'address', [SignInGuard]],
] as const)('lets %s make a call', (_who, access, limit, guards) => {
  expect(callGuards({ access, limit })).toEqual(guards);
});
