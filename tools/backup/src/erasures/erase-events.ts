import { belongsToUser } from '../events/saved-event.ts';
import { storedMessages } from '../events/stored-messages.ts';
import { listStreams } from '../events/unhandled-events.ts';
import { withJetStream } from '../events/with-nats.ts';

/** Overwrites all events about a user; resolves to their number. */
export function eraseEvents(address: string, userId: number): Promise<number> {
  const users = new Set([userId]);
  return withJetStream(address, async (manager) => {
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
