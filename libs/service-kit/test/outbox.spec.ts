import type { INestApplicationContext } from '@nestjs/common';
import { eventually } from '@rotadas/test-kit/eventually';
import { type Outbox, OutboxRelay } from '../src/outbox/outbox-relay.js';
import { outboxEvent } from '../src/events/outbox-event.js';
import { aCollection, type TestCollection } from './support/a-collection.js';
import { anEvent, type TestEvent } from './support/an-event.js';
import { aService, getStreams } from './support/event-world.js';
import { storedNumbers, loseStream } from './support/stored-numbers.js';

describe('the outbox', () => {
  let service: INestApplicationContext;
  let things: TestCollection;
  let relay: OutboxRelay | undefined;
  let event: TestEvent;

  beforeAll(async () => {
    service = await aService('outbox-test');
  });
  beforeEach(async () => {
    things = await aCollection();
    event = anEvent();
  });
  afterEach(async () => {
    await relay?.beforeApplicationShutdown();
    await things.close();
  });
  afterAll(() => service.close());

  const number = (value: number) => outboxEvent(event, { number: value });
  const startRelay = (outbox: Outbox = things.outbox) => {
    relay = new OutboxRelay(outbox, getStreams(service), event.stream);
    relay.onApplicationBootstrap();
    return relay;
  };
  const isEmpty = () => eventually('nothing waits', async () => (await things.pending()) === 0);

  it('relays events that a crash left pending, in order, and removes them', async () => {
    await things.save(1, number(1), number(2), number(3));
    startRelay();
    await isEmpty();
    expect(await storedNumbers(event)).toEqual([1, 2, 3]);
  });

  it('stores an event once, even if it is relayed again after a crash', async () => {
    await things.save(1, number(1));
    let crashes = 2;
    startRelay({
      isReachable: () => true,
      pending: (limit) => things.outbox.pending(limit),
      async remove(relayed) {
        if (crashes > 0) throw new Error(`crash ${(crashes -= 1)}`);
        await things.outbox.remove(relayed);
      },
    });
    await isEmpty();
    expect(crashes).toBe(0);
    expect(await storedNumbers(event)).toEqual([1]);
  });

  it('stores each event once, in order, if two instances relay it at the same time', async () => {
    await things.save(1, number(1), number(2), number(3));
    const bothRead = Promise.withResolvers<undefined>();
    let reads = 0;
    const outbox: Outbox = {
      isReachable: () => true,
      async pending(limit) {
        const found = await things.outbox.pending(limit);
        if ((reads += 1) === 2) bothRead.resolve(undefined);
        await bothRead.promise;
        return found;
      },
      remove: (relayed) => things.outbox.remove(relayed),
    };
    const relays = [startRelay(outbox), startRelay(outbox)];
    await isEmpty();
    await Promise.all(relays.map((each) => each.beforeApplicationShutdown()));
    expect(await storedNumbers(event)).toEqual([1, 2, 3]);
  });

  it('creates a lost stream again, and relays pending events', async () => {
    const running = startRelay();
    await eventually('the stream exists', async () => (await storedNumbers(event)).length === 0);
    await loseStream(event);
    await things.save(1, number(1));
    running.wake();
    await isEmpty();
    expect(await storedNumbers(event)).toEqual([1]);
  });

  it('removes the relayed events of many documents in one write', async () => {
    for (let id = 1; id <= 30; id += 1) await things.save(id, number(id), number(100 + id));
    const removed: number[] = [];
    startRelay({
      isReachable: () => true,
      pending: (limit) => things.outbox.pending(limit),
      async remove(relayed) {
        removed.push(relayed.length);
        await things.outbox.remove(relayed);
      },
    });
    await isEmpty();
    expect(removed).toEqual([60]);
    expect(await storedNumbers(event)).toHaveLength(60);
  });
});
