import { Injectable } from '@nestjs/common';
import { type AuditEntry, AuditEntryKind, type AuditSearch } from '@rotadas/contracts/audit-log/audit-entry';
import { falseIfDuplicate } from '@rotadas/service-kit/mongodb/duplicate-key';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb.connection';
import { type Model, type mongo, type QueryFilter, Schema } from 'mongoose';

type AuditEntryDocument = Omit<AuditEntry, 'id'> & { readonly _id: string };

/** Entries are never changed or deleted. */
const auditEntrySchema = new Schema<AuditEntryDocument>(
  {
    _id: { type: String, required: true },
    at: { type: Number, required: true, immutable: true },
    adminId: { type: Number, required: true, immutable: true },
    kind: { type: String, enum: AuditEntryKind.options, required: true, immutable: true },
    target: { type: String, default: '', immutable: true },
    userId: { type: Number, default: null, immutable: true },
    facts: { type: Schema.Types.Mixed, required: true, immutable: true },
    requestId: { type: String, default: null, immutable: true },
  },
  { versionKey: false, strict: 'throw', minimize: false },
);

// For pages of all, of one kind and of one user, newest first.
auditEntrySchema.index({ at: -1, _id: -1 });
auditEntrySchema.index({ kind: 1, at: -1, _id: -1 });
auditEntrySchema.index({ adminId: 1, at: -1, _id: -1 });
auditEntrySchema.index({ userId: 1, at: -1, _id: -1 }, { partialFilterExpression: { userId: { $gt: 0 } } });

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

  /** Idempotent by id. */
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
    return found.map(toEntry);
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

function toEntry({
  _id,
  at,
  adminId,
  kind,
  target,
  userId,
  facts,
  requestId,
}: AuditEntryDocument): AuditEntry {
  return { id: _id, at, adminId, kind, target, userId, facts, requestId };
}
