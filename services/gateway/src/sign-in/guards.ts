import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { UserLimit } from '../limits/shared-limits.js';
import type { Principal } from './principal.js';

/** Lets only signed-in users pass. */
@Injectable()
export class SignInGuard extends AuthGuard('bearer') {}

/** Lets only admins pass, of those whom the sign-in guard let pass (spec 6). */
@Injectable()
export class AdminGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    if (!principalOf(context).isAdmin) throw new DomainError('admin-required');
    return true;
  }
}

/** Holds a signed-in user to the limit of a user. */
@Injectable()
export class UserLimitGuard implements CanActivate {
  constructor(private readonly limit: UserLimit) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.limit.count(principalOf(context).userId);
    return true;
  }
}

/** What the sign-in guard leaves on a request. */
interface SignedInRequest {
  readonly user: Principal;
}

/** The principal that the sign-in guard found. */
function principalOf(context: ExecutionContext): Principal {
  return context.switchToHttp().getRequest<SignedInRequest>().user;
}
