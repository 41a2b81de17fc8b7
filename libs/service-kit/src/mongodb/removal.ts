import { DAY_MS } from '@rotadas/contracts/primitives/timestamp';
import type { Model, QueryFilter } from 'mongoose';

export interface RemovalDocument {
  /** When MongoDB deletes the document; null or missing while nothing ends its retention. */
  readonly removeAt?: Date | null;
}

export const removalField = { type: Date, default: null } as const;

export const REMOVAL_INDEX = [{ removeAt: 1 }, { expireAfterSeconds: 0 }] as const;

/** For a document whose retention of `days` begins now. */
export const removalDate = (days: number): Date => new Date(Date.now() + days * DAY_MS);

/**
 * Sets the date in documents that an earlier version ended; `from` names their field with the time,
 * epoch ms. Reads only documents without a date, by the index.
 */
export async function dateEndedDocuments<Document extends RemovalDocument>(
  model: Model<Document>,
  ended: QueryFilter<Document>,
  from: keyof Document & string,
  days: number,
): Promise<void> {
  const removeAt = { $toDate: { $add: [`$${from}`, days * DAY_MS] } };
  await model.updateMany({ ...ended, removeAt: null }, [{ $set: { removeAt } }], { updatePipeline: true });
}
