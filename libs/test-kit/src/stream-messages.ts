import { jetstream, jetstreamManager, type JsMsg } from '@nats-io/jetstream';
import { withNats } from './with-nats.ts';

/**
 * Everything that lies in a stream of JetStream, in its order. Throws while JetStream or the stream
 * is away.
 */
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

/**
 * Takes all events out of all streams of JetStream, so that none of an earlier test is delivered
 * again: what a killed process had not acknowledged comes anew half a minute later. Throws while
 * JetStream is away.
 */
export function emptyStreams(natsUrl: string): Promise<void> {
  return withNats(natsUrl, async (nats) => {
    const { streams } = await jetstreamManager(nats);
    for await (const { config } of streams.list()) await streams.purge(config.name);
  });
}
