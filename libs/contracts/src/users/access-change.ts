import { z } from 'zod';
import { SerialId } from '../primitives/serial-id.js';

/**
 * Where the users service tells changes of access, over core NATS: every copy of the gateway hears
 * each of them.
 */
export const ACCESS_CHANGED = 'users.access-changed';

/**
 * What the records say anew of who may do what, whatever wrote it. Hearing the same twice does no
 * harm.
 */
export const AccessChange = z.discriminatedUnion('kind', [
  /** Whether this user is an admin may have changed. */
  z.object({ kind: z.literal('changed'), userId: SerialId }),
  /** This account is no more. */
  z.object({ kind: z.literal('gone'), userId: SerialId }),
  /** Changes may have been missed: what is remembered of anybody may be wrong. */
  z.object({ kind: z.literal('missed') }),
]);
export type AccessChange = z.infer<typeof AccessChange>;
