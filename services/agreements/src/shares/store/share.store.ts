import { Injectable } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { Share, SHARES_MAX } from '@rotadas/contracts/shares/share';
import { IdSequence } from '@rotadas/service-kit/mongodb/id-sequence';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb-connection';
import { type Model, type QueryFilter, Schema } from 'mongoose';
import type { FollowedTrip } from '../domain/shared-trip.js';

/** Times are epoch ms. */
export interface NewShare extends FollowedTrip {
  readonly ownerId: number;
  /** The token is not stored. */
  readonly hash: string;
  readonly firstName: string;
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** What the token of an open share gives access to. */
export type OpenedShare = Pick<
  NewShare,
  'agreementId' | 'offerId' | 'providerId' | 'firstName' | 'serviceType' | 'from' | 'to' | 'expiresAt'
>;

interface ShareDocument extends Omit<NewShare, 'expiresAt'> {
  readonly _id: number;
  /** A date, so that MongoDB deletes the share after its end. */
  readonly expiresAt: Date;
  readonly opened: number;
}

const required = { type: Number, required: true } as const;
const text = { type: String, required: true } as const;

const shareSchema = new Schema<ShareDocument>(
  {
    _id: required,
    ownerId: required,
    hash: text,
    agreementId: { type: Number, default: null },
    offerId: required,
    providerId: required,
    firstName: text,
    serviceType: text,
    from: text,
    to: text,
    createdAt: required,
    expiresAt: { type: Date, required: true },
    opened: required,
  },
  { versionKey: false, strict: 'throw' },
);

shareSchema.index({ hash: 1 }, { unique: true });
shareSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
shareSchema.index({ ownerId: 1 });
shareSchema.index({ providerId: 1 });
shareSchema.index({ agreementId: 1, offerId: 1 });

const isOpen = (now: number): QueryFilter<ShareDocument> => ({ expiresAt: { $gt: new Date(now) } });

const toShare = ({ _id, agreementId, from, to, createdAt, expiresAt, opened }: ShareDocument): Share => ({
  ...{ id: _id, agreementId, from, to, createdAt, opened },
  expiresAt: expiresAt.getTime(),
});

@Injectable()
export class ShareStore {
  private readonly model: Model<ShareDocument>;

  constructor(
    private readonly mongodb: MongodbConnection,
    private readonly ids: IdSequence,
  ) {
    this.model = mongodb.mongoose.model<ShareDocument>('Share', shareSchema, 'shares');
    mongodb.prepare(() => this.model.createIndexes());
  }

  /** Throws `shares-full`. */
  add(share: NewShare): Promise<Share> {
    return this.mongodb.run(async () => {
      const _id = await this.ids.next('shares');
      const document = { ...share, _id, expiresAt: new Date(share.expiresAt), opened: 0 };
      await this.model.create(document);
      // Counted afterwards, so that of concurrent ones none is beyond the limit.
      const open = await this.model.countDocuments({ ownerId: share.ownerId, ...isOpen(share.createdAt) });
      if (open <= SHARES_MAX) return toShare(document);
      await this.model.deleteOne({ _id });
      throw new DomainError('shares-full');
    });
  }

  /** Newest first. */
  listOpen(ownerId: number, now: number): Promise<Share[]> {
    return this.mongodb.run(async () => {
      const found = this.model.find({ ownerId, ...isOpen(now) }).sort({ _id: -1 });
      return (await found.lean<ShareDocument[]>()).map(toShare);
    });
  }

  /** Null for an unknown or ended share. */
  open(hash: string, now: number, isCounted: boolean): Promise<OpenedShare | null> {
    const wanted = { hash, ...isOpen(now) };
    return this.mongodb.run(async () => {
      const query = isCounted
        ? this.model.findOneAndUpdate(wanted, { $inc: { opened: 1 } })
        : this.model.findOne(wanted);
      const found = await query.lean<ShareDocument>();
      if (!found) return null;
      const { agreementId, offerId, providerId, firstName, serviceType, from, to, expiresAt } = found;
      return {
        ...{ agreementId, offerId, providerId, firstName, serviceType, from, to },
        expiresAt: expiresAt.getTime(),
      };
    });
  }

  /** Ends shares at `until` (epoch ms) that end later; returns whom they follow. */
  shorten(shares: QueryFilter<ShareDocument>, until: number): Promise<number[]> {
    const later = { $and: [shares, isOpen(until)] };
    return this.mongodb.run(async () => {
      const providerIds = await this.model.distinct('providerId', later);
      if (providerIds.length > 0)
        await this.model.updateMany(later, { $set: { expiresAt: new Date(until) } });
      return providerIds;
    });
  }

  /** Owners and followed providers of open shares. */
  listUsers(now: number): Promise<number[]> {
    return this.mongodb.run(async () => {
      const [ownerIds, providerIds] = await Promise.all([
        this.model.distinct('ownerId', isOpen(now)),
        this.model.distinct('providerId', isOpen(now)),
      ]);
      return [...new Set([...ownerIds, ...providerIds])];
    });
  }
}
