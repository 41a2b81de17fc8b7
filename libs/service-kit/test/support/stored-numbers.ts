import { jetstreamManager } from '@nats-io/jetstream';
import { EventMessage } from '@rotadas/contracts/protocol/event';
import { requireEnv } from '@rotadas/test-kit/require-env';
import { streamMessages } from '@rotadas/test-kit/stream-messages';
import { withNats } from '@rotadas/test-kit/connections';
import type { TestEvent } from './an-event.js';

/** Returns the numbers of all stored events, in order. */
export async function storedNumbers({ stream, payload }: TestEvent): Promise<number[]> {
  const messages = await streamMessages(requireEnv('NATS_URL'), stream.name);
  return messages.map((message) => payload.parse(EventMessage.parse(message.json()).payload).number);
}

export async function loseStream({ stream }: TestEvent): Promise<void> {
  await withNats(requireEnv('NATS_URL'), async (nats) => {
    await (await jetstreamManager(nats)).streams.delete(stream.name);
  });
}
