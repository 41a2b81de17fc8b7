import { Injectable } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { RETENTION_DAYS } from '@rotadas/contracts/personal-data/retention';
import { DAY_MS } from '@rotadas/contracts/primitives/timestamp';
import { usersEvents } from '@rotadas/contracts/users/users.events';
import { outboxEvent } from '@rotadas/service-kit/events/outbox-event';
import { falseIfDuplicate } from '@rotadas/service-kit/mongodb/duplicate-key';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb-connection';
import { type Model, type mongo, type QueryFilter, Schema } from 'mongoose';
import { AccountStore } from '../../users/store/account.store.js';
import {
  EXPORT_EVERY_MS,
  type ExportFile,
  type ExportJob,
  STALLED_AFTER_MS,
  type StoredExport,
} from '../domain/stored-export.js';

/** The user's ID: each has one export at most. */
type ExportDocument = StoredExport & { readonly _id: number };

interface ExportPartDocument extends ExportFile {
  readonly part: number;
  readonly data: Buffer;
  readonly expiresAt: Date;
}

type NewFile = Pick<ExportPartDocument, 'userId' | 'fileId' | 'expiresAt'>;

export type StoredPart = Pick<ExportPartDocument, 'data'> & Pick<StoredExport, 'parts' | 'bytes'>;

const required = { type: Number, required: true } as const;

const exportSchema = new Schema<ExportDocument>(
  {
    _id: required,
    state: { type: String, required: true },
    requestId: { type: String, required: true },
    progress: required,
    progressAt: required,
    nextAt: required,
    fileId: { type: String, default: null },
    parts: required,
    bytes: required,
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false, strict: 'throw' },
);

exportSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

const exportPartSchema = new Schema<ExportPartDocument>(
  {
    userId: required,
    fileId: { type: String, required: true },
    part: required,
    data: { type: Buffer, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false, strict: 'throw' },
);

exportPartSchema.index({ userId: 1, fileId: 1, part: 1 }, { unique: true });
exportPartSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

/**
 * Files are stored in parts, since one document is limited to 16 MB. A part is written in one
 * transaction with the document of its export: after an erasure, nothing is written any longer.
 */
@Injectable()
export class ExportStore {
  private readonly model: Model<ExportDocument>;
  private readonly parts: Model<ExportPartDocument>;

  constructor(
    private readonly mongodb: MongodbConnection,
    private readonly accounts: AccountStore,
  ) {
    this.model = mongodb.mongoose.model<ExportDocument>('Export', exportSchema, 'exports');
    this.parts = mongodb.mongoose.model<ExportPartDocument>('ExportPart', exportPartSchema, 'export-parts');
    mongodb.prepare(() => this.model.createIndexes());
    mongodb.prepare(() => this.parts.createIndexes());
  }

  find(userId: number): Promise<StoredExport | null> {
    return this.mongodb.run(async () => this.model.findById(userId).lean<ExportDocument>());
  }

  /** False if the user has to wait for the next export. Throws `user-unknown`. */
  request({ userId, requestId }: ExportJob, now: number): Promise<boolean> {
    const allowed: QueryFilter<ExportDocument> = {
      _id: userId,
      $or: [{ nextAt: { $lte: now } }, { state: 'collecting', progressAt: { $lte: now - STALLED_AFTER_MS } }],
    };
    const requested: StoredExport = {
      state: 'collecting',
      requestId,
      progress: 0,
      progressAt: now,
      nextAt: now + EXPORT_EVERY_MS,
      fileId: null,
      parts: 0,
      bytes: 0,
      expiresAt: new Date(now + RETENTION_DAYS.exports * DAY_MS),
    };
    return this.mongodb
      .transaction(async (session) => {
        // A concurrent erasure of the account conflicts with this write.
        if (!(await this.accounts.touch(session, userId))) throw new DomainError('user-unknown');
        await this.model.updateOne(allowed, { $set: requested }, { upsert: true, session });
        return true;
      })
      .catch(falseIfDuplicate);
  }

  /** Removes the parts of earlier attempts. False if the request is not the newest any longer. */
  beginFile({ userId, requestId }: ExportJob, { fileId, expiresAt }: NewFile): Promise<boolean> {
    const change = { fileId, expiresAt, progress: 0, progressAt: Date.now() };
    return this.mongodb.transaction(async (session) => {
      if (!(await this.change({ _id: userId, requestId, state: 'collecting' }, change, session)))
        return false;
      await this.parts.deleteMany({ userId, fileId: { $ne: fileId } }, { session });
      return true;
    });
  }

  async setProgress(file: ExportFile, progress: number): Promise<void> {
    await this.mongodb.run(() => this.change(collecting(file), { progress, progressAt: Date.now() }));
  }

  /** False if the account was erased, or another attempt has begun. */
  addPart(file: NewFile, part: number, data: Buffer): Promise<boolean> {
    return this.mongodb.transaction(async (session) => {
      if (!(await this.change(collecting(file), { progressAt: Date.now() }, session))) return false;
      await this.parts.insertMany([{ ...file, part, data }], { session });
      return true;
    });
  }

  /** Makes the file available and adds the news to the outbox of the account. */
  finish(file: NewFile, size: Pick<StoredExport, 'parts' | 'bytes'>): Promise<boolean> {
    const { userId, expiresAt } = file;
    const news = { news: 'export-ready', reason: null, text: null, at: Date.now() } as const;
    const event = outboxEvent(usersEvents.accountNews, { userId, until: expiresAt.getTime(), ...news });
    return this.mongodb.transaction(async (session) => {
      const isChanged = await this.change(
        collecting(file),
        { state: 'ready', progress: 1, ...size },
        session,
      );
      if (isChanged) await this.accounts.addEvent(session, userId, event);
      return isChanged;
    });
  }

  /** The user may request another export immediately. */
  async fail({ userId, requestId }: ExportJob): Promise<void> {
    const failed = { state: 'failed', nextAt: 0, fileId: null } as const;
    await this.mongodb.transaction(async (session) => {
      if (await this.change({ _id: userId, requestId, state: 'collecting' }, failed, session))
        await this.parts.deleteMany({ userId }, { session });
    });
  }

  /** Null unless the file is ready at `now`, epoch ms. */
  readPart(file: ExportFile, part: number, now: number): Promise<StoredPart | null> {
    return this.mongodb.run(async () => {
      const available = { ...ready(file), expiresAt: { $gt: new Date(now) } };
      const [found, stored] = await Promise.all([
        this.model.findOne(available, { parts: 1, bytes: 1 }).lean<ExportDocument>(),
        this.parts.findOne({ ...toPartFilter(file), part }),
      ]);
      return found && stored && { data: stored.data, parts: found.parts, bytes: found.bytes };
    });
  }

  async endDownload(file: ExportFile): Promise<void> {
    await this.mongodb.transaction(async (session) => {
      if (await this.change(ready(file), { state: 'downloaded', fileId: null }, session))
        await this.parts.deleteMany(toPartFilter(file), { session });
    });
  }

  /** False if nothing matches. */
  private async change(
    filter: QueryFilter<ExportDocument>,
    change: Partial<StoredExport>,
    session?: mongo.ClientSession,
  ): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne(
      filter,
      { $set: change },
      { ...(session && { session }) },
    );
    return matchedCount === 1;
  }
}

const collecting = ({ userId, fileId }: ExportFile) =>
  ({ _id: userId, fileId, state: 'collecting' }) as const;

const ready = ({ userId, fileId }: ExportFile) => ({ _id: userId, fileId, state: 'ready' }) as const;

const toPartFilter = ({ userId, fileId }: ExportFile) => ({ userId, fileId });
