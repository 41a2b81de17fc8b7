import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { ClosedConnectionError } from '@nats-io/transport-node';
import { z } from 'zod';
import { defineEvent } from '@rotadas/contracts/protocol/event';
import { Metrics } from '../metrics/metrics.js';
import { NatsClient } from '../nats/nats-client.js';
import { EventConsumer } from './event-consumer.js';
import { EventStreams } from './event-streams.js';

const ACK_WAIT_MS = 30;
const event = defineEvent({
  stream: { name: 'test', subjects: ['test.>'] },
  subject: 'test.happened',
  payload: z.object({}),
});

it('does not throw if the connection closes before the acknowledgement', async () => {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
  const error = new ClosedConnectionError();
  const [extended, acknowledged] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  const failing =
    ({ resolve }: PromiseWithResolvers<undefined>) =>
    () => {
      resolve(undefined);
      throw error;
    };
  const responses = { working: failing(extended), ack: failing(acknowledged) };
  const message = {
    json: () => ({ id: randomUUID(), at: 1, payload: {} }),
    info: { deliveryCount: 1 },
    ...responses,
  };
  const stopped = Promise.withResolvers<undefined>();
  const messages = {
    async *[Symbol.asyncIterator]() {
      yield message;
      await stopped.promise;
    },
    stop: () => stopped.resolve(undefined),
  };
  const streams = new EventStreams(new NatsClient({}, new Metrics()), {});
  jest.spyOn(streams, 'consumer').mockResolvedValue({ fetch: async () => messages } as never);
  const handled = { event, ackWaitMs: ACK_WAIT_MS, concurrency: undefined, minAgeMs: 0 };
  const parse = (payload: unknown) => ({ payload, key: '' });
  const tested = new EventConsumer({ ...handled, parse }, 'service', streams, () => extended.promise);
  tested.start();
  await acknowledged.promise;
  await tested.stop();
  expect(warn).toHaveBeenLastCalledWith({ err: error, subject: event.subject });
  warn.mockRestore();
});
