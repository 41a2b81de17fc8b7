import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';

/**
 * Takes all events out of all streams of JetStream, so that none of an earlier test is delivered
 * again: what a killed process had not acknowledged comes anew half a minute later. Throws while
 * JetStream is away.
 */
export async function emptyStreams(natsUrl: string): Promise<void> {
  const nats = await connect({ servers: natsUrl });
  try {
    const { streams } = await jetstreamManager(nats);
    for await (const { config } of streams.list()) await streams.purge(config.name);
  } finally {
    await nats.close();
  }
}
