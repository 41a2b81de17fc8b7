import type { CanActivate, Type } from '@nestjs/common';
import type { Call, CallAccess } from '@rotadas/contracts/protocol/call';
import { UserLimitGuard, AdminGuard, SignInGuard } from '../sign-in/guards.js';

const NEEDS_TOKEN: ReadonlySet<CallAccess> = new Set(['signed-in', 'admin']);

/** In order; the address limit is checked before all guards. */
export function callGuards({ access, limit }: Pick<Call, 'access' | 'limit'>): Type<CanActivate>[] {
  return [
    ...(NEEDS_TOKEN.has(access) ? [SignInGuard] : []),
    ...(limit === 'user' ? [UserLimitGuard] : []),
    ...(access === 'admin' ? [AdminGuard] : []),
  ];
}
