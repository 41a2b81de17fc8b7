import { randomUUID } from 'node:crypto';
import type { Acceptance } from '@rotadas/contracts/accounts/terms';
import { foldTurkish } from '@rotadas/contracts/primitives/fold-turkish';
import type { Identity } from '@rotadas/contracts/users/identity';
import type { PeopleFilter } from '../../src/users/domain/people-query.js';
import type {
  Account,
  AccountChange,
  NewAccount,
  RegistrationDefaults,
} from '../../src/users/domain/account.js';
import type { AccountStore } from '../../src/users/store/account.store.js';

/** A verified identity with a new uid. */
export function anIdentity(known: Partial<Identity> = {}): Identity {
  const uid = randomUUID();
  return {
    uid,
    email: `${uid}@rotadas.example`,
    displayName: null,
    photoUrl: null,
    issuedAt: 1_000,
    signedInAt: 1_000,
    ...known,
  };
}

export class InMemoryAccountStore implements Omit<
  Pick<AccountStore, keyof AccountStore>,
  'addEvent' | 'setPicture' | 'setSanction' | 'touch'
> {
  private readonly accounts = new Map<number, Account>();

  async find(id: number): Promise<Account | null> {
    return this.accounts.get(id) ?? null;
  }

  async findByGoogleId(googleId: string): Promise<Account | null> {
    return [...this.accounts.values()].find((account) => account.googleId === googleId) ?? null;
  }

  async create(account: NewAccount): Promise<Account> {
    const id = this.accounts.size + 1;
    return (await this.findByGoogleId(account.googleId)) ?? this.set({ id, ...account });
  }

  async update(id: number, change: AccountChange): Promise<Account | null> {
    const account = this.accounts.get(id);
    return account ? this.set({ ...account, ...change }) : null;
  }

  async setRating(id: number, mean: Pick<Account, 'rating' | 'ratings' | 'ratedAt'>): Promise<void> {
    const account = this.accounts.get(id);
    if (account && account.ratedAt <= mean.ratedAt) this.set({ ...account, ...mean });
  }

  async acceptTerms(id: number, acceptance: Acceptance): Promise<Account | null> {
    const account = this.accounts.get(id);
    if (!account) return null;
    const isKnown = account.acceptances.some(({ version }) => version === acceptance.version);
    return isKnown ? account : this.set({ ...account, acceptances: [...account.acceptances, acceptance] });
  }

  async signOut(id: number, before: number): Promise<Account | null> {
    const account = this.accounts.get(id);
    return account ? this.set({ ...account, signedOutAt: Math.max(account.signedOutAt ?? 0, before) }) : null;
  }

  async updateEmail(id: number, email: string, emailAt: number): Promise<Account | null> {
    const account = await this.find(id);
    return account && account.emailAt < emailAt ? this.update(id, { email, emailAt }) : account;
  }

  async changeProfile(id: number, change: AccountChange): Promise<Account | null> {
    const account = this.accounts.get(id);
    const isSamePhone = change.phone === undefined || change.phone === account?.phone;
    return this.update(id, { ...change, ...(!isSamePhone && { isPhoneVerified: false }) });
  }

  async verifyPhone(id: number, phone: string): Promise<void> {
    for (const account of this.accounts.values())
      if (account.phone === phone) this.set({ ...account, isPhoneVerified: false });
    await this.update(id, { phone, isPhoneVerified: true });
  }

  async setWhereEmpty(id: number, { fullName, profileImage }: RegistrationDefaults): Promise<Account | null> {
    const account = this.accounts.get(id);
    if (!account) return null;
    return this.update(id, {
      fullName: account.fullName || fullName,
      profileImage: account.profileImage ?? profileImage,
    });
  }

  async search({ id, email, phones = [], names = [] }: PeopleFilter, limit: number): Promise<Account[]> {
    const isFound = (account: Account) =>
      account.id === id ||
      account.email.toLowerCase() === email?.toLowerCase() ||
      phones.includes(account.phone ?? '') ||
      names.some((name) => foldTurkish(account.fullName).startsWith(foldTurkish(name)));
    return [...this.accounts.values()].filter(isFound).slice(0, limit);
  }

  /** The service deletes no account; an operator does. */
  delete(id: number): void {
    this.accounts.delete(id);
  }

  private set(account: Account): Account {
    this.accounts.set(account.id, account);
    return account;
  }
}
