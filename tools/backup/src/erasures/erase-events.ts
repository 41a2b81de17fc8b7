import { eraseEvents } from '@rotadas/contracts/personal-data/erase-events';
import { listStreams } from '../events/unhandled-events.ts';
import { withJetStream } from '../events/with-nats.ts';

/** Overwrites all events about a user; resolves to their number. */
export function eraseAllEvents(address: string, userId: number): Promise<number> {
  return withJetStream(address, async (manager) => {
    let erased = 0;
    for (const { config } of await listStreams(manager))
      erased += await eraseEvents(manager.streams, config.name, new Set([userId]));
    return erased;
  });
}
