import { Schema } from 'mongoose';
import type { SavedRouteEnd } from '@rotadas/contracts/matching/saved-route';
import { SLOT_INDEX, type SlotDocument } from '@rotadas/service-kit/mongodb/free-slot';
import { OUTBOX_INDEX, type OutboxDocument, outboxField } from '@rotadas/service-kit/outbox/mongodb-outbox';
import type { StoredRoute } from '../domain/saved-route.js';

export type SavedRouteDocument = Omit<StoredRoute, 'id'> &
  OutboxDocument &
  SlotDocument & {
    /** Epoch ms; missing if it was never changed. */
    readonly changedAt?: number;
    /** IDs of offers that the owner was notified of, newest last. */
    readonly notifiedOfferIds: number[];
  };

const endSchema = new Schema<SavedRouteEnd>(
  {
    name: { type: String, required: true },
    placeId: { type: String, default: null },
    point: { type: Schema.Types.Mixed, default: null },
  },
  { _id: false },
);

export const savedRouteSchema = new Schema<SavedRouteDocument>(
  {
    _id: { type: Number, required: true },
    userId: { type: Number, required: true },
    slot: { type: Number, required: true },
    from: { type: endSchema, required: true },
    to: { type: endSchema, required: true },
    distanceMetres: { type: Number, default: null },
    serviceType: { type: String, required: true },
    womenOnly: { type: Boolean },
    maxDetourMetres: { type: Number, default: null },
    days: { type: [Number], required: true },
    hours: { type: Schema.Types.Mixed, default: null },
    endsOn: { type: String, default: null },
    createdAt: { type: Number, required: true },
    changedAt: { type: Number },
    notifiedOfferIds: { type: [Number], default: [] },
    outbox: outboxField,
  },
  { versionKey: false, strict: 'throw' },
);

savedRouteSchema.index(...SLOT_INDEX);
savedRouteSchema.index({ createdAt: 1 });
savedRouteSchema.index({ changedAt: 1 }, { sparse: true });
savedRouteSchema.index(...OUTBOX_INDEX);

export function toRoute(document: SavedRouteDocument): StoredRoute {
  return {
    id: document._id,
    userId: document.userId,
    from: document.from,
    to: document.to,
    distanceMetres: document.distanceMetres,
    serviceType: document.serviceType,
    womenOnly: document.womenOnly,
    maxDetourMetres: document.maxDetourMetres,
    days: document.days,
    hours: document.hours,
    endsOn: document.endsOn,
    createdAt: document.createdAt,
  };
}
