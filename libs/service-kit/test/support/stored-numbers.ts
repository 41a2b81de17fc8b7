import { jetstreamManager } from '@nats-io/jetstream';
import { EventMessage } from '@rotadas/contracts/protocol/event';
import { setting } from '@rotadas/test-kit/setting';
import { streamMessages } from '@rotadas/test-kit/stream-messages';
import { withNats } from '@rotadas/test-kit/connections';
import type { TestEvent } from './an-event.js';

/** Returns the numbers of all stored events, in order. */
export async function storedNumbers({ stream, payload }: TestEvent): Promise<number[]> {
  const messages = await streamMessages(setting('NATS_URL'), stream.name);
  return messages.map((message) => payload.parse(EventMessage.parse(message.json()).payload).number);
}

export async function loseStream({ stream }: TestEvent): Promise<void> {
  await withNats(setting('NATS_URL'), async (nats) => {
    await (await jetstreamManager(nats)).streams.delete(stream.name);
  });
}
