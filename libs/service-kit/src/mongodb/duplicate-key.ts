import { mongo } from 'mongoose';

/** MongoDB's code for a key that a unique index already holds. */
const DUPLICATE_KEY = 11_000;

/** Whether a write failed because a unique index already holds its key. */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof mongo.MongoServerError && error.code === DUPLICATE_KEY;
}
