import { jetstreamManager } from '@nats-io/jetstream';
import { headers } from '@nats-io/transport-node';
import { ALL_STREAMS } from '@rotadas/contracts/access/all-events';
import { parseNatsAddress } from '@rotadas/contracts/access/nats-address';
import { streamSettings } from '@rotadas/contracts/protocol/stream-settings';
import { prepareStreams } from '@rotadas/servers/nats/prepare-streams';
import type { SavedEvent } from './saved-event.ts';
import { listStreams } from './unhandled-events.ts';
import { withNats } from './with-nats.ts';

/** Only an empty stream accepts every event as new. Services create their consumers themselves. */
export async function recreateStreams(address: string, events: readonly SavedEvent[]): Promise<void> {
  await withNats(address, async (connection) => {
    const manager = await jetstreamManager(connection, { checkAPI: false });
    for (const { config } of await listStreams(manager)) await manager.streams.delete(config.name);
  });
  const streams = ALL_STREAMS.map((stream) => ({
    name: stream.name,
    settings: { ...streamSettings(stream) },
  }));
  await prepareStreams(parseNatsAddress(address), streams);
  await withNats(address, async (connection) => {
    const client = (await jetstreamManager(connection, { checkAPI: false })).jetstream();
    for (const { subject, headers: carried, text } of events) {
      const all = headers();
      for (const [name, value] of Object.entries(carried)) all.set(name, value);
      await client.publish(subject, text, { headers: all });
    }
  });
}
