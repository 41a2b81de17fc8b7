import type { CanActivate, Type } from '@nestjs/common';
import type { Call, CallAccess } from '@rotadas/contracts/routing/call';
import { UserLimitGuard, AdminGuard, SignInGuard } from '../sign-in/guards.js';

const NEEDS_TOKEN: ReadonlySet<CallAccess> = new Set(['signed-in', 'admin']);

/** The guards of a call, in order; the limit of the address is checked before all of them. */
export function callGuards({ access, limit }: Pick<Call, 'access' | 'limit'>): Type<CanActivate>[] {
  return [
    ...(NEEDS_TOKEN.has(access) ? [SignInGuard] : []),
    ...(limit === 'user' ? [UserLimitGuard] : []),
    ...(access === 'admin' ? [AdminGuard] : []),
  ];
}
