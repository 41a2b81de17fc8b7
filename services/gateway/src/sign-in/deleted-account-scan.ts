import { randomUUID } from 'node:crypto';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Counter } from 'prom-client';
import { providersRpc, INACTIVE_PROVIDERS_MAX } from '@rotadas/contracts/providers/providers.rpc';
import type { AccessChange } from '@rotadas/contracts/users/access-change';
import { usersRpc } from '@rotadas/contracts/users/users.rpc';
import { Metrics } from '@rotadas/service-kit/metrics/metrics';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { readPages } from '@rotadas/service-kit/paging/read-pages';
import type { RedisClient } from '@rotadas/service-kit/redis/redis-client';
import { REDIS } from '@rotadas/service-kit/redis/redis.module';
import { RedisScript } from '@rotadas/service-kit/redis/redis-script';
import { FirebaseUserDirectory } from './firebase-user-directory.js';
import { TokenAccountLookup } from './token-account-lookup.js';
import { Suspensions } from './suspensions.js';
import { GATEWAY_KEYS } from '@rotadas/contracts/access/redis-address';

const LEASE = `${GATEWAY_KEYS}account-review`;

const SCAN_EVERY_MS = 300_000;

/** Outlasts one interval, so the same instance runs again: it has the list of suspected owners. */
const LEASE_MS = 2 * SCAN_EVERY_MS;

const RENEW_LEASE = new RedisScript(`
  if redis.call('get', KEYS[1]) ~= ARGV[1] then return nil end
  return redis.call('set', KEYS[1], ARGV[1], 'PX', ARGV[2])`);

type LeaseRedis = Pick<RedisClient, 'set' | 'eval' | 'evalsha'>;

/** False if another instance has the lease. */
export async function takeLease(redis: LeaseRedis, instance: string): Promise<boolean> {
  if (await renewLease(redis, instance)) return true;
  return (await redis.set(LEASE, instance, 'PX', LEASE_MS, 'NX')) !== null;
}

/** False if the lease expired, or another instance has it. */
export async function renewLease(redis: LeaseRedis, instance: string): Promise<boolean> {
  return (await RENEW_LEASE.run(redis, [LEASE], [instance, LEASE_MS])) === 'OK';
}

/** Minimum page size for reporting that more than half of its owners lost access. */
const REPORTED_PAGE_MIN = 10;

/** Maximum number of suspected owners. The offers of further ones end later. */
const SUSPECTED_MAX = 100_000;

/** How long a suspicion is kept: several intervals, since runs can fail. */
const SUSPECTED_MS = 3_600_000;

type LostAccess = Extract<AccessChange, { readonly kind: 'deleted' | 'suspended' }>;

/**
 * Ends the offers of deleted and disabled accounts, which make no requests: looks up the owners of
 * planned and inactive live offers. One instance at a time.
 */
@Injectable()
export class DeletedAccountScan implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(DeletedAccountScan.name);
  private readonly instance = randomUUID();
  private timer: NodeJS.Timeout | undefined;
  private isRunning = false;
  /** Owners whom the previous look-up did not find. */
  private readonly suspected = new LRUCache<number, true>({
    max: SUSPECTED_MAX,
    ttl: SUSPECTED_MS,
    perf: Date,
  });
  private readonly pages: Counter<'outcome'>;

  constructor(
    @Inject(REDIS) private readonly redis: LeaseRedis,
    private readonly directory: FirebaseUserDirectory,
    private readonly lookup: TokenAccountLookup,
    private readonly rpc: RpcClient,
    private readonly suspensions: Suspensions,
    metrics: Metrics,
  ) {
    this.pages = new Counter({
      name: 'rotadas_account_review_pages_total',
      help: 'Pages of owners of offers whose accounts were looked up, by outcome',
      labelNames: ['outcome'],
      registers: [metrics.registry],
    });
    for (const outcome of ['reviewed', 'mostly-lost', 'implausible', 'failed'])
      this.pages.inc({ outcome }, 0);
  }

  onApplicationBootstrap(): void {
    if (this.directory.isAvailable) this.timer = setInterval(() => void this.run(), SCAN_EVERY_MS);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async run(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    try {
      if (!(await takeLease(this.redis, this.instance))) return;
      const readPage = (afterId: number) =>
        this.rpc.call(providersRpc.listInactiveOwners, { afterId, limit: INACTIVE_PROVIDERS_MAX });
      for await (const { userIds } of readPages(0, readPage, ({ nextAfterId }) => nextAfterId)) {
        if (!(await renewLease(this.redis, this.instance))) return;
        await this.scanPage(userIds).catch((error: unknown) => this.fail(error));
      }
    } catch (error) {
      this.fail(error);
    } finally {
      this.isRunning = false;
    }
  }

  /** The next run confirms each loss, so that a short failure of Firebase ends no offers. */
  private async scanPage(userIds: readonly number[]): Promise<void> {
    const found = await this.lookUp(userIds);
    const lost = found.lost.filter(({ userId }) => this.suspected.has(userId));
    for (const userId of userIds) this.suspected.delete(userId);
    for (const { userId } of found.lost) this.suspected.set(userId, true);
    const isMostlyLost = userIds.length >= REPORTED_PAGE_MIN && lost.length > userIds.length / 2;
    const counts = { owners: userIds.length, lost: lost.length };
    if (lost.length > 0 && !(await this.isPlausible(userIds, found.hasActive, lost))) {
      this.pages.inc({ outcome: 'implausible' });
      this.logger.error(counts, 'No known account was found; the offers of lost accounts stay');
      return;
    }
    for (const change of lost) this.end(change);
    this.pages.inc({ outcome: isMostlyLost ? 'mostly-lost' : 'reviewed' });
    if (isMostlyLost) this.logger.error(counts, 'Most owners of a page lost their access; their offers end');
  }

  private end({ kind, userId }: LostAccess): void {
    if (kind === 'suspended') this.suspensions.add(userId);
    else this.suspensions.publishDeleted(userId);
  }

  /** A look-up in the wrong project, or in an empty database, finds no account. */
  private async isPlausible(
    userIds: readonly number[],
    hasActive: boolean,
    lost: readonly LostAccess[],
  ): Promise<boolean> {
    if (hasActive) return true;
    const isLarge = userIds.length >= REPORTED_PAGE_MIN;
    if (isLarge && lost.every(({ kind }) => kind === 'deleted')) return false;
    const signedIn = this.lookup.confirmedUids();
    return signedIn.length > 0 && (await this.directory.findActive(signedIn)).size > 0;
  }

  private fail(error: unknown): void {
    this.pages.inc({ outcome: 'failed' });
    this.logger.warn({ err: error }, 'Owners of offers cannot be looked up');
  }

  private async lookUp(userIds: readonly number[]): Promise<{ hasActive: boolean; lost: LostAccess[] }> {
    if (userIds.length === 0) return { hasActive: false, lost: [] };
    const { users } = await this.rpc.call(usersRpc.getAccounts, { userIds: [...userIds] });
    const active = await this.directory.findActive(users.map(({ uid }) => uid));
    const known = new Set(users.map(({ id }) => id));
    const deleted = userIds.filter((userId) => !known.has(userId));
    const suspended = users.filter(({ uid }) => !active.has(uid));
    return {
      hasActive: active.size > 0,
      lost: [
        ...deleted.map((userId) => ({ kind: 'deleted', userId }) as const),
        ...suspended.map(({ id }) => ({ kind: 'suspended', userId: id }) as const),
      ],
    };
  }
}
