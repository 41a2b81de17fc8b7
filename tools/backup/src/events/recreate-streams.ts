import { headers } from '@nats-io/transport-node';
import { parseNatsAddress } from '@rotadas/contracts/access/nats-address';
import { prepareStreams } from '@rotadas/servers/nats/prepare-streams';
import { accessPlan } from '@rotadas/start/product/access-plan';
import type { SavedEvent } from './saved-event.ts';
import { listStreams } from './unhandled-events.ts';
import { withJetStream } from './with-nats.ts';

/** Only an empty stream accepts every event as new. Services create their consumers themselves. */
export async function recreateStreams(address: string, events: readonly SavedEvent[]): Promise<void> {
  await withJetStream(address, async (manager) => {
    for (const { config } of await listStreams(manager)) await manager.streams.delete(config.name);
  });
  await prepareStreams(parseNatsAddress(address), accessPlan().streams);
  await withJetStream(address, async (manager) => {
    const client = manager.jetstream();
    for (const { subject, headers: carried, text } of events) {
      const all = headers();
      for (const [name, value] of Object.entries(carried)) all.set(name, value);
      await client.publish(subject, text, { headers: all });
    }
  });
}
