import { Controller, type INestApplicationContext, type Type } from '@nestjs/common';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { toDurableName } from '@rotadas/contracts/access/nats-permissions';
import { eventually } from '@rotadas/test-kit/eventually';
import { requireEnv } from '@rotadas/test-kit/require-env';
import { Metrics } from '../src/metrics/metrics.js';
import { HandleEvent, type EventOccurrence } from '../src/events/handle-event.js';
import { outboxEvent } from '../src/events/outbox-event.js';
import { anEvent, type TestEvent } from './support/an-event.js';
import { aService, getStreams } from './support/event-world.js';

type Handler = (number: number, occurrence: EventOccurrence) => unknown;

interface Ordering {
  readonly orderedBy?: (payload: { number: number }) => number;
  readonly minAgeMs?: number;
  readonly concurrency?: number;
}

function listener(event: TestEvent, handle: Handler, ordering: Ordering): Type<unknown> {
  @Controller()
  class Listener {
    @HandleEvent(event, ordering)
    async handle({ number }: { number: number }, occurrence: EventOccurrence) {
      await handle(number, occurrence);
    }
  }
  return Listener;
}

describe('a durable consumer of an event', () => {
  let publisher: INestApplicationContext;
  let event: TestEvent;
  let services: INestApplicationContext[] = [];
  let nats: NatsConnection;

  beforeAll(async () => {
    publisher = await aService('publisher');
    nats = await connect({ servers: requireEnv('NATS_URL') });
  });
  beforeEach(async () => {
    event = anEvent();
    await getStreams(publisher).ensure(event.stream);
  });
  afterEach(async () => {
    await Promise.all(services.map((service) => service.close()));
    services = [];
  });
  afterAll(async () => {
    await publisher.close();
    await nats.close();
  });

  const publish = (number: number, at = Date.now()) =>
    getStreams(publisher).publish(outboxEvent(event, { number }, at));
  const consume = async (handle: Handler, ordering: Ordering = {}) => {
    const service = await aService('listener', listener(event, handle, ordering));
    services.push(service);
    return service;
  };
  const deadLetter = async () => {
    const manager = await jetstreamManager(nats);
    const isThere = async () => (await getStreams(publisher).countDeadLetters('listener')).has(event.subject);
    await eventually('there is a dead letter', isThere);
    const last_by_subj = `dead-letters.listener.${event.subject}`;
    const message = await manager.streams.getMessage('dead-letters', { last_by_subj });
    return { reason: message?.header.get('Rotadas-Reason'), text: message?.string() };
  };
  const receivedAll = (received: number[], count: number) =>
    eventually(`${count} events are received`, async () => received.length >= count);

  it('delivers events in order, including those published while it was stopped', async () => {
    await publish(1);
    const received: number[] = [];
    const service = await consume((number) => received.push(number));
    await receivedAll(received, 1);
    await service.close();
    services = [];

    await publish(2);
    await publish(3);
    await consume((number) => received.push(number));
    await receivedAll(received, 3);
    expect(received).toEqual([1, 2, 3]);
  });

  it('redelivers a failed event under the same id', async () => {
    const ids: string[] = [];
    await consume((_number, { id }) => {
      ids.push(id);
      if (ids.length < 3) throw new Error('not yet');
    });
    await publish(1);
    await eventually('it succeeds', async () => ids.length === 3);
    expect(new Set(ids).size).toBe(1);
  });

  it('delivers an event only after its minimum age', async () => {
    const [minAgeMs, received, ages]: [number, number[], number[]] = [500, [], []];
    await publish(1);
    await publish(2, Date.now() - minAgeMs);
    const handle = (number: number, { occurredAt }: EventOccurrence) => {
      received.push(number);
      ages.push(Date.now() - occurredAt);
    };
    await consume(handle, { minAgeMs });
    await receivedAll(received, 2);
    expect(received).toEqual([2, 1]);
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(minAgeMs);
  });

  it('delivers each event to one instance of a service', async () => {
    const received: number[] = [];
    await consume((number) => received.push(number));
    await consume((number) => received.push(number));
    const numbers = Array.from({ length: 40 }, (_, index) => index);
    await Promise.all(numbers.map((number) => publish(number)));
    await receivedAll(received, 40);
    expect(received.sort((a, b) => a - b)).toEqual(numbers);
  });

  it('fetches only events that it can handle now, and leaves others to other instances', async () => {
    for (const number of [1, 2, 3, 4, 5, 6]) await publish(number);
    const handling = { orderedBy: ({ number }: { number: number }) => number, concurrency: 2 };
    const [byBusy, byFree]: [number[], number[]] = [[], []];
    const free = Promise.withResolvers<undefined>();
    const handle = (number: number) => {
      byBusy.push(number);
      return free.promise;
    };
    await consume(handle, handling);
    await receivedAll(byBusy, 2);
    await consume((number) => byFree.push(number), handling);
    await receivedAll(byFree, 4);
    free.resolve(undefined);
    expect([byBusy, byFree]).toEqual([
      [1, 2],
      [3, 4, 5, 6],
    ]);
  });

  it('continues after an unreadable message', async () => {
    const received: number[] = [];
    await consume((number) => received.push(number));
    nats.publish(event.subject, 'no event');
    await nats.flush();
    await publish(7);
    await receivedAll(received, 1);
    expect(received).toEqual([7]);
    expect(await deadLetter()).toEqual({ reason: 'unreadable', text: 'no event' });
  });

  describe('an event that keeps failing', () => {
    /** Fails the next `count` deliveries. */
    const failDeliveries = async (count: number) => {
      const consumer = await getStreams(publisher).consumer(event, toDurableName('listener', event));
      for (let delivery = 1; delivery <= count; delivery += 1) (await consumer.next())?.nak();
      await nats.flush();
    };

    it('becomes a dead letter after ten deliveries, and the next event is handled', async () => {
      await publish(1);
      await failDeliveries(9);
      const received: number[] = [];
      const service = await consume((number) => {
        received.push(number);
        if (number === 1) throw new TypeError('for good');
      });
      await publish(2);
      await receivedAll(received, 2);
      expect(received).toEqual([1, 2]);
      expect(await deadLetter()).toEqual({
        reason: 'TypeError',
        text: expect.stringContaining('"payload":{"number":1}'),
      });
      const { body } = await service.get(Metrics, { strict: false }).text();
      expect(body).toContain(`rotadas_event_dead_letters{subject="${event.subject}"} 1\n`);
    });

    it('may be delivered once more if the first delivery was before its minimum age', async () => {
      await publish(1);
      await failDeliveries(10);
      await publish(2);
      const received: number[] = [];
      await consume((number) => received.push(number), { minAgeMs: 1 });
      await receivedAll(received, 2);
      expect(received).toEqual([1, 2]);
    });

    it('becomes a dead letter unhandled if the process ended during the tenth delivery', async () => {
      await publish(1);
      await failDeliveries(10);
      await publish(2);
      const received: number[] = [];
      await consume((number) => received.push(number));
      await receivedAll(received, 1);
      expect(received).toEqual([2]);
      expect(await deadLetter()).toMatchObject({ reason: 'unfinished' });
    });

    it('is retried without counting while a dependency is unavailable', async () => {
      await publish(1);
      await failDeliveries(9);
      let attempts = 0;
      const received: number[] = [];
      await consume((number) => {
        attempts += 1;
        if (attempts < 3) throw new DomainError('service-unavailable');
        received.push(number);
      });
      await receivedAll(received, 1);
      const counts = await getStreams(publisher).countDeadLetters('listener');
      expect(counts.has(event.subject)).toBe(false);
    });
  });
});
