import { z } from 'zod';
import { SerialId } from '../primitives/serial-id.js';

/**
 * Where changes of access are told, over core NATS: by the users service, whose records they are
 * in, and by a gateway that hears of one from the identity provider. Every copy of the gateway and
 * of the providers service hears each of them.
 */
export const ACCESS_CHANGED = 'users.access-changed';

/**
 * What is known anew of who may do what, whatever wrote it. Hearing the same twice does no
 * harm.
 */
export const AccessChange = z.discriminatedUnion('kind', [
  /** Whether this user is an admin may have changed. */
  z.object({ kind: z.literal('changed'), userId: SerialId }),
  /** This account is no more. */
  z.object({ kind: z.literal('gone'), userId: SerialId }),
  /** The identity provider lets this account in no more: it was disabled or deleted there. */
  z.object({ kind: z.literal('suspended'), userId: SerialId }),
  /** Changes may have been missed: what is remembered of anybody may be wrong. */
  z.object({ kind: z.literal('missed') }),
]);
export type AccessChange = z.infer<typeof AccessChange>;
