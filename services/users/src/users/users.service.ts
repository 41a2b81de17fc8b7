import { Injectable } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { Identity } from '@rotadas/contracts/users/identity';
import {
  type ProfileInput,
  type RegistrationInput,
  requireAcceptedTerms,
} from '@rotadas/contracts/users/profile';
import type { PublicUser, User, UserAddress, UserUid } from '@rotadas/contracts/users/user';
import { OutboxRelay } from '@rotadas/service-kit/outbox/outbox-relay';
import { type Account, profileChange } from './domain/account.js';
import { Admins, publicView, userView } from './domain/user-view.js';
import { newAccount, registrationFill } from './domain/registration.js';
import { UserStore } from './store/user.store.js';

@Injectable()
export class UsersService {
  constructor(
    private readonly accounts: UserStore,
    private readonly admins: Admins,
    private readonly outbox: OutboxRelay,
  ) {}

  async identify(identity: Identity): Promise<User> {
    return this.view(await this.findOrCreate(identity));
  }

  async register(identity: Identity, registration: RegistrationInput): Promise<User> {
    const account = await this.findOrCreate(identity);
    const fill = registrationFill(account, identity, registration);
    if (!fill) return this.view(account);
    const filled = requireAccount(await this.accounts.fillWhereEmpty(account.id, fill));
    this.outbox.wake();
    return this.view(filled);
  }

  async get(userId: number): Promise<User> {
    return this.view(requireAccount(await this.accounts.find(userId)));
  }

  async getAddresses(userIds: readonly number[]): Promise<UserAddress[]> {
    const found = await Promise.all(userIds.map((userId) => this.accounts.find(userId)));
    return found.flatMap((account) => (account ? [{ id: account.id, email: account.email }] : []));
  }

  async getUids(userIds: readonly number[]): Promise<UserUid[]> {
    const found = await Promise.all(userIds.map((userId) => this.accounts.find(userId)));
    return found.flatMap((account) => (account ? [{ id: account.id, uid: account.googleId }] : []));
  }

  async getPublic(userId: number, viewerId: number): Promise<PublicUser> {
    const [account, viewer] = await Promise.all([this.accounts.find(userId), this.accounts.find(viewerId)]);
    const showEmail = userId === viewerId || (viewer !== null && this.admins.include(viewer));
    return publicView(requireAccount(account), showEmail);
  }

  async updateProfile(userId: number, profile: ProfileInput): Promise<User> {
    requireAcceptedTerms(requireAccount(await this.accounts.find(userId)));
    const saved = requireAccount(await this.accounts.changeProfile(userId, profileChange(profile)));
    this.outbox.wake();
    return this.view(saved);
  }

  async acceptTerms(userId: number): Promise<User> {
    return this.view(requireAccount(await this.accounts.update(userId, { termsAccepted: true })));
  }

  /** Also updates the e-mail address. */
  private async findOrCreate(identity: Identity): Promise<Account> {
    const account =
      (await this.accounts.findByGoogleId(identity.uid)) ??
      (await this.accounts.create(newAccount(identity)));
    if (account.email === identity.email) return account;
    return requireAccount(await this.accounts.update(account.id, { email: identity.email }));
  }

  private view(account: Account): User {
    return userView(account, this.admins.include(account));
  }
}

function requireAccount(account: Account | null): Account {
  if (!account) throw new DomainError('user-unknown');
  return account;
}
