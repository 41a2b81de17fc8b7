import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { UserRateLimit } from '../limits/redis-rate-limits.js';
import { type Principal, requireUnrestricted } from './principal.js';

@Injectable()
export class SignInGuard extends AuthGuard('bearer') {}

/** Needs the sign-in guard before it. */
@Injectable()
export class RestrictionGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    requireUnrestricted(getPrincipal(context));
    return true;
  }
}

/** Needs the sign-in guard before it. */
@Injectable()
export class AdminGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    if (!getPrincipal(context).isAdmin) throw new DomainError('admin-required');
    return true;
  }
}

@Injectable()
export class UserRateLimitGuard implements CanActivate {
  constructor(private readonly limit: UserRateLimit) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.limit.consume(getPrincipal(context).userId);
    return true;
  }
}

interface SignedInRequest {
  readonly user: Principal;
}

function getPrincipal(context: ExecutionContext): Principal {
  return context.switchToHttp().getRequest<SignedInRequest>().user;
}
