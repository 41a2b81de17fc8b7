import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { ClientNats } from '@nestjs/microservices';
import { ClosedConnectionError } from '@nats-io/transport-node';
import { z } from 'zod';
import { defineEvent } from '@rotadas/contracts/protocol/event';
import { EventConsumer } from './event-consumer.js';
import { EventStreams } from './event-streams.js';

const ACK_WAIT_MS = 30;
const event = defineEvent({
  stream: { name: 'test', subjects: ['test.>'] },
  subject: 'test.happened',
  payload: z.object({}),
});

it('leaves a message to JetStream if the connection closes before it is handled', async () => {
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
  const batches = [[message]];
  const consumer = {
    async fetch() {
      const batch = batches.pop();
      if (!batch) await delay(ACK_WAIT_MS);
      return Object.assign(batch ?? [], { stop: () => undefined });
    },
  };
  const streams = new EventStreams(new ClientNats({}), {});
  jest.spyOn(streams, 'consumer').mockResolvedValue(consumer as never);
  const handled = { event, ackWaitMs: ACK_WAIT_MS, atOnce: undefined, minAgeMs: 0 };
  const parse = (payload: unknown) => ({ payload, key: '' });
  const tested = new EventConsumer({ ...handled, parse }, 'service', streams, () => extended.promise);
  tested.start();
  await acknowledged.promise;
  await tested.stop();
  expect(warn).toHaveBeenLastCalledWith({ err: error, subject: event.subject });
  warn.mockRestore();
});
