import { Schema } from 'mongoose';

export interface StoredSubscription {
  /** A digest of the endpoint. */
  readonly id: string;
  readonly userId: number;
  readonly endpoint: string;
  /** The keys of the browser are in base64url. */
  readonly p256dh: string;
  readonly auth: string;
  /** Epoch ms. */
  readonly createdAt: number;
}

export type SubscriptionDocument = Omit<StoredSubscription, 'id'> & { readonly _id: string };

export const subscriptionSchema = new Schema<SubscriptionDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: Number, required: true },
    endpoint: { type: String, required: true },
    p256dh: { type: String, required: true },
    auth: { type: String, required: true },
    createdAt: { type: Number, required: true },
  },
  { versionKey: false, strict: 'throw' },
);

subscriptionSchema.index({ userId: 1, createdAt: -1 });

export function toSubscription(document: SubscriptionDocument): StoredSubscription {
  return {
    id: document._id,
    userId: document.userId,
    endpoint: document.endpoint,
    p256dh: document.p256dh,
    auth: document.auth,
    createdAt: document.createdAt,
  };
}
