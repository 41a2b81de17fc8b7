import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AuditEntry } from '@rotadas/contracts/audit-log/audit-entry';
import { RETENTION_DAYS } from '@rotadas/contracts/personal-data/retention';
import type { ReportCounts, ReportEvidence, ReportStatus } from '@rotadas/contracts/reports/report';
import { reportsEvents } from '@rotadas/contracts/reports/reports.events';
import { outboxEvent } from '@rotadas/service-kit/events/outbox-event';
import { IdSequence } from '@rotadas/service-kit/mongodb/id-sequence';
import { falseIfDuplicate } from '@rotadas/service-kit/mongodb/duplicate-key';
import { dateEndedDocuments, removalDate } from '@rotadas/service-kit/mongodb/removal';
import { retryOnConflict } from '@rotadas/service-kit/mongodb/retry-on-conflict';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb-connection';
import { currentRequestId } from '@rotadas/service-kit/request-context/request-id';
import type { Model, QueryFilter } from 'mongoose';
import { AuditLogStore } from '../../audit-log/store/audit-log.store.js';
import { CLOSED_STATUSES, isOpen } from '../domain/case.js';
import {
  HISTORY_MAX,
  type NewReport,
  type ReportUpdate,
  type StoredReport,
} from '../domain/stored-report.js';
import type { ReportLimit } from '../domain/report-limit.js';
import { HIDDEN, type ReportDocument, reportModel, toReport } from './report.schema.js';

function toAuditEntry(
  { id, userId }: Pick<StoredReport, 'id' | 'userId'>,
  entry: Pick<AuditEntry, 'at' | 'adminId' | 'kind' | 'facts'>,
): AuditEntry {
  const requestId = currentRequestId() ?? null;
  return { ...entry, id: randomUUID(), target: String(id), userId, requestId };
}

/** Null keeps a reopened report. */
const removalOf = (status: ReportStatus): Date | null =>
  isOpen({ status }) ? null : removalDate(RETENTION_DAYS.closedReports);

/** A projection without evidence, which only `readEvidence` reads. */
const LISTED = { ...HIDDEN, history: 0 } as const;

interface ReportQuery {
  readonly status?: ReportStatus | undefined;
  /** Lists reports with smaller IDs only. */
  readonly before?: number | undefined;
  readonly limit: number;
}

@Injectable()
export class ReportStore {
  private readonly model: Model<ReportDocument>;

  constructor(
    private readonly mongodb: MongodbConnection,
    private readonly ids: IdSequence,
    private readonly auditLog: AuditLogStore,
  ) {
    this.model = reportModel(mongodb);
    mongodb.prepare(async () => {
      await this.model.createIndexes();
      const closed = { status: { $in: CLOSED_STATUSES } };
      await dateEndedDocuments(this.model, closed, 'updatedAt', RETENTION_DAYS.closedReports);
    });
  }

  /** Whether the user created fewer reports than the limit in its period. */
  async hasRoom({ userId }: NewReport, { period, max }: ReportLimit): Promise<boolean> {
    const next = await this.mongodb.run(() => this.nextOf(userId, period));
    return next <= max;
  }

  /** Null without room. */
  async create(
    report: NewReport,
    { period: day, max }: ReportLimit,
    evidence?: ReportEvidence,
  ): Promise<StoredReport | null> {
    const attempt = async () => {
      const number = await this.nextOf(report.userId, day);
      if (number > max) return { stored: null };
      const stored = { id: await this.ids.next('reports'), ...report };
      return (await this.insert(stored, { evidence, day, numberOfDay: number })) ? { stored } : null;
    };
    return (await this.mongodb.run(() => retryOnConflict(attempt))).stored;
  }

  /** Counts in no limit; no effect if the agreement `objectionTo` has such a report. */
  async createObjection(report: NewReport, objectionTo: number, evidence: ReportEvidence): Promise<void> {
    await this.mongodb.run(async () => {
      const stored = { id: await this.ids.next('reports'), ...report };
      await this.insert(stored, { evidence, objectionTo });
    });
  }

  async find(id: number): Promise<StoredReport | null> {
    const found = await this.mongodb.run(async () => this.model.findById(id, HIDDEN).lean<ReportDocument>());
    return found && toReport(found);
  }

