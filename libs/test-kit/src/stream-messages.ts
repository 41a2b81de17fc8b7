import { jetstream, jetstreamManager, type JsMsg } from '@nats-io/jetstream';
import { withNats } from './connections.ts';

export function streamMessages(natsUrl: string, stream: string): Promise<JsMsg[]> {
  return withNats(natsUrl, async (nats) => {
    const { streams } = await jetstreamManager(nats);
    const { messages: count } = (await streams.info(stream)).state;
    if (count === 0) return [];
    const consumer = await jetstream(nats).consumers.get(stream);
    const messages: JsMsg[] = [];
    for await (const message of await consumer.fetch({ max_messages: count })) messages.push(message);
    return messages;
  });
}

/** Purges all streams, so that events of earlier tests are not redelivered. */
export function emptyStreams(natsUrl: string): Promise<void> {
  return withNats(natsUrl, async (nats) => {
    const { streams } = await jetstreamManager(nats);
    for await (const { config } of streams.list()) await streams.purge(config.name);
  });
}
