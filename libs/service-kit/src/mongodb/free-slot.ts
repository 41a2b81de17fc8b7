import type { Model } from 'mongoose';
import { falseIfDuplicate } from './duplicate-key.js';
import { retryOnConflict } from './retry-on-conflict.js';

export interface SlotDocument {
  readonly userId: number;
  /** A number from 0, unique per user, which limits the number of the user's documents. */
  readonly slot: number;
}

/** The lowest number below `max` that no document uses; undefined if there is none. */
export function findFreeSlot(used: readonly Pick<SlotDocument, 'slot'>[], max: number): number | undefined {
  const usedSlots = new Set(used.map(({ slot }) => slot));
  let free = 0;
  while (usedSlots.has(free)) free += 1;
  return free < max ? free : undefined;
}

/** The index that `createInFreeSlot` requires. */
export const SLOT_INDEX = [{ userId: 1, slot: 1 }, { unique: true }] as const;

/**
 * Stores a document in the lowest free slot of its user; null if the user has `max` documents.
 * Concurrent calls for one slot retry with another. Called within `MongodbConnection.run`; throws
 * `change-conflict` if another unique index rejects the document.
 */
export async function createInFreeSlot<Document extends SlotDocument>(
  model: Model<Document>,
  { userId, max }: { readonly userId: number; readonly max: number },
  toDocument: (slot: number) => Document,
): Promise<Document | null> {
  const attempt = async () => {
    const used = await model.find({ userId }, { slot: 1 }).lean<Pick<SlotDocument, 'slot'>[]>();
    const free = findFreeSlot(used, max);
    if (free === undefined) return { created: null };
    const created = toDocument(free);
    const isCreated = await model.create(created).then(() => true, falseIfDuplicate);
    return isCreated ? { created } : null;
  };
  return (await retryOnConflict(attempt)).created;
}
