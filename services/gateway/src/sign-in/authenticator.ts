import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import pTimeout from 'p-timeout';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { Identity } from '@rotadas/contracts/users/identity';
import type { User } from '@rotadas/contracts/users/user';
import { ACCESS_CHANGED, AccessChange } from '@rotadas/contracts/users/access-change';
import { NatsSubscriber } from '@rotadas/service-kit/nats/nats-subscriber';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { UserIdentifier } from './user-identifier.js';
import { TokenAccountLookup, type AccountState } from './token-account-lookup.js';
import { accountFields, type KnownToken, type Principal, requireUnrestricted } from './principal.js';
import { AccountRechecks } from './account-rechecks.js';
import { Suspensions } from './suspensions.js';
import { TokenCache } from './token-cache.js';
import { TokenVerifier } from './token-verifier.js';

/** Maximum wait for an overdue look-up, ms, after which Firebase counts as unavailable. */
const OVERDUE_WAIT_MS = 5_000;

interface LookupResult {
  readonly state: AccountState;
  /** Generation of the cache when the look-up began. */
  readonly generation: number;
  /** Epoch ms. */
  readonly startedAt: number;
}

type LossListener = (userId: number) => void;

/**
 * The account is read once per token. Changes of the account arrive as events, changes at the
 * identity provider by look-ups that the hot path does not wait for.
 */
@Injectable()
export class Authenticator implements OnApplicationBootstrap {
  private readonly cache = new TokenCache((token, cookies) => this.find(token, cookies));
  private readonly rechecks: AccountRechecks<LookupResult>;
  private readonly lossListeners: LossListener[] = [];

  constructor(
    @Inject(GATEWAY_ENV) env: GatewayEnv,
    private readonly verifier: TokenVerifier,
    private readonly lookup: TokenAccountLookup,
    private readonly identifier: UserIdentifier,
    private readonly subscriber: NatsSubscriber,
    private readonly suspensions: Suspensions,
  ) {
    this.rechecks = new AccountRechecks({
      lookUp: (token, known) => this.lookUp(token, known),
      apply: (token, known, result) => this.apply(token, known, result),
      count: (outcome) => this.lookup.count(outcome),
      perSecond: env.IDENTITY_RECHECKS_PER_SECOND,
      everyMs: env.IDENTITY_RECHECK_SECONDS * 1_000,
    });
  }

  onApplicationBootstrap(): void {
    this.subscriber.onReconnect(() => this.invalidateAll());
    void this.subscriber
      .subscribe(ACCESS_CHANGED, AccessChange, (change) => this.onAccessChange(change))
      .then(() => this.invalidateAll());
  }

  /**
   * Does not wait for a due look-up. A new user may need the bot-check that `cookies` prove. Throws
   * `account-restricted`.
   */
  async authenticate(token: string, cookies?: string): Promise<Principal> {
    const known = await this.cache.get(token, cookies);
    void this.rechecks.recheck(token, known);
    return requireUnrestricted(known.principal);
  }

  /** Waits for an overdue look-up. Throws `account-restricted`. */
  async authenticateFresh(token: string, cookies?: string): Promise<Principal> {
    return requireUnrestricted(await this.authenticateRestricted(token, cookies));
  }

  /** Accepts restricted accounts too; otherwise like `authenticateFresh`. */
  async authenticateRestricted(token: string, cookies?: string): Promise<Principal> {
    const known = await this.cache.get(token, cookies);
    const recheck = this.rechecks.recheck(token, known);
    if (recheck === undefined || !this.rechecks.isOverdue(known)) return known.principal;
    await pTimeout(recheck, { milliseconds: OVERDUE_WAIT_MS, fallback: () => undefined });
    return (await this.cache.get(token, cookies)).principal;
  }

  /** Calls `listener` for each user whose connections must be closed. */
  onAccessLost(listener: LossListener): void {
    this.lossListeners.push(listener);
  }

  private async find(token: string, cookies: string): Promise<KnownToken> {
    const verified = await this.verifier.verify(token);
    const { identity, phone, expiresAt, issuedAt } = verified;
    const accountReadAt = Date.now();
    const user = await this.identifier.identify(token, verified, cookies);
    const principal = { identity, phone, expiresAt, ...accountFields(user) };
    return { principal, accountConfirmedAt: issuedAt, accountReadAt };
  }

  private async lookUp(token: string, { principal }: KnownToken): Promise<LookupResult> {
    const { generation } = this.cache;
    const startedAt = Date.now();
    return { state: await this.lookup.lookUp(token, principal.identity.signedInAt), generation, startedAt };
  }

  private async apply(token: string, known: KnownToken, result: LookupResult): Promise<void> {
    const { userId, identity } = known.principal;
    if (result.state === 'account-inactive') {
      this.cache.rejectUser(userId);
      this.suspensions.add(userId);
      return this.notifyAccessLost(userId);
    }
    const user = result.state === 'active' ? await this.confirm(identity) : null;
    if (!user) {
      this.cache.reject(token, known);
      return this.notifyAccessLost(userId);
    }
    const principal = { ...known.principal, ...accountFields(user) };
    const times = { accountConfirmedAt: result.startedAt, accountReadAt: result.startedAt };
    this.cache.store(token, { ...known, ...times, principal }, result.generation);
    if (user.id !== userId || principal.restrictedUntil > Date.now()) this.notifyAccessLost(userId);
  }

  /** Null if the user has signed out on all devices since. */
  private async confirm(identity: Identity): Promise<User | null> {
    try {
      return await this.identifier.confirm(identity);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'token-invalid') return null;
      throw error;
    }
  }

  private onAccessChange(change: AccessChange): void {
    if (change.kind === 'missed') return this.invalidateAll();
    const { kind, userId } = change;
    if (kind === 'suspended') this.cache.rejectUser(userId);
    else this.cache.forget(userId);
    if (kind !== 'changed') this.notifyAccessLost(userId);
  }

  /** After missed events, reloads admins on their next request, others at their next recheck. */
  private invalidateAll(): void {
    this.cache.forgetAdmins();
    this.rechecks.invalidateAll();
  }

  private notifyAccessLost(userId: number): void {
    for (const listener of this.lossListeners) listener(userId);
  }
}
