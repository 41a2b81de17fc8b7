import { z } from 'zod';
import { SerialId } from '../primitives/serial-id.js';

/** Core NATS, from the users service and gateways that notice a change at the identity provider. */
export const ACCESS_CHANGED = 'users.access-changed';

/** Idempotent. */
export const AccessChange = z.discriminatedUnion('kind', [
  /** The admin role or the devices may have changed. */
  z.object({ kind: z.literal('changed'), userId: SerialId }),
  /** The account was deleted. */
  z.object({ kind: z.literal('deleted'), userId: SerialId }),
  /** The identity provider disabled or deleted the account. */
  z.object({ kind: z.literal('suspended'), userId: SerialId }),
  /** The account is suspended or banned, or its deletion was requested. */
  z.object({ kind: z.literal('restricted'), userId: SerialId }),
  /** The user signed out on all or all other devices. */
  z.object({ kind: z.literal('signed-out'), userId: SerialId }),
  /** Changes may have been missed: cached access may be wrong. */
  z.object({ kind: z.literal('missed') }),
]);
export type AccessChange = z.infer<typeof AccessChange>;

/** Whether the account cannot be used, so that its offers and agreements end. */
export const endsAccess = ({ kind }: AccessChange): boolean =>
  kind === 'deleted' || kind === 'suspended' || kind === 'restricted';
