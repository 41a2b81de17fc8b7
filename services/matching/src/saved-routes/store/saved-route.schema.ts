import { Schema } from 'mongoose';
import type { SavedRouteEnd } from '@rotadas/contracts/matching/saved-route';
import { OUTBOX_INDEX, type OutboxDocument, outboxField } from '@rotadas/service-kit/outbox/mongodb-outbox';
import type { StoredRoute } from '../domain/saved-route.js';

/** A saved route as MongoDB holds it: the serial id is the document's own. */
export type SavedRouteDocument = Omit<StoredRoute, 'id'> &
  OutboxDocument & {
    /** Which of its owner's places it takes, from 0 on: no two of one owner take the same. */
    readonly slot: number;
    /** Offers that its owner was told of, the last ones. */
    readonly told: number[];
  };

const endSchema = new Schema<SavedRouteEnd>(
  {
    name: { type: String, required: true },
    placeId: { type: String, default: null },
    point: { type: Schema.Types.Mixed, default: null },
  },
  { _id: false },
);

/** The collection `saved-routes`. */
export const savedRouteSchema = new Schema<SavedRouteDocument>(
  {
    _id: { type: Number, required: true },
    userId: { type: Number, required: true },
    slot: { type: Number, required: true },
    from: { type: endSchema, required: true },
    to: { type: endSchema, required: true },
    distanceMetres: { type: Number, default: null },
    serviceType: { type: String, required: true },
    maxDetourMetres: { type: Number, default: null },
    days: { type: [Number], required: true },
    hours: { type: Schema.Types.Mixed, default: null },
    endsOn: { type: String, default: null },
    createdAt: { type: Number, required: true },
    told: { type: [Number], default: [] },
    outbox: outboxField,
  },
  { versionKey: false, strict: 'throw' },
);

// A user's own, and no more of them than there are slots.
savedRouteSchema.index({ userId: 1, slot: 1 }, { unique: true });
// What was saved since a copy of the service last looked.
savedRouteSchema.index({ createdAt: 1 });
savedRouteSchema.index(...OUTBOX_INDEX);

/** The route in a document; a field that is not named here never leaves the store. */
export function toRoute(document: SavedRouteDocument): StoredRoute {
  return {
    id: document._id,
    userId: document.userId,
    from: document.from,
    to: document.to,
    distanceMetres: document.distanceMetres,
    serviceType: document.serviceType,
    maxDetourMetres: document.maxDetourMetres,
    days: document.days,
    hours: document.hours,
    endsOn: document.endsOn,
    createdAt: document.createdAt,
  };
}
