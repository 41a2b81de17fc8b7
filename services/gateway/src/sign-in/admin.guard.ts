import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { principalOf } from './current-principal.js';

/** Lets only admins pass, of those whom the sign-in guard let pass (spec 6). */
@Injectable()
export class AdminGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    if (!principalOf(context).isAdmin) throw new DomainError('admin-required');
    return true;
  }
}
