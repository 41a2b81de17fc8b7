import { Injectable } from '@nestjs/common';
import { TERMS_VERSION } from '@rotadas/contracts/accounts/terms-version';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { Identity } from '@rotadas/contracts/users/identity';
import {
  type ProfileInput,
  type RegistrationInput,
  isWoman,
  requireActiveAccount,
} from '@rotadas/contracts/users/profile';
import type { agreementsEvents } from '@rotadas/contracts/agreements/agreements.events';
import type { PayloadOf } from '@rotadas/contracts/protocol/event';
import type { ReplyOf } from '@rotadas/contracts/protocol/rpc';
import { usersRpc } from '@rotadas/contracts/users/users.rpc';
import { internationalPhone } from '@rotadas/contracts/primitives/phone-number';
import { AccountSummary, type PublicUser, type User } from '@rotadas/contracts/users/user';
import { OutboxRelay } from '@rotadas/service-kit/outbox/outbox-relay';
import { type Account, isClosed, profileChange, requireAccount } from './domain/account.js';
import { Admins, publicView, userView } from './domain/user-view.js';
import { newAccount, missingProfileFields } from './domain/registration.js';
import { AccountStore } from './store/account.store.js';
import { BannedContactStore } from './store/banned-contact.store.js';
import { PhotoStore } from './store/photo.store.js';

@Injectable()
export class UsersService {
  constructor(
    private readonly accounts: AccountStore,
    private readonly photos: PhotoStore,
    private readonly bannedContacts: BannedContactStore,
    private readonly admins: Admins,
    private readonly outbox: OutboxRelay,
  ) {}

  /**
   * Throws `user-unknown` or `user-suspended` unless the identity is confirmed, `token-invalid`
   * after a sign-out on all devices or while the account is being erased, and `contact-banned` for
   * a new address of a banned user.
   */
  async identify(identity: Identity, isConfirmed = false): Promise<User> {
    const account = await this.findByIdentity(identity);
    if (account && identity.signedInAt < account.signedOutAt) throw new DomainError('token-invalid');
    if (account && !account.isSuspended) return this.view(account);
    if (!isConfirmed) throw new DomainError(account ? 'user-suspended' : 'user-unknown');
    if (!account) {
      await this.requireAllowed('email', identity.email);
      return this.view(await this.accounts.create(newAccount(identity)));
    }
    return this.view(requireAccount(await this.accounts.update(account.id, { isSuspended: false })));
  }

  async suspend(userId: number): Promise<void> {
    await this.accounts.update(userId, { isSuspended: true });
  }

  async register(identity: Identity, registration: RegistrationInput): Promise<User> {
    const account = requireAccount(await this.findByIdentity(identity));
    const defaults = missingProfileFields(account, identity, registration);
    if (!defaults) return this.view(account);
    const changed = requireAccount(await this.accounts.setWhereEmpty(account.id, defaults));
    this.outbox.wake();
    return this.view(changed);
  }

  async get(userId: number): Promise<User> {
    return this.view(requireAccount(await this.accounts.find(userId)));
  }

  async getAccounts(userIds: readonly number[]): Promise<AccountSummary[]> {
    const found = await this.findAll(userIds);
    return found.map((account) =>
      AccountSummary.parse({ ...account, uid: account.googleId, isSuspended: isClosed(account) }),
    );
  }

  async listWomen(userIds: readonly number[]): Promise<number[]> {
    return (await this.findAll(userIds)).filter(isWoman).map(({ id }) => id);
  }

  /** Leaves out phone and vehicle of suspended users: their contacts close immediately. */
  async listPeople(userIds: readonly number[]): Promise<ReplyOf<typeof usersRpc.listPeople>> {
    const people = (await this.findAll(userIds)).map((account) =>
      isClosed(account) ? { ...account, phone: null, vehicle: null } : account,
    );
    return usersRpc.listPeople.reply.parse({ people });
  }

  /** What others may see of a user. Throws `user-unknown` for a suspended one as well. */
  async getProfile(userId: number): Promise<ReplyOf<typeof usersRpc.getProfile>> {
    const account = requireAccount(await this.accounts.find(userId));
    if (isClosed(account)) throw new DomainError('user-unknown');
    return usersRpc.getProfile.reply.parse(account);
  }

  /** Throws `phone-unverified` for a number that a profile cannot have, or `contact-banned`. */
  async verifyPhone(userId: number, number: string): Promise<User> {
    requireAccount(await this.accounts.find(userId));
    const phone = internationalPhone(number);
    if (phone === null) throw new DomainError('phone-unverified');
    await this.requireAllowed('phone', phone);
    await this.accounts.verifyPhone(userId, phone);
    this.outbox.wake();
    return this.get(userId);
  }

  async removePicture(userId: number): Promise<User> {
    return this.view(requireAccount(await this.accounts.update(userId, { profileImage: null })));
  }

  /** Idempotent; no effect if a newer mean is known. */
  async setRating({ userId, rating, ratings, at }: PayloadOf<typeof agreementsEvents.rated>): Promise<void> {
    await this.accounts.setRating(userId, { rating, ratings, ratedAt: at });
    this.outbox.wake();
  }

  async getPublic(userId: number, viewerId: number): Promise<PublicUser> {
    const [account, viewer] = await Promise.all([this.accounts.find(userId), this.accounts.find(viewerId)]);
    const showEmail = userId === viewerId || (viewer !== null && this.admins.include(viewer));
    return publicView(requireAccount(account), showEmail);
  }

  async updateProfile(userId: number, profile: ProfileInput): Promise<User> {
    requireActiveAccount(await this.get(userId));
    const change = profileChange(profile);
    const saved = requireAccount(await this.accounts.changeProfile(userId, change));
    if (change.profileImage !== undefined) await this.photos.remove(userId);
    this.outbox.wake();
    return this.view(saved);
  }

  /** Rejects all tokens of sign-ins before `before`, epoch ms. */
  async signOut(userId: number, before: number): Promise<void> {
    requireAccount(await this.accounts.signOut(userId, before));
  }

  /** Throws `terms-changed` if `version` is not in force. */
  async acceptTerms(userId: number, version = TERMS_VERSION): Promise<User> {
    if (version !== TERMS_VERSION) throw new DomainError('terms-changed');
    return this.view(requireAccount(await this.accounts.acceptTerms(userId, { version, at: Date.now() })));
  }

  /**
   * Updates the e-mail address too, unless a newer token has another one. Throws `token-invalid`
   * while the account is being erased.
   */
  private async findByIdentity({ uid, email, issuedAt }: Identity): Promise<Account | null> {
    const account = await this.accounts.findByGoogleId(uid);
    if (account?.erasure) throw new DomainError('token-invalid');
    if (!account || account.email === email || account.emailAt >= issuedAt) return account;
    // A banned user signs in with any address, to read the reason.
    if (account.sanction?.kind !== 'ban') await this.requireAllowed('email', email);
    return this.accounts.updateEmail(account.id, email, issuedAt);
  }

  /** Throws `contact-banned`. */
  private async requireAllowed(...contact: Parameters<BannedContactStore['includes']>): Promise<void> {
    if (await this.bannedContacts.includes(...contact)) throw new DomainError('contact-banned');
  }

  /** Leaves out IDs without an account. */
  private async findAll(userIds: readonly number[]): Promise<Account[]> {
    const found = await Promise.all(userIds.map((userId) => this.accounts.find(userId)));
    return found.filter((account) => account !== null);
  }

  private view(account: Account): User {
    return userView(account, this.admins.include(account));
  }
}
