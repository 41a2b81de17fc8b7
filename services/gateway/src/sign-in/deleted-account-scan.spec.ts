import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { providersRpc } from '@rotadas/contracts/providers/providers.rpc';
import type { AccessChange } from '@rotadas/contracts/users/access-change';
import { usersRpc } from '@rotadas/contracts/users/users.rpc';
import { Metrics } from '@rotadas/service-kit/metrics/metrics';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { REDIS } from '@rotadas/service-kit/redis/redis.module';
import { InMemoryRpcClient } from '@rotadas/service-kit/testing/in-memory-rpc-client';
import { FirebaseUserDirectory } from './firebase-user-directory.js';
import { TokenAccountLookup } from './token-account-lookup.js';
import { DeletedAccountScan } from './deleted-account-scan.js';
import { Suspensions } from './suspensions.js';

const UNAVAILABLE = new Error('unavailable');

describe('DeletedAccountScan', () => {
  let scan: DeletedAccountScan;
  let published: AccessChange[];
  let suspended: number[];
  let lookedUp: (readonly string[])[];
  let lookUp: (uids: readonly string[]) => Promise<ReadonlySet<string>>;
  let leaseHolder: 'this' | 'another' | null;
  let isAvailable: boolean;
  let firstPage: number[] | null;
  let metrics: Metrics;
  let signedIn: string[];

  beforeEach(async () => {
    [published, suspended, lookedUp, leaseHolder] = [[], [], [], null];
    isAvailable = true;
    signedIn = [];
    [firstPage, metrics] = [[1, 2], new Metrics()];
    lookUp = async (uids) => new Set(uids.filter((uid) => uid !== 'uid-2'));
    const rpc = new InMemoryRpcClient();
    rpc.handle(providersRpc.listInactiveOwners, ({ afterId }) => {
      if (firstPage === null) throw UNAVAILABLE;
      return afterId === 0 ? { userIds: firstPage, nextAfterId: 2 } : { userIds: [3, 4], nextAfterId: null };
    });
    rpc.handle(usersRpc.getAccounts, ({ userIds }) => ({
      users: userIds
        .filter((id) => id !== 4 && id < 1_000)
        .map((id) => ({ id, email: '', uid: `uid-${id}` })),
    }));
    const directory: Pick<FirebaseUserDirectory, 'isAvailable' | 'findActive'> = {
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
        if (leaseHolder !== null) return null;
        leaseHolder = 'this';
        return 'OK';
      },
      evalsha: async () => (leaseHolder === 'this' ? 'OK' : null),
    };
    const suspensions: Pick<Suspensions, 'add' | 'publishDeleted'> = {
      add: (userId) => void suspended.push(userId),
      publishDeleted: (userId) => void published.push({ kind: 'deleted', userId }),
    };
    const module = await Test.createTestingModule({
      providers: [
        DeletedAccountScan,
        { provide: TokenAccountLookup, useValue: { confirmedUids: () => signedIn } },
        { provide: REDIS, useValue: redis },
        { provide: FirebaseUserDirectory, useValue: directory },
        { provide: RpcClient, useValue: rpc },
        { provide: Metrics, useValue: metrics },
        { provide: Suspensions, useValue: suspensions },
      ],
    }).compile();
    scan = module.get(DeletedAccountScan);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  const runTwice = async () => {
    await scan.run();
    await scan.run();
  };

  const pages = async () => {
    const { body } = await metrics.text();
    const found = body.matchAll(/^rotadas_account_review_pages_total\{outcome="([\w-]+)"\} (\d+)$/gm);
    return Object.fromEntries([...found].map(([, outcome, count]) => [outcome, Number(count)]));
  };

  it('ends the offers of owners whom two runs did not find, and suspends disabled ones', async () => {
    await scan.run();
    expect(lookedUp).toEqual([['uid-1', 'uid-2'], ['uid-3']]);
    expect([suspended, published]).toEqual([[], []]);
    await scan.run();
    expect([suspended, published]).toEqual([[2], [{ kind: 'deleted', userId: 4 }]]);
  });

  it('looks up nothing for a page without owners', async () => {
    firstPage = [];
    await scan.run();
    expect(lookedUp).toEqual([['uid-3']]);
  });

  it('leaves the scan to the instance that has the lease', async () => {
    leaseHolder = 'another';
    await scan.run();
    expect(lookedUp).toEqual([]);
  });

  it('stops once another instance has the lease', async () => {
    lookUp = async (uids) => {
      leaseHolder = 'another';
      return new Set(uids);
    };
    await scan.run();
    expect(lookedUp).toEqual([['uid-1', 'uid-2']]);
  });

  it('does not start a run during another one, even if the lease expired', async () => {
    const first = scan.run();
    leaseHolder = null;
    await Promise.all([first, scan.run()]);
    expect(lookedUp).toHaveLength(2);
  });

  it('ends no offers while owners cannot be looked up', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
    lookUp = () => Promise.reject(UNAVAILABLE);
    await scan.run();
    firstPage = null;
    await scan.run();
    expect(published).toEqual([]);
    const warning = [{ err: UNAVAILABLE }, 'Owners of offers cannot be looked up'];
    expect(warn.mock.calls).toEqual([warning, warning, warning]);
    expect(await pages()).toEqual({ reviewed: 0, 'mostly-lost': 0, implausible: 0, failed: 3 });
  });

  it('runs every 5 minutes until the shutdown', async () => {
    jest.useFakeTimers();
    scan.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(300_000);
    scan.onApplicationShutdown();
    await jest.advanceTimersByTimeAsync(300_000);
    expect(lookedUp).toHaveLength(2);
  });

  it('scans the next page after one that failed', async () => {
    lookUp = async (uids) => {
      if (uids.includes('uid-1')) throw UNAVAILABLE;
      return new Set(uids.filter((uid) => uid === 'signed-in'));
    };
    signedIn = ['signed-in'];
    await runTwice();
    expect([suspended, published]).toEqual([[3], [{ kind: 'deleted', userId: 4 }]]);
    expect(await pages()).toEqual({ reviewed: 2, 'mostly-lost': 0, implausible: 0, failed: 2 });
  });

  describe('a page of 60 owners who all deleted their accounts', () => {
    const owners = Array.from({ length: 60 }, (_, index) => 101 + index);
    const counts = { owners: 60, lost: 60 };
    let error: jest.SpiedFunction<Logger['error']>;
    beforeEach(() => {
      error = jest.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
      firstPage = owners;
      lookUp = async (uids) => new Set(uids.filter((uid) => ['uid-3', 'signed-in'].includes(uid)));
    });
    it('ends their offers and is reported, if a signed-in user is known', async () => {
      signedIn = ['left', 'signed-in'];
      await runTwice();
      expect(suspended).toHaveLength(60);
      expect(await pages()).toMatchObject({ 'mostly-lost': 1, implausible: 0 });
      expect(error.mock.calls).toEqual([[counts, expect.stringContaining('their offers end')]]);
    });

    it('ends their offers if another owner of the page is known', async () => {
      firstPage = [...owners, 3];
      await runTwice();
      expect(suspended).toHaveLength(60);
      expect(await pages()).toMatchObject({ 'mostly-lost': 1 });
    });

    it.each([[[]], [['left', 'deleted']]])(
      'ends nothing and is reported, if no user of %j is known',
      async (uids) => {
        signedIn = uids;
        await runTwice();
        expect(suspended).toEqual([]);
        expect(await pages()).toMatchObject({ 'mostly-lost': 0, implausible: 1 });
        expect(error.mock.calls).toEqual([[counts, expect.stringContaining('stay')]]);
      },
    );

    it('ends nothing if the users service knows none of them', async () => {
      signedIn = ['signed-in'];
      firstPage = Array.from({ length: 10 }, (_, index) => 1_000 + index);
      await runTwice();
      expect(published).toEqual([{ kind: 'deleted', userId: 4 }]); // of the second page
      expect(await pages()).toMatchObject({ implausible: 1 });
    });
  });

  it('ends no offer of an owner whom the next run finds', async () => {
    lookUp = async () => new Set();
    await scan.run();
    lookUp = async (uids) => new Set(uids);
    await scan.run();
    jest.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
    lookUp = async () => new Set();
    await scan.run();
    expect(suspended).toEqual([]);
    expect(published).toContainEqual({ kind: 'deleted', userId: 4 });
  });

  it.each([[['signed-in']], [[]]])(
    'ends no offers in the wrong project, with the signed-in users %j',
    async (uids) => {
      jest.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
      signedIn = uids;
      lookUp = async () => new Set();
      await runTwice();
      expect(published).toEqual([]);
      expect(await pages()).toMatchObject({ implausible: 2 });
    },
  );
});
