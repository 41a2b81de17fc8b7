import { Test } from '@nestjs/testing';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { usersRpc } from '@rotadas/contracts/users/users.rpc';
import { NatsPublisher } from '@rotadas/service-kit/nats/nats-publisher';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { InMemoryRpcClient } from '@rotadas/service-kit/testing/in-memory-rpc-client';
import { Suspensions } from './suspensions.js';

describe('Suspensions', () => {
  let suspensions: Suspensions;
  let log: string[];
  /** Called before a suspension is stored; throws if the users service is unavailable. */
  let store: (userId: number) => void;
  let stored: PromiseWithResolvers<undefined>;

  const fail = () => {
    throw new DomainError('service-unavailable');
  };

  beforeEach(async () => {
    [log, store, stored] = [[], () => undefined, Promise.withResolvers()];
    const rpc = new InMemoryRpcClient();
    rpc.handle(usersRpc.suspend, ({ userId }) => {
      store(userId);
      log.push(`stored ${userId}`);
      return {};
    });
    const publish = (_subject: string, { kind, userId }: { kind: string; userId: number }) => {
      log.push(`${kind} ${userId}`);
      if (log.at(-2) === `stored ${userId}`) stored.resolve(undefined);
    };
    const module = await Test.createTestingModule({
      providers: [
        Suspensions,
        { provide: RpcClient, useValue: rpc },
        { provide: NatsPublisher, useValue: { publish } },
      ],
    }).compile();
    suspensions = module.get(Suspensions);
  });
  afterEach(() => suspensions.onApplicationShutdown());

  it('publishes a suspension immediately, and again once it is stored', async () => {
    let attempts = 0;
    store = () => {
      attempts += 1;
      if (attempts === 1) fail();
    };
    suspensions.add(1);
    expect(log).toEqual(['suspended 1']);
    await stored.promise;
    expect(log).toEqual(['suspended 1', 'stored 1', 'suspended 1']);
  });

  it('stores others while one cannot be stored', async () => {
    store = (userId) => {
      if (userId === 1) fail();
    };
    for (const userId of [1, 2]) suspensions.add(userId);
    await stored.promise;
    expect(log).toContain('stored 2');
  });

  it('does not store the suspension of an account that was confirmed since', async () => {
    store = (userId) => {
      store = () => undefined;
      suspensions.cancel(userId);
      suspensions.add(2);
      fail();
    };
    suspensions.add(1);
    await stored.promise;
    expect(log).toEqual(['suspended 1', 'suspended 2', 'stored 2', 'suspended 2']);
  });
});
