import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AuditEntry } from '@rotadas/contracts/audit-log/audit-entry';
import type { ReportCounts, ReportStatus } from '@rotadas/contracts/reports/report';
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
  type StoredChange,
  type StoredReport,
} from '../domain/stored-report.js';
import { type ReportDocument, reportSchema, toReport } from './report.schema.js';
import { turkishDay } from '@rotadas/contracts/primitives/timestamp';

/** The entry does not contain the note. */
function toAuditEntry({ id, userId }: StoredReport, { at, adminId, from, to }: StoredChange): AuditEntry {
  return {
    id: randomUUID(),
    at,
    adminId,
    kind: 'report-status',
    target: String(id),
    userId,
    facts: { from, to },
    requestId: currentRequestId() ?? null,
  };
}

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

  /** Null if the user created `perDay` reports on that day. */
  async create(report: NewReport, perDay: number): Promise<StoredReport | null> {
    const { userId } = report;
    const day = turkishDay(report.createdAt);
    const attempt = async () => {
      const number = await this.nextOfDay(userId, day);
      if (number > perDay) return { stored: null };
      const stored = { id: await this.ids.next('reports'), ...report };
      return (await this.insert(stored, day, number)) ? { stored } : null;
    };
    return (await this.mongodb.run(() => retryOnConflict(attempt))).stored;
  }

  async find(id: number): Promise<StoredReport | null> {
    const found = await this.mongodb.run(async () => this.model.findById(id).lean<ReportDocument>());
    return found && toReport(found);
  }

  /** Newest first, without history. */
  async listNewest({ status, before, limit }: ReportQuery): Promise<StoredReport[]> {
    const filter = { ...(status && { status }), ...(before !== undefined && { _id: { $lt: before } }) };
    const found = await this.mongodb.run(async () =>
      this.model.find(filter, { history: 0 }).sort({ _id: -1 }).limit(limit).lean<ReportDocument[]>(),
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
    const auditEntry = toAuditEntry(report, entry);
    const history = { $each: [entry], $slice: -HISTORY_MAX };
    return this.mongodb.transaction(async (session) => {
      const changed = await this.model
        .findOneAndUpdate(
          { _id: id, revision },
          { $set: fields, $push: { history } },
          { returnDocument: 'after', runValidators: true, session },
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

  /** False if the number was taken. */
  private async insert(report: StoredReport, day: string, numberOfDay: number): Promise<boolean> {
    const { id, ...fields } = report;
    const document = { _id: id, ...fields, day, numberOfDay };
    return this.model.create(document).then(() => true, falseIfDuplicate);
  }
}
