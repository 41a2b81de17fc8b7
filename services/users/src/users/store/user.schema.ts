import type { Acceptance } from '@rotadas/contracts/accounts/terms';
import { FIRST_TERMS_VERSION } from '@rotadas/contracts/accounts/terms-version';
import { Gender } from '@rotadas/contracts/users/user';
import { OUTBOX_INDEX, type OutboxDocument, outboxField } from '@rotadas/service-kit/outbox/mongodb-outbox';
import { Schema } from 'mongoose';
import type { Account } from '../domain/account.js';

export type UserDocument = Omit<Account, 'id' | AddedField> &
  Partial<Pick<Account, AddedField>> & {
    /** Whether any version was accepted; earlier versions of the product read and write it. */
    readonly termsAccepted: boolean;
  } & OutboxDocument &
  Timestamps;

/** Missing in documents of earlier versions. */
type AddedField =
  | 'emailAt'
  | 'isSuspended'
  | 'ratings'
  | 'ratedAt'
  | 'isPhoneVerified'
  | 'vehicle'
  | 'signedOutAt'
  | 'acceptances'
  | 'eraseAt'
  | 'sanction'
  | 'erasure';

interface Timestamps {
  /** Epoch ms; read by operators only. */
  readonly updatedAt?: number;
}

/** Texts are equal if they differ in case or accents only; i and ı are different letters. */
export const SEARCH_COLLATION = { locale: 'en', strength: 1 } as const;

/** Accounts have it that accepted the terms before acceptances were recorded. */
export const FIRST_ACCEPTANCE: Acceptance = { version: FIRST_TERMS_VERSION, at: null };

const optional = { type: String, default: null };

export const userSchema = new Schema<UserDocument>(
  {
    _id: { type: Number, required: true },
    googleId: { type: String, required: true, immutable: true },
    email: { type: String, required: true },
    emailAt: { type: Number, default: 0 },
    profileImage: optional,
    // Empty until the user fills it in: an e-mail sign-up has no name.
    fullName: { type: String, default: '' },
    gender: { type: String, enum: Gender.options, default: 'unspecified' },
    birthDate: optional,
    phone: optional,
    isPhoneVerified: { type: Boolean, default: false },
    description: optional,
    vehicle: { type: Schema.Types.Mixed, default: null },
    rating: { type: Number, default: 0 },
    ratings: { type: Number, default: 0 },
    ratedAt: { type: Number, default: 0 },
    isAdmin: { type: Boolean, default: false },
    termsAccepted: { type: Boolean, default: false },
    acceptances: { type: [Schema.Types.Mixed], default: undefined },
    isSuspended: { type: Boolean, default: false },
    signedOutAt: { type: Number, default: 0 },
    eraseAt: { type: Number, default: null },
    sanction: { type: Schema.Types.Mixed, default: null },
    erasure: { type: Schema.Types.Mixed, default: null },
    createdAt: Number,
    updatedAt: Number,
    outbox: outboxField,
  },
  { versionKey: false, strict: 'throw' },
);

userSchema.index({ googleId: 1 }, { unique: true });
// A verified phone belongs to one account.
userSchema.index({ phone: 1 }, { unique: true, partialFilterExpression: { isPhoneVerified: true } });
userSchema.index({ eraseAt: 1 }, { partialFilterExpression: { eraseAt: { $gt: 0 } } });
userSchema.index(...OUTBOX_INDEX);
// For searches of admins.
userSchema.index({ fullName: 1 }, { collation: SEARCH_COLLATION });
userSchema.index({ email: 1 }, { collation: SEARCH_COLLATION });
userSchema.index({ phone: 1 }, { collation: SEARCH_COLLATION, name: 'phone_search' });

/** Matches accounts that are not being erased. */
export const PRESENT = { erasure: null };

export function toAccount(document: UserDocument): Account {
  return {
    id: document._id,
    googleId: document.googleId,
    email: document.email,
    emailAt: document.emailAt ?? 0,
    profileImage: document.profileImage,
    fullName: document.fullName,
    gender: document.gender,
    birthDate: document.birthDate,
    phone: document.phone,
    isPhoneVerified: document.isPhoneVerified ?? false,
    description: document.description,
    vehicle: document.vehicle ?? null,
    rating: document.rating,
    ratings: document.ratings ?? 0,
    ratedAt: document.ratedAt ?? 0,
    isAdmin: document.isAdmin,
    acceptances: document.acceptances ?? (document.termsAccepted ? [FIRST_ACCEPTANCE] : []),
    isSuspended: document.isSuspended ?? false,
    signedOutAt: document.signedOutAt ?? 0,
    eraseAt: document.eraseAt ?? null,
    sanction: document.sanction ?? null,
    erasure: document.erasure ?? null,
    ...(document.createdAt !== undefined && { createdAt: document.createdAt }),
  };
}