  /** Records the admin in the audit log. Null for a report without evidence. */
  async readEvidence(id: number, adminId: number): Promise<ReportEvidence | null> {
    const found = await this.mongodb.run(async () => this.model.findById(id).lean<ReportDocument>());
    if (!found?.evidence) return null;
    const { userId, evidence } = found;
    const facts = evidence.person === null ? {} : { person: String(evidence.person.id) };
    await this.auditLog.append(
      toAuditEntry({ id, userId }, { at: Date.now(), adminId, kind: 'report-evidence', facts }),
    );
    return evidence;
  }

  /** Newest first, without history. */
  async listNewest({ status, before, limit }: ReportQuery): Promise<StoredReport[]> {
    const filter = { ...(status && { status }), ...(before !== undefined && { _id: { $lt: before } }) };
    return this.listWhere(filter, limit);
  }

  /** The newest reports by and about a person. */
  async listByPerson(userId: number, limit: number): Promise<{ by: StoredReport[]; about: StoredReport[] }> {
    const [by, about] = await Promise.all([
      this.listWhere({ userId }, limit),
      this.listWhere({ 'about.userId': userId }, limit),
    ]);
    return { by, about };
  }

  async count(): Promise<ReportCounts> {
    const countBy = (status: ReportStatus) => this.model.countDocuments({ status });
    const [fresh, pending, resolved, closed] = await this.mongodb.run(() =>
      Promise.all([countBy('yeni'), countBy('inceleniyor'), countBy('çözüldü'), countBy('kapatıldı')]),
    );
    return {
      all: fresh + pending + resolved + closed,
      byStatus: { yeni: fresh, inceleniyor: pending, çözüldü: resolved, kapatıldı: closed },
    };
  }

  /**
   * Writes a change, its audit entry and, if it closes a case for the first time, its event with
   * `isActed`, or nothing; null after a concurrent change.
   */
  async change(
    report: StoredReport,
    { fields, entry, isActed }: ReportUpdate,
    kind: 'report-status' | 'case-taken' = 'report-status',
  ): Promise<StoredReport | null> {
    const { id, userId, revision } = report;
    const { at, adminId, from, to } = entry; // without the note
    const auditEntry = toAuditEntry(report, { at, adminId, kind, facts: { from, to } });
    const history = { $each: [entry], $slice: -HISTORY_MAX };
    const closed =
      isActed !== undefined && outboxEvent(reportsEvents.closed, { reportId: id, userId, isActed, at }, at);
    return this.mongodb.transaction(async (session) => {
      const changed = await this.model
        .findOneAndUpdate(
          { _id: id, revision },
          {
            $set: { ...fields, removeAt: removalOf(fields.status) },
            $push: { history, ...(closed && { outbox: closed }) },
          },
          { returnDocument: 'after', runValidators: true, projection: HIDDEN, session },
        )
        .lean<ReportDocument>();
      if (!changed) return null;
      await this.auditLog.appendIn(session, auditEntry);
      return toReport(changed);
    });
  }

  /** Newest first, without history. */
  private async listWhere(filter: QueryFilter<ReportDocument>, limit: number): Promise<StoredReport[]> {
    const found = await this.mongodb.run(async () =>
      this.model.find(filter, LISTED).sort({ _id: -1 }).limit(limit).lean<ReportDocument[]>(),
    );
    return found.map(toReport);
  }

  private async nextOf(userId: number, day: string): Promise<number> {
    // MongoDB uses the partial index only with $exists.
    const last = await this.model
      .findOne({ userId, day, numberOfDay: { $exists: true } }, { numberOfDay: 1 })
      .sort({ numberOfDay: -1 })
      .lean<Pick<ReportDocument, 'numberOfDay'>>();
    return (last?.numberOfDay ?? 0) + 1;
  }

  /** False if a key was taken. */
  private async insert(
    { id, ...fields }: StoredReport,
    more: Pick<ReportDocument, 'evidence' | 'day' | 'numberOfDay' | 'objectionTo'>,
  ): Promise<boolean> {
    const document = { _id: id, ...fields, ...more };
    return this.model.create(document).then(() => true, falseIfDuplicate);
  }
}
