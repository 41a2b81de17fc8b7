import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { blocksRpc } from '@rotadas/contracts/users/blocks.rpc';
import { usersEvents } from '@rotadas/contracts/users/users.events';
import { outboxEvent } from '@rotadas/service-kit/events/outbox-event';
import { InMemoryNatsSubscriber } from '@rotadas/service-kit/testing/in-memory-nats-subscriber';
import { InMemoryRpcClient } from '@rotadas/service-kit/testing/in-memory-rpc-client';
import { eventually } from '@rotadas/test-kit/eventually';
import { Test } from '@nestjs/testing';
import { NatsSubscriber } from '@rotadas/service-kit/nats/nats-subscriber';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { HiddenUsers } from './hidden-users.js';

const [VIEWER, OTHER] = [7, 8];

describe('HiddenUsers', () => {
  let blocked: [number, number][];
  let isAvailable: boolean;
  /** What the next replies wait for, in order; each has the content of its request. */
  let held: Promise<undefined>[];
  let requests: (readonly number[])[];
  let subscriber: InMemoryNatsSubscriber;
  let users: HiddenUsers;
  let changes: [number, number[]][];
  let connected: number[];

  beforeEach(async () => {
    [blocked, isAvailable, held, requests, changes, connected] = [[], true, [], [], [], []];
    subscriber = new InMemoryNatsSubscriber();
    const rpc = new InMemoryRpcClient();
    rpc.handle(blocksRpc.listHidden, async ({ userIds }) => {
      requests.push(userIds);
      if (!isAvailable) throw new DomainError('service-unavailable');
      const hidden = userIds.map((userId) => ({ userId, hiddenIds: hiddenFrom(userId) }));
      await held.shift();
      return { hidden: hidden.filter(({ hiddenIds }) => hiddenIds.length > 0) };
    });
    const module = await Test.createTestingModule({
      providers: [
        HiddenUsers,
        { provide: NatsSubscriber, useValue: subscriber },
        { provide: RpcClient, useValue: rpc },
      ],
    }).compile();
    users = module.get(HiddenUsers);
    users.onChange(
      (viewerId, hidden) => changes.push([viewerId, [...hidden]]),
      () => connected,
    );
    users.onApplicationBootstrap();
  });
  afterEach(() => users.onApplicationShutdown());

  const hiddenFrom = (userId: number) =>
    blocked.flatMap(([blocker, other]) => (blocker === userId ? [other] : other === userId ? [blocker] : []));
  const publish = (isBlocked: boolean) => {
    const pair = { blockerId: VIEWER, blockedId: OTHER, isBlocked, at: 1_000 };
    subscriber.receive(usersEvents.blocksChanged.subject, outboxEvent(usersEvents.blocksChanged, pair));
  };
  const block = () => {
    blocked.push([VIEWER, OTHER]);
    publish(true);
  };
  const find = async (userId = VIEWER) => [...(await users.find(userId))];

  it('lists the people blocked by either side, and requests them once', async () => {
    blocked = [
      [VIEWER, OTHER],
      [9, VIEWER],
    ];
    expect(await Promise.all([find(), find(OTHER), find(5)])).toEqual([[OTHER, 9], [VIEWER], []]);
    expect(await find()).toEqual([OTHER, 9]);
    expect(requests).toEqual([[VIEWER, OTHER, 5]]);
  });

  it('follows a block and its end for both sides', async () => {
    expect([await find(), await find(OTHER)]).toEqual([[], []]);
    block();
    expect([await find(), await find(OTHER)]).toEqual([[OTHER], [VIEWER]]);
    blocked = [[OTHER, VIEWER]];
    publish(false); // the other side has a block of its own
    expect(await find()).toEqual([OTHER]);
    blocked = [];
    publish(false);
    expect(await find()).toEqual([]);
    await eventually('the last change is announced', async () => changes.at(-1)?.[1].length === 0);
    expect(changes).toContainEqual([VIEWER, [OTHER]]);
    expect(changes).toContainEqual([OTHER, [VIEWER]]);
  });

  it('returns no set that was requested before a block', async () => {
    const reply = Promise.withResolvers<undefined>();
    held.push(reply.promise);
    const found = find();
    await eventually('it is requested', async () => requests.length === 1);
    block();
    reply.resolve(undefined);
    expect(await found).toEqual([OTHER]);
  });

  it('fails if the set is unknown and the users service is unavailable, and requests it again', async () => {
    isAvailable = false;
    await expect(find()).rejects.toMatchObject({ code: 'service-unavailable' });
    isAvailable = true;
    expect(await find()).toEqual([]);
    isAvailable = false;
    expect(await find()).toEqual([]);
  });

  it('announces a block once the users service is available again, and logs the failure once', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
    await find();
    isAvailable = false;
    block();
    await eventually('it is requested again', async () => requests.length > 2);
    expect(warn.mock.calls).toEqual([[expect.objectContaining({ viewers: 2 })]]);
    warn.mockRestore();
    expect(changes).toEqual([]);
    isAvailable = true;
    await eventually('it is announced', async () => changes.some(([userId]) => userId === VIEWER));
    expect(await find()).toEqual([OTHER]);
  });

  it('reads sets again after a reconnection, which may have lost changes', async () => {
    expect(await find()).toEqual([]);
    connected = [OTHER]; // no longer cached
    blocked.push([VIEWER, OTHER]);
    subscriber.reconnect();
    await eventually('it is announced', async () => changes.length > 0);
    expect(changes).toEqual([[OTHER, [VIEWER]]]);
    expect(await find()).toEqual([OTHER]);
  });
});
