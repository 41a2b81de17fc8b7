import { z } from 'zod';
import { EpochMs } from '../primitives/timestamp.js';

/** How long a user can take the deletion of the account back. */
export const DELETION_GRACE_DAYS = 7;

/** Maximum age of a sign-in that may request the deletion, ms. */
export const RECENT_SIGN_IN_MS = 5 * 60_000;

export const Deletion = z.object({ eraseAt: EpochMs });
export type Deletion = z.infer<typeof Deletion>;
