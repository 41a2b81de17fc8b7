import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { notificationsRpc } from '@rotadas/contracts/notifications/notifications.rpc';
import { erasePersonalDataRpc } from '@rotadas/contracts/personal-data/personal-data.rpc';
import type { PersonalDataStore } from '@rotadas/service-kit/personal-data/personal-data.store';
import { InMemoryRpcClient } from '@rotadas/service-kit/testing/in-memory-rpc-client';
import { anIdentity } from '../../test/support/in-memory-account-store.js';
import type { Erasure } from '../users/domain/account.js';
import { newAccount } from '../users/domain/registration.js';
import { ErasureService } from './erasure.service.js';
import type { ErasedAccount, ErasureStore } from './store/erasure.store.js';

const ERASE_AT = 1_000;
const MAIL_LIMIT = ERASE_AT + 12 * 3_600_000;
const SERVICES = ['providers', 'reports', 'matching', 'notifications', 'agreements'] as const;

describe('ErasureService', () => {
  const done: string[] = [];
  const failing = new Set<string>();
  let accounts = new Map<number, ErasedAccount>();
  let isAvailable = true;
  let service: ErasureService;

  const act = (what: string) => {
    if (failing.has(what)) throw new Error(`${what} is unavailable`);
    done.push(what);
  };
  const add = (id: number) => {
    const erasure: Erasure = { attemptedAt: 0, erasedElsewhereAt: null, isMailed: false };
    const identity = anIdentity({ uid: `uid-${id}` });
    accounts.set(id, { ...newAccount(identity), id, eraseAt: ERASE_AT, erasure });
  };

  beforeEach(() => {
    jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
    jest.spyOn(Logger.prototype, 'log').mockReturnValue(undefined);
    done.length = 0;
    failing.clear();
    accounts = new Map();
    isAvailable = true;
    const rpc = new InMemoryRpcClient();
    for (const name of SERVICES)
      rpc.handle(erasePersonalDataRpc[name], ({ userId }) => {
        act(`${name} ${userId}`);
        return { erased: 1 };
      });
    rpc.handle(notificationsRpc.mailErasure, ({ userId }) => {
      act(`mail ${userId}`);
      return {};
    });
    const store: Pick<ErasureStore, keyof ErasureStore> = {
      claimDue: async () => undefined,
      takeClaimed: async () => [...accounts.values()],
      setProgress: async (userId, progress) => {
        const account = accounts.get(userId);
        if (account) accounts.set(userId, { ...account, erasure: { ...account.erasure, ...progress } });
      },
      record: async (userId) => act(`record ${userId}`),
      overdueMs: async () => 1,
    };
    const streams = {
      eraseAbout: async (users: ReadonlySet<number>) => act(`events ${[...users].join(' ')}`),
    };
    const identityProvider = {
      get isAvailable() {
        return isAvailable;
      },
      deleteUser: async (uid: string) => act(uid),
    };
    const personalData: Pick<PersonalDataStore, 'erase'> = {
      erase: async (userId) => {
        act(`account ${userId}`);
        accounts.delete(userId);
        return 1;
      },
    };
    service = new ErasureService(
      store as never,
      rpc as never,
      streams as never,
      identityProvider as never,
      personalData as never,
    );
  });
  afterEach(() => jest.restoreAllMocks());

  const elsewhere = (id: number) => [...SERVICES.map((name) => `${name} ${id}`), `events ${id}`];
  const sweep = async (now = ERASE_AT) => {
    done.length = 0;
    await service.eraseDue(now);
    return [...done];
  };

  it('erases all data again in the second sweep, and the account last', async () => {
    add(7);
    expect(await sweep()).toEqual(elsewhere(7));
    expect(await sweep()).toEqual([...elsewhere(7), 'mail 7', 'uid-7', 'record 7', 'account 7']);
    expect(await sweep()).toEqual([]);
  });

  it('erases the events of all accounts in one scan', async () => {
    add(7);
    add(8);
    expect((await sweep()).filter((each) => each.startsWith('events'))).toEqual(['events 7 8']);
  });

  it.each([
    ['reports 7', ['events 8', 'account 8']],
    ['uid-7', ['events 7 8', 'account 8']],
  ])('goes on with other accounts if %s fails, and repeats it later', async (step, expected) => {
    add(7);
    add(8);
    await sweep();
    failing.add(step);
    const others = (await sweep()).filter((each) => /^(events|account)/.test(each));
    expect(others).toEqual(expected);
    failing.clear();
    expect(await sweep()).toContain('account 7');
  });

  it('sends one mail, however often a later step fails', async () => {
    add(7);
    await sweep();
    failing.add('uid-7');
    expect(await sweep()).toContain('mail 7');
    expect(await sweep()).not.toContain('mail 7');
  });

  it('waits up to 12 hours for the mail', async () => {
    add(7);
    await sweep();
    failing.add('mail 7');
    expect(await sweep(MAIL_LIMIT - 1)).not.toContain('uid-7');
    expect(await sweep(MAIL_LIMIT)).toContain('account 7');
  });

  it('erases nothing while it cannot delete the sign-in', async () => {
    add(7);
    isAvailable = false;
    expect(await sweep()).toEqual([]);
    expect(accounts.size).toBe(1);
    expect(Logger.prototype.warn).toHaveBeenCalledWith(
      expect.stringContaining('GOOGLE_APPLICATION_CREDENTIALS'),
    );
  });
});
