import type { Planner } from '../domain/planner.js';
import type { PlannerDocument } from './planner.schema.js';

/** The planner in a document; a field that is not named here never leaves the store. */
export function toPlanner(document: PlannerDocument): Planner {
  return {
    userId: document._id,
    revision: document.revision,
    fullName: document.fullName,
    phone: document.phone,
    profileAt: document.profileAt,
    plans: document.plans,
    plannedOn: document.plannedOn ?? '',
    plannedCount: document.plannedCount ?? 0,
  };
}
