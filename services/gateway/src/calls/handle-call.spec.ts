import { UserRateLimitGuard, AdminGuard, RestrictionGuard, SignInGuard } from '../sign-in/guards.js';
import { callGuards } from './handle-call.js';

it.each([
  ['public calls', 'public', 'address', []],
  ['calls with an optional token', 'token-optional', 'address', []],
  ['users with a token', 'signed-in', 'user', [SignInGuard, RestrictionGuard, UserRateLimitGuard]],
  ['restricted users', 'restricted', 'user', [SignInGuard, UserRateLimitGuard]],
  [
    'admins, which are counted before the admin role is checked',
    'admin',
    'user',
    [SignInGuard, RestrictionGuard, UserRateLimitGuard, AdminGuard],
  ],
  ['users with a token, without a user limit', 'signed-in', 'address', [SignInGuard, RestrictionGuard]],
] as const)('lets %s make a call', (_who, access, limit, guards) => {
  expect(callGuards({ access, limit })).toEqual(guards);
});
