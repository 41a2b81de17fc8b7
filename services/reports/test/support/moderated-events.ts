import { reportsEvents } from '@rotadas/contracts/reports/reports.events';
import { EventMessage } from '@rotadas/contracts/protocol/event';
import { streamMessages } from '@rotadas/test-kit/stream-messages';

const { stream, subject, payload } = reportsEvents.moderated;

/**
 * The events in the stream about status changes of one report; throws while JetStream or the stream
 * is unavailable.
 */
export async function moderatedEvents(natsUrl: string, reportId: number) {
  return (await streamMessages(natsUrl, stream.name))
    .filter((message) => message.subject === subject)
    .map((message) => EventMessage.parse(message.json()))
    .map((message) => ({ ...message, payload: payload.parse(message.payload) }))
    .filter((message) => message.payload.reportId === reportId);
}
