import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AuditEntry } from '@rotadas/contracts/audit-log/audit-entry';
import type { ReportCounts, ReportEvidence, ReportStatus } from '@rotadas/contracts/reports/report';
import { IdSequence } from '@rotadas/service-kit/mongodb/id-sequence';
import { falseIfDuplicate } from '@rotadas/service-kit/mongodb/duplicate-key';
import { retryOnConflict } from '@rotadas/service-kit/mongodb/retry-on-conflict';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb-connection';
import { currentRequestId } from '@rotadas/service-kit/request-context/request-id';
import type { Model } from 'mongoose';
import { AuditLogStore } from '../../audit-log/store/audit-log.store.js';
import {
  HISTORY_MAX,
  type NewReport,
  type ReportUpdate,
  type StoredReport,
} from '../domain/stored-report.js';
import { type ReportDocument, reportSchema, toReport } from './report.schema.js';
import { turkishDay } from '@rotadas/contracts/primitives/timestamp';

function toAuditEntry(
  { id, userId }: Pick<StoredReport, 'id' | 'userId'>,
  entry: Pick<AuditEntry, 'at' | 'adminId' | 'kind' | 'facts'>,
): AuditEntry {
  const requestId = currentRequestId() ?? null;
  return { ...entry, id: randomUUID(), target: String(id), userId, requestId };
}

/** Only `readEvidence` reads it. */
const HIDDEN = { evidence: 0 } as const;

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
    this.model = mongodb.mongoose.model<ReportDocument>('Report', reportSchema, 'reports');
    mongodb.prepare(() => this.model.createIndexes());
  }

  /** Whether the user created fewer than `perDay` reports on the day of `report`. */
  async hasRoom({ userId, createdAt }: NewReport, perDay: number): Promise<boolean> {
    const next = await this.mongodb.run(() => this.nextOfDay(userId, turkishDay(createdAt)));
    return next <= perDay;
  }

  /** Null without room. */
  async create(report: NewReport, perDay: number, evidence?: ReportEvidence): Promise<StoredReport | null> {
    const { userId } = report;
    const day = turkishDay(report.createdAt);
    const attempt = async () => {
      const number = await this.nextOfDay(userId, day);
      if (number > perDay) return { stored: null };
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
    const facts = { person: String(evidence.person.id) };
    await this.auditLog.append(
      toAuditEntry({ id, userId }, { at: Date.now(), adminId, kind: 'report-evidence', facts }),
    );
    return evidence;
  }

  /** Newest first, without history. */
  async listNewest({ status, before, limit }: ReportQuery): Promise<StoredReport[]> {
    const filter = { ...(status && { status }), ...(before !== undefined && { _id: { $lt: before } }) };
    const found = await this.mongodb.run(async () =>
      this.model
        .find(filter, { ...HIDDEN, history: 0 })
        .sort({ _id: -1 })
        .limit(limit)
        .lean<ReportDocument[]>(),
    );
    return found.map(toReport);
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

  /** Writes a change and its audit entry, or neither; null after a concurrent change. */
  async change(report: StoredReport, { fields, entry }: ReportUpdate): Promise<StoredReport | null> {
    const { id, revision } = report;
    const { at, adminId, from, to } = entry; // without the note
    const auditEntry = toAuditEntry(report, { at, adminId, kind: 'report-status', facts: { from, to } });
    const history = { $each: [entry], $slice: -HISTORY_MAX };
    return this.mongodb.transaction(async (session) => {
      const changed = await this.model
        .findOneAndUpdate(
          { _id: id, revision },
          { $set: fields, $push: { history } },
          { returnDocument: 'after', runValidators: true, projection: HIDDEN, session },
        )
        .lean<ReportDocument>();
      if (!changed) return null;
      await this.auditLog.appendIn(session, auditEntry);
      return toReport(changed);
    });
  }

  private async nextOfDay(userId: number, day: string): Promise<number> {
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
