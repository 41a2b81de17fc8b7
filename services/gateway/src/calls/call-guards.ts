import type { CanActivate, Type } from '@nestjs/common';
import type { Call, CallAccess } from '@rotadas/contracts/routing/call';
import { UserLimitGuard } from '../sign-in/user-limit.guard.js';
import { AdminGuard } from '../sign-in/admin.guard.js';
import { SignInGuard } from '../sign-in/sign-in.guard.js';

const NEEDS_TOKEN: ReadonlySet<CallAccess> = new Set(['signed-in', 'admin']);

/**
 * Whom a request for a call must pass, in this order; the limit of its address stands before all of
 * them.
 */
export function guardsOf({ access, limit }: Pick<Call, 'access' | 'limit'>): Type<CanActivate>[] {
  return [
    ...(NEEDS_TOKEN.has(access) ? [SignInGuard] : []),
    ...(limit === 'user' ? [UserLimitGuard] : []),
    ...(access === 'admin' ? [AdminGuard] : []),
  ];
}
