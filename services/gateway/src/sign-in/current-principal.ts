import type { ExecutionContext } from '@nestjs/common';
import type { Principal } from './principal.js';

/** What the sign-in guard leaves on a request. */
interface SignedInRequest {
  readonly user: Principal;
}

/** The principal that the sign-in guard found. */
export function principalOf(context: ExecutionContext): Principal {
  return context.switchToHttp().getRequest<SignedInRequest>().user;
}
