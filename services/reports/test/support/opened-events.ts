import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { EventMessage } from '@rotadas/contracts/routing/event';
import { reportsEvents } from '@rotadas/contracts/reports/reports.events';

const { stream, subject, payload } = reportsEvents.opened;

/**
 * The events in the stream that tell of the opening of one report; none while JetStream or the
 * stream is away.
 */
export async function openedEvents(natsUrl: string, reportId: number) {
  const nats = await connect({ servers: natsUrl });
  try {
    const manager = await jetstreamManager(nats);
    const messages = [];
    const { last_seq: last } = (await manager.streams.info(stream.name)).state;
    for (let seq = 1; seq <= last; seq += 1) {
      const message = await manager.streams.getMessage(stream.name, { seq });
      if (message?.subject === subject) messages.push(EventMessage.parse(message.json()));
    }
    return messages
      .map((message) => ({ ...message, payload: payload.parse(message.payload) }))
      .filter((message) => message.payload.reportId === reportId);
  } finally {
    await nats.close();
  }
}
