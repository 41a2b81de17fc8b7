import { Schema } from 'mongoose';
import { OUTBOX_INDEX, outboxField, type OutboxDocument } from '@rotadas/service-kit/outbox/mongodb-outbox';
import type { Planner } from '../domain/planner.js';

/** A planner as MongoDB holds it: the user's id is the document's own; its events wait in it. */
export type PlannerDocument = Omit<Planner, 'userId' | 'plannedOn' | 'plannedCount'> &
  // Documents of earlier versions do not have them.
  Partial<Pick<Planner, 'plannedOn' | 'plannedCount'>> &
  OutboxDocument;

/** The collection `planners`. */
export const plannerSchema = new Schema<PlannerDocument>(
  {
    _id: { type: Number, required: true },
    revision: { type: Number, required: true },
    fullName: { type: String, required: true },
    phone: { type: String, default: null },
    profileAt: { type: Number, required: true },
    plans: { type: [Schema.Types.Mixed], required: true },
    plannedOn: { type: String },
    plannedCount: { type: Number },
    outbox: outboxField,
  },
  { versionKey: false, strict: 'throw' },
);

// Whose offers depart now.
plannerSchema.index({ 'plans.offer.departsAt': 1 });
plannerSchema.index(...OUTBOX_INDEX);
