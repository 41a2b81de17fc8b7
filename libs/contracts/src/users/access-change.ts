import { z } from 'zod';
import { SerialId } from '../primitives/serial-id.js';

/**
 * Subject of core NATS for changes of access, published by the users service and by gateways that
 * notice one at the identity provider.
 */
export const ACCESS_CHANGED = 'users.access-changed';

/** A change of access. Idempotent. */
export const AccessChange = z.discriminatedUnion('kind', [
  /** The admin role may have changed. */
  z.object({ kind: z.literal('changed'), userId: SerialId }),
  /** The account was deleted. */
  z.object({ kind: z.literal('gone'), userId: SerialId }),
  /** The identity provider disabled or deleted the account. */
  z.object({ kind: z.literal('suspended'), userId: SerialId }),
  /** Changes may have been missed: cached access may be wrong. */
  z.object({ kind: z.literal('missed') }),
]);
export type AccessChange = z.infer<typeof AccessChange>;
