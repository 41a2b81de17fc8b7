import { AgreementState, QuantityUnit } from '@rotadas/contracts/agreements/agreement';
import { OUTBOX_INDEX, type OutboxDocument, outboxField } from '@rotadas/service-kit/outbox/mongodb-outbox';
import { REMOVAL_INDEX, removalField, type RemovalDocument } from '@rotadas/service-kit/mongodb/removal';
import type { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb-connection';
import { type Model, Schema } from 'mongoose';
import { type AgreementEvent, StoredAgreement } from '../domain/stored-agreement.js';

export type AgreementDocument = Omit<StoredAgreement, 'id'> &
  OutboxDocument &
  RemovalDocument & {
    /** When the timer acts next, epoch ms; null in a final state. */
    readonly deadline: number | null;
    /** When the sides are reminded next, epoch ms; null if no reminder follows. */
    readonly remindAt: number | null;
    /** When a rating of one side becomes visible, epoch ms; null if none is hidden. */
    readonly revealAt: number | null;
    /** Oldest first. */
    readonly events: readonly AgreementEvent[];
    /** From 0, unique among the requester's unanswered requests: limits their number. */
    readonly slot: number;
    /** Tries of the code, and the last one, epoch ms. */
    readonly codeTries: number;
    readonly codeTriedAt: number | null;
    /** Calendar day of the request in Türkiye, and its number on that day. */
    readonly day: string;
    readonly numberOfDay: number;
  };

const required = { type: Number, required: true } as const;
const optional = { type: Number, default: null } as const;
/** Its fields are those of the type; `StoredAgreement` parses them. */
const object = { type: Schema.Types.Mixed, required: true } as const;

const agreementSchema = new Schema<AgreementDocument>(
  {
    _id: required,
    version: required,
    state: { type: String, enum: AgreementState.options, required: true },
    offerId: { ...required, immutable: true },
    requesterId: { ...required, immutable: true },
    providerId: { ...required, immutable: true },
    serviceType: { type: String, required: true },
    from: object,
    to: object,
    departsAt: required,
    arrivesAt: required,
    quantity: required,
    unit: { type: String, enum: QuantityUnit.options, required: true },
    price: { type: Schema.Types.Mixed, default: null },
    womenOnly: { type: Boolean },
    note: { type: String, default: null },
    createdAt: required,
    expiresAt: required,
    acceptedAt: optional,
    metAt: optional,
    metBy: { type: String, default: null },
    endedAt: optional,
    endedBy: { type: String, default: null },
    reason: { type: String, default: null },
    isLate: { type: Boolean, required: true },
    objectedAt: optional,
    ratedBy: { type: [String], required: true },
    unread: object,
    readUpTo: object,
    deadline: optional,
    remindAt: optional,
    revealAt: optional,
    events: { type: [Schema.Types.Mixed], required: true },
    codeTries: { type: Number, default: 0 },
    codeTriedAt: optional,
    slot: required,
    day: { type: String, required: true },
    numberOfDay: required,
    removeAt: removalField,
    outbox: outboxField,
  },
  { versionKey: false, strict: 'throw', collection: 'agreements' },
);

// For lists of each side, newest first.
agreementSchema.index({ requesterId: 1, state: 1, _id: -1 });
agreementSchema.index({ providerId: 1, state: 1, _id: -1 });
agreementSchema.index({ offerId: 1, state: 1 });
// For pages of open agreements.
agreementSchema.index({ state: 1, _id: 1 });
agreementSchema.index({ deadline: 1 });
agreementSchema.index({ remindAt: 1 });
agreementSchema.index({ revealAt: 1 });
// One request of an offer at a time, and none after it was declined.
agreementSchema.index(
  { offerId: 1, requesterId: 1 },
  {
    unique: true,
    partialFilterExpression: { state: { $in: ['requested', 'accepted', 'under_way', 'declined'] } },
  },
);
agreementSchema.index(
  { requesterId: 1, slot: 1 },
  { unique: true, partialFilterExpression: { state: 'requested' } },
);
agreementSchema.index({ requesterId: 1, day: 1, numberOfDay: 1 }, { unique: true });
agreementSchema.index(...REMOVAL_INDEX);
agreementSchema.index(...OUTBOX_INDEX);

/** The same model for each store. */
export const agreementModel = ({ mongoose }: MongodbConnection): Model<AgreementDocument> =>
  mongoose.model<AgreementDocument>('Agreement', agreementSchema);

/** A whitelist: other fields never leave the store. */
export const toAgreement = ({ _id, ...fields }: AgreementDocument): StoredAgreement =>
  StoredAgreement.parse({ ...fields, id: _id });
