import { reportsEvents } from '@rotadas/contracts/reports/reports.events';
import { EventMessage } from '@rotadas/contracts/routing/event';
import { streamMessages } from '@rotadas/test-kit/stream-messages';

const { stream, subject, payload } = reportsEvents.opened;

/**
 * The events in the stream about the opening of one report; throws while JetStream or the stream is
 * unavailable.
 */
export async function openedEvents(natsUrl: string, reportId: number) {
  return (await streamMessages(natsUrl, stream.name))
    .filter((message) => message.subject === subject)
    .map((message) => EventMessage.parse(message.json()))
    .map((message) => ({ ...message, payload: payload.parse(message.payload) }))
    .filter((message) => message.payload.reportId === reportId);
}
