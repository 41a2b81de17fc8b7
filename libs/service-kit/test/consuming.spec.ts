import { Controller, type INestApplicationContext, type Type } from '@nestjs/common';
import { connect } from '@nats-io/transport-node';
import { eventually } from '@rotadas/test-kit/eventually';
import { setting } from '@rotadas/test-kit/setting';
import { HandleEvent, type Occurrence } from '../src/events/handle-event.js';
import { outboxEvent } from '../src/events/outbox-event.js';
import { anEvent, type TestEvent } from './support/an-event.js';
import { aService, streamsOf } from './support/event-world.js';

type Hear = (number: number, occurrence: Occurrence) => unknown;

/** What orders the events of these tests, where anything but their sequence does. */
interface Ordering {
  readonly orderedBy?: (payload: { number: number }) => number;
}

/** A controller that handles `event`. */
function listener(event: TestEvent, hear: Hear, ordering: Ordering): Type<unknown> {
  @Controller()
  class Listener {
    @HandleEvent(event, ordering)
    async hear({ number }: { number: number }, occurrence: Occurrence) {
      await hear(number, occurrence);
    }
  }
  return Listener;
}

describe('a durable consumer of an event', () => {
  let teller: INestApplicationContext;
  let event: TestEvent;
  let services: INestApplicationContext[] = [];

  beforeAll(async () => {
    teller = await aService('teller');
  });
  beforeEach(async () => {
    event = anEvent();
    await streamsOf(teller).ensure(event.stream);
  });
  afterEach(async () => {
    await Promise.all(services.map((service) => service.close()));
    services = [];
  });
  afterAll(() => teller.close());

  const tell = (number: number) => streamsOf(teller).publish(outboxEvent(event, { number }));
  const listen = async (hear: Hear, ordering: Ordering = {}) => {
    const service = await aService('listener', listener(event, hear, ordering));
    services.push(service);
    return service;
  };
  const heardAll = (heard: number[], count: number) =>
    eventually(`${count} events are heard`, async () => heard.length >= count);

  it('hears in order, and hears what happened while it was away', async () => {
    await tell(1);
    const heard: number[] = [];
    const service = await listen((number) => heard.push(number));
    await heardAll(heard, 1);
    await service.close();
    services = [];

    await tell(2);
    await tell(3);
    await listen((number) => heard.push(number));
    await heardAll(heard, 3);
    expect(heard).toEqual([1, 2, 3]);
  });

  it('hears again, under the same id, what it failed at', async () => {
    const ids: string[] = [];
    await listen((_number, { id }) => {
      ids.push(id);
      if (ids.length < 3) throw new Error('not yet');
    });
    await tell(1);
    await eventually('it succeeds', async () => ids.length === 3);
    expect(new Set(ids).size).toBe(1);
  });

  it('hears events of different keys at once, while those of one key never overtake each other', async () => {
    const heard: string[] = [];
    const otherKey = Promise.withResolvers<undefined>();
    const hear = async (number: number) => {
      heard.push(`${number} begins`);
      // Ends only where 20, of another key, is heard meanwhile.
      if (number === 10) await otherKey.promise;
      if (number === 20) otherKey.resolve(undefined);
      heard.push(`${number} ends`);
    };
    for (const number of [10, 11, 12, 20]) await tell(number);
    await listen(hear, { orderedBy: ({ number }) => Math.floor(number / 10) });
    await eventually('all are heard', async () => heard.length === 8);
    expect(heard.filter((each) => each.startsWith('1'))).toEqual(
      [10, 11, 12].flatMap((number) => [`${number} begins`, `${number} ends`]),
    );
  });

  it('hears each event once in all copies of its service', async () => {
    const heard: number[] = [];
    await listen((number) => heard.push(number));
    await listen((number) => heard.push(number));
    const numbers = Array.from({ length: 40 }, (_, index) => index);
    await Promise.all(numbers.map(tell));
    await heardAll(heard, 40);
    expect(heard.sort((a, b) => a - b)).toEqual(numbers);
  });

  it('hears what comes after a message that nobody can read', async () => {
    const heard: number[] = [];
    await listen((number) => heard.push(number));
    const nats = await connect({ servers: setting('NATS_URL') });
    nats.publish(event.subject, 'no event');
    await nats.drain();
    await tell(7);
    await heardAll(heard, 1);
    expect(heard).toEqual([7]);
  });
});
