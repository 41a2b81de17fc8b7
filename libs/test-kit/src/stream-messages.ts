import { jetstream, jetstreamManager, type JsMsg } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';

/**
 * Everything that lies in a stream of JetStream, in its order. Throws while JetStream or the stream
 * is away.
 */
export async function streamMessages(natsUrl: string, stream: string): Promise<JsMsg[]> {
  const nats = await connect({ servers: natsUrl });
  try {
    const { streams } = await jetstreamManager(nats);
    const { messages: count } = (await streams.info(stream)).state;
    if (count === 0) return [];
    const consumer = await jetstream(nats).consumers.get(stream);
    const messages: JsMsg[] = [];
    for await (const message of await consumer.fetch({ max_messages: count })) messages.push(message);
    return messages;
  } finally {
    await nats.close();
  }
}
