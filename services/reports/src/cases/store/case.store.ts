import { Injectable } from '@nestjs/common';
import { CASE_DUE_MS, type CaseFilter } from '@rotadas/contracts/cases/case';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb-connection';
import type { Model, QueryFilter } from 'mongoose';
import { dueAt, OPEN_STATUSES } from '../../reports/domain/case.js';
import type { StoredReport } from '../../reports/domain/stored-report.js';
import { HIDDEN, type ReportDocument, reportModel, toReport } from '../../reports/store/report.schema.js';

type Filter = QueryFilter<ReportDocument>;

const OPEN: Filter = { status: { $in: [...OPEN_STATUSES] } };

/** Within each kind, the oldest case is due first. */
const KINDS = [
  { of: { isUrgent: true }, dueMs: CASE_DUE_MS.urgent },
  { of: { isUrgent: { $ne: true }, about: { $exists: true } }, dueMs: CASE_DUE_MS.usual },
] as const satisfies readonly { of: Filter; dueMs: number }[];

/** Reads the reports that are open cases. */
@Injectable()
export class CaseStore {
  private readonly model: Model<ReportDocument>;

  constructor(private readonly mongodb: MongodbConnection) {
    this.model = reportModel(mongodb);
  }

  /**
   * The first `limit` cases by due time, without history; `mine` are those of `adminId`. `now` is
   * epoch ms.
   */
  async list(
    filter: CaseFilter,
    adminId: number | null,
    now: number,
    limit: number,
  ): Promise<StoredReport[]> {
    const firstOf = (query: Filter) =>
      this.model
        .find(query, { ...HIDDEN, history: 0 })
        .sort({ createdAt: 1 })
        .limit(limit)
        .lean<ReportDocument[]>();
    const found = await this.mongodb.run(() => Promise.all(toQueries(filter, adminId, now).map(firstOf)));
    const all = found.flat().map(toReport);
    return all.toSorted((one, other) => dueAt(one) - dueAt(other) || one.id - other.id).slice(0, limit);
  }

  async count(filter: CaseFilter, adminId: number | null, now: number): Promise<number> {
    const $or = toQueries(filter, adminId, now);
    return this.mongodb.run(async () => this.model.countDocuments({ $or }));
  }

  countUrgentUnassigned(): Promise<number> {
    const waiting: Filter = { ...OPEN, isUrgent: true, assigneeId: null };
    return this.mongodb.run(async () => this.model.countDocuments(waiting));
  }
}

/** One query for each kind of case. */
const toQueries = (filter: CaseFilter, adminId: number | null, now: number): Filter[] =>
  KINDS.map(({ of, dueMs }) => ({
    ...OPEN,
    ...of,
    ...(filter === 'mine' && { assigneeId: adminId }),
    ...(filter === 'overdue' && { createdAt: { $lt: now - dueMs } }),
  }));
