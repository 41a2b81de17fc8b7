import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { providersRpc } from '@rotadas/contracts/providers/providers.rpc';
import type { AccessChange } from '@rotadas/contracts/users/access-change';
import { usersRpc } from '@rotadas/contracts/users/users.rpc';
import { Metrics } from '@rotadas/service-kit/metrics/metrics';
import { CorePublisher } from '@rotadas/service-kit/nats/core-publisher';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { REDIS } from '@rotadas/service-kit/redis/redis.module';
import { InMemoryRpcClient } from '@rotadas/service-kit/testing/in-memory-rpc-client';
import { GATEWAY_ENV, GatewayEnv } from '../env.js';
import { AccountDirectory } from './account-directory.service.js';
import { AccountReview } from './account-review.service.js';

const UNAVAILABLE = new Error('unavailable');

describe('AccountReview', () => {
  let review: AccountReview;
  let published: AccessChange[];
  let lookedUp: (readonly string[])[];
  let lookUp: (uids: readonly string[]) => Promise<ReadonlySet<string>>;
  let isLeased: boolean;
  let renewals: number;
  let env: GatewayEnv;
  let isAvailable: boolean;
  let firstPage: number[] | null;
  let metrics: Metrics;

  beforeEach(async () => {
    [published, lookedUp, isLeased, renewals] = [[], [], false, Infinity];
    [env, isAvailable] = [GatewayEnv.parse({}), true];
    [firstPage, metrics] = [[1, 2], new Metrics()];
    lookUp = async (uids) => new Set(uids.filter((uid) => uid !== 'uid-2'));
    const rpc = new InMemoryRpcClient();
    rpc.handle(providersRpc.silentOwners, ({ afterId }) => {
      if (firstPage === null) throw UNAVAILABLE;
      return afterId === 0 ? { userIds: firstPage, nextAfterId: 2 } : { userIds: [3, 4], nextAfterId: null };
    });
    rpc.handle(usersRpc.getAddresses, ({ userIds }) => ({
      users: userIds.filter((id) => id !== 4).map((id) => ({ id, email: '', uid: `uid-${id}` })),
    }));
    const directory: Pick<AccountDirectory, keyof AccountDirectory> = {
      get isAvailable() {
        return isAvailable;
      },
      findActive(uids) {
        lookedUp.push(uids);
        return lookUp(uids);
      },
    };
    const redis = {
      async set() {
        if (isLeased) return null;
        isLeased = true;
        return 'OK';
      },
      eval: async () => ((renewals -= 1) >= 0 ? 'OK' : null),
    };
    const publish = (_subject: string, change: AccessChange) => void published.push(change);
    const module = await Test.createTestingModule({
      providers: [
        AccountReview,
        { provide: GATEWAY_ENV, useValue: env },
        { provide: REDIS, useValue: redis },
        { provide: AccountDirectory, useValue: directory },
        { provide: RpcClient, useValue: rpc },
        { provide: Metrics, useValue: metrics },
        { provide: CorePublisher, useValue: { publish } },
      ],
    }).compile();
    review = module.get(AccountReview);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  const pages = async () => {
    const { body } = await metrics.text();
    const found = body.matchAll(/^rotadas_account_review_pages_total\{outcome="(\w+)"\} (\d+)$/gm);
    return Object.fromEntries([...found].map(([, outcome, count]) => [outcome, Number(count)]));
  };

  it('looks up the owners of all pages, and publishes deleted and disabled ones', async () => {
    await review.run();
    expect(lookedUp).toEqual([['uid-1', 'uid-2'], ['uid-3']]);
    expect(published).toEqual([
      { kind: 'suspended', userId: 2 },
      { kind: 'gone', userId: 4 },
    ]);
  });

  it('looks up nothing for a page without owners', async () => {
    firstPage = [];
    await review.run();
    expect(lookedUp).toHaveLength(1);
  });

  it('leaves the review to the instance that has the lease', async () => {
    isLeased = true;
    await review.run();
    expect(lookedUp).toEqual([]);
  });

  it('stops once another instance has the lease', async () => {
    renewals = 1;
    await review.run();
    expect(lookedUp).toHaveLength(1);
  });

  it('does not start a run during another one, even if the lease expired', async () => {
    const first = review.run();
    isLeased = false;
    await Promise.all([first, review.run()]);
    expect(lookedUp).toHaveLength(2);
  });

  it('ends no offers while owners cannot be looked up', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
    lookUp = () => Promise.reject(UNAVAILABLE);
    await review.run();
    [isLeased, firstPage] = [false, null];
    await review.run();
    expect(published).toEqual([]);
    const warning = [{ err: UNAVAILABLE }, 'Owners of offers cannot be looked up'];
    expect(warn.mock.calls).toEqual([warning, warning, warning]);
    expect(await pages()).toEqual({ reviewed: 0, implausible: 0, failed: 3 });
  });

  it('runs every 5 minutes until the shutdown', async () => {
    jest.useFakeTimers();
    review.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(300_000);
    review.onApplicationShutdown();
    isLeased = false;
    await jest.advanceTimersByTimeAsync(300_000);
    expect(lookedUp).toHaveLength(2);
  });

  it('reviews the next page after one that failed', async () => {
    lookUp = async (uids) => {
      if (uids.includes('uid-1')) throw UNAVAILABLE;
      return new Set();
    };
    await review.run();
    expect(published).toEqual([
      { kind: 'gone', userId: 4 },
      { kind: 'suspended', userId: 3 },
    ]);
    expect(await pages()).toEqual({ reviewed: 1, implausible: 0, failed: 1 });
  });

  it('publishes nothing of a page of ten owners or more if more than half are lost', async () => {
    const error = jest.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
    const owners = Array.from({ length: 10 }, (_, index) => 101 + index);
    firstPage = owners;
    const allow = (active: number) => {
      const allowed = new Set(owners.slice(0, active).map((id) => `uid-${id}`));
      lookUp = async (uids) => new Set(uids.filter((uid) => uid === 'uid-3' || allowed.has(uid)));
    };
    allow(4);
    await review.run();
    expect(published).toEqual([{ kind: 'gone', userId: 4 }]);
    expect(error.mock.calls).toEqual([[{ owners: 10, lost: 6 }, expect.stringContaining('Too many owners')]]);
    expect(await pages()).toEqual({ reviewed: 1, implausible: 1, failed: 0 });
    [published, isLeased] = [[], false];
    allow(5);
    await review.run();
    expect(published).toHaveLength(6);
  });

  it.each([
    ['production', [[expect.stringContaining('GOOGLE_APPLICATION_CREDENTIALS')]]],
    ['development', []],
  ])('warns at the start without a service account in production only (%s)', (nodeEnv, warnings) => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
    [env.NODE_ENV, isAvailable] = [nodeEnv, false];
    review.onApplicationBootstrap();
    expect(warn.mock.calls).toEqual(warnings);
  });
});
