import { jetstreamManager } from '@nats-io/jetstream';
import { withNats } from './with-nats.ts';

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
