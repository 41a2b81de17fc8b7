import { Injectable } from '@nestjs/common';
import type { Admin } from '@rotadas/contracts/primitives/admin';
import { FoundPerson, PEOPLE_MAX, PersonAccount } from '@rotadas/contracts/users/person';
import { AdminCheck } from './admin-check.js';
import { type Account, requireAccount } from './domain/account.js';
import { toPeopleFilter } from './domain/people-query.js';
import { Admins } from './domain/user-view.js';
import { AccountStore } from './store/account.store.js';

/** People as admins see them. All methods throw `admin-required` for other users. */
@Injectable()
export class PeopleService {
  constructor(
    private readonly accounts: AccountStore,
    private readonly admins: Admins,
    private readonly adminCheck: AdminCheck,
  ) {}

  /** Sorted by name, at most 20. */
  async find(admin: Admin, query: string): Promise<FoundPerson[]> {
    await this.adminCheck.requireAdmin(admin);
    const found = await this.accounts.search(toPeopleFilter(query), PEOPLE_MAX);
    return found.map((account) => FoundPerson.parse(this.view(account)));
  }

  /** Throws `user-unknown`. */
  async get(admin: Admin, userId: number): Promise<PersonAccount> {
    await this.adminCheck.requireAdmin(admin);
    return this.view(requireAccount(await this.accounts.find(userId)));
  }

  private view(account: Account): PersonAccount {
    const isAdmin = this.admins.include(account);
    return PersonAccount.parse({ ...account, isAdmin, createdAt: account.createdAt ?? null });
  }
}
