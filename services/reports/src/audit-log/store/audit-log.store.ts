import { Injectable } from '@nestjs/common';
import type { AuditEntry, AuditSearch } from '@rotadas/contracts/audit-log/audit-entry';
import { falseIfDuplicate } from '@rotadas/service-kit/mongodb/duplicate-key';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb-connection';
import type { Model, mongo, QueryFilter } from 'mongoose';
import { type AuditEntryDocument, auditEntrySchema, toAuditEntry } from './audit-log.schema.js';

/** Entries are ordered by time, then by ID. */
export type AuditCursor = Pick<AuditEntry, 'at' | 'id'>;

type AuditQuery = Omit<AuditSearch, 'before'> & { readonly before?: AuditCursor | undefined };

@Injectable()
export class AuditLogStore {
  private readonly model: Model<AuditEntryDocument>;

  constructor(private readonly mongodb: MongodbConnection) {
    this.model = mongodb.mongoose.model<AuditEntryDocument>('AuditEntry', auditEntrySchema, 'auditentries');
    mongodb.prepare(() => this.model.createIndexes());
  }

  /** Idempotent by ID. */
  async append(entry: AuditEntry): Promise<void> {
    await this.mongodb.run(() => this.appendIn(null, entry).catch(falseIfDuplicate));
  }

  /** Writes in the transaction of `session`, which a repeated ID aborts. */
  async appendIn(session: mongo.ClientSession | null, { id, ...entry }: AuditEntry): Promise<void> {
    await this.model.create([{ _id: id, ...entry }], { session });
  }

  async listNewest({ limit, ...filter }: AuditQuery): Promise<AuditEntry[]> {
    const found = await this.mongodb.run(async () =>
      this.model.find(toFilter(filter)).sort({ at: -1, _id: -1 }).limit(limit).lean<AuditEntryDocument[]>(),
    );
    return found.map(toAuditEntry);
  }
}

function toFilter({
  userId,
  kind,
  from,
  until,
  before,
}: Omit<AuditQuery, 'limit'>): QueryFilter<AuditEntryDocument> {
  const all: QueryFilter<AuditEntryDocument>[] = [];
  if (kind !== undefined) all.push({ kind });
  if (userId !== undefined) all.push({ $or: [{ adminId: userId }, { userId }] });
  if (from !== undefined) all.push({ at: { $gte: from } });
  if (until !== undefined) all.push({ at: { $lt: until } });
  if (before) all.push({ $or: [{ at: { $lt: before.at } }, { at: before.at, _id: { $lt: before.id } }] });
  return all.length === 0 ? {} : { $and: all };
}
