import { Injectable } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { Admin } from '@rotadas/contracts/primitives/admin';
import { Admins } from './domain/user-view.js';
import { AccountStore } from './store/account.store.js';

/** Checks admins by their account: the gateway may not know yet that the role was taken. */
@Injectable()
export class AdminCheck {
  constructor(
    private readonly accounts: AccountStore,
    private readonly admins: Admins,
  ) {}

  /** Throws `admin-required`. */
  async requireAdmin({ userId, isAdmin }: Admin): Promise<void> {
    const account = isAdmin ? await this.accounts.find(userId) : null;
    if (!account || !this.admins.include(account)) throw new DomainError('admin-required');
  }
}
