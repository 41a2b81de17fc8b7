import type { MongoClient } from 'mongodb';
import { z } from 'zod';
import type { SavedEvent } from '../events/saved-event.ts';
import { streamEvents, undefinedIfUnknown } from '../events/unhandled-events.ts';
import { withJetStream } from '../events/with-nats.ts';
import { serviceDatabases } from '../mongodb/own-databases.ts';

/** The events from which the reports service of 0.3.0 wrote its audit log. */
export const DECISIONS = { stream: 'reports', subject: 'reports.moderated' };

const Decision = z.object({
  id: z.string(),
  at: z.number(),
  payload: z.object({
    reportId: z.number(),
    userId: z.number(),
    adminId: z.number(),
    from: z.string(),
    to: z.string(),
  }),
  requestId: z.string().nullable().default(null),
});
type Decision = z.infer<typeof Decision>;

const Outbox = z.array(z.looseObject({ subject: z.string() }));

export const isDecision = ({ subject }: Pick<SavedEvent, 'subject'>): boolean =>
  subject === DECISIONS.subject;

/** Passes the decisions in the stream of 0.3.0 to `record`, then deletes the stream. */
export function takeDecisions(
  address: string,
  record: (decisions: readonly SavedEvent[]) => Promise<number>,
): Promise<number> {
  return withJetStream(address, async (manager) => {
    if (!(await manager.streams.info(DECISIONS.stream).catch(undefinedIfUnknown))) return record([]);
    const recorded = await record(await streamEvents(manager, DECISIONS.stream, DECISIONS.subject));
    await manager.streams.delete(DECISIONS.stream);
    return recorded;
  });
}

/**
 * Adds the entries to the audit log that are missing for decisions in `events` and in unpublished
 * events of reports. Returns their number.
 */
export async function recordDecisions(
  client: MongoClient,
  address: string,
  events: readonly SavedEvent[],
): Promise<number> {
  const published = events.filter(isDecision).map(parseDecision);
  let count = 0;
  for (const name of serviceDatabases('reports', address)) {
    const reports = client.db(name).collection('reports');
    const auditEntries = client.db(name).collection<{ _id: string }>('auditentries');
    if ((await reports.findOne()) === null) continue; // the decisions are about reports of another database
    const documents = await reports.find({ outbox: { $exists: true } }).toArray();
    const outboxes = documents.flatMap(({ outbox }) => Outbox.parse(outbox));
    const unpublished = z.array(Decision).parse(outboxes.filter(isDecision));
    for (const decision of [...published, ...unpublished]) {
      const { _id, ...entry } = toAuditEntry(decision);
      const added = await auditEntries.updateOne({ _id }, { $setOnInsert: entry }, { upsert: true });
      count += added.upsertedCount;
    }
    await reports.updateMany({ outbox: { $exists: true } }, { $unset: { outbox: '' } });
  }
  return count;
}

function parseDecision({ text, headers }: SavedEvent): Decision {
  return Decision.parse({ ...JSON.parse(text), requestId: headers['x-request-id'] });
}

function toAuditEntry({ id, at, payload, requestId }: Decision) {
  const { reportId, userId, adminId, from, to } = payload;
  const target = String(reportId);
  return { _id: id, at, adminId, kind: 'report-status', target, userId, facts: { from, to }, requestId };
}
