import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { principalOf } from './current-principal.js';
import { UserLimit } from '../limits/user-limit.js';

/** Holds a signed-in user to the limit of a user. */
@Injectable()
export class UserLimitGuard implements CanActivate {
  constructor(private readonly limit: UserLimit) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.limit.count(principalOf(context).userId);
    return true;
  }
}
