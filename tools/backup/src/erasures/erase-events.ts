import { jetstreamManager } from '@nats-io/jetstream';
import { belongsToUser } from '../events/saved-event.ts';
import { storedMessages } from '../events/stored-messages.ts';
import { listStreams } from '../events/unhandled-events.ts';
import { withNats } from '../events/with-nats.ts';

/** Overwrites all events about a user; resolves to their number. */
export function eraseEvents(address: string, userId: number): Promise<number> {
  const users = new Set([userId]);
  return withNats(address, async (connection) => {
    const manager = await jetstreamManager(connection, { checkAPI: false });
    let erased = 0;
    for (const { config } of await listStreams(manager)) {
      for await (const message of storedMessages(manager, config.name, '>')) {
        if (!belongsToUser({ text: message.string() }, users)) continue;
        if (await manager.streams.deleteMessage(config.name, message.seq)) erased += 1;
      }
    }
    return erased;
  });
}
