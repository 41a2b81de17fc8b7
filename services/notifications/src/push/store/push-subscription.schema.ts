import { Schema } from 'mongoose';
import type { StoredSubscription } from '../domain/push-subscription.js';

/** A subscription as MongoDB holds it: the digest is the document's own id. */
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
