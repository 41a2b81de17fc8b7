import { reportsEvents } from '@rotadas/contracts/reports/reports.events';
import { eventsOf } from './events.ts';

const { opened } = reportsEvents;

/** The ids of the reports that the reports service told of, once for each time. */
export async function readOpenedReports(natsUrl: string): Promise<string[]> {
  const events = await eventsOf(natsUrl, opened.stream.name);
  return events.flatMap(({ subject, payload }) =>
    subject === opened.subject ? [String(opened.payload.parse(payload).reportId)] : [],
  );
}
