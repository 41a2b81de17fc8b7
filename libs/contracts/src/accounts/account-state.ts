import { z } from 'zod';
import { EpochMs } from '../primitives/timestamp.js';
import { SanctionNotice } from '../sanctions/sanction.js';

/** Why an account is restricted, if it is. */
export const AccountState = z.object({
  /** When the account is erased, if the user requested that. */
  eraseAt: EpochMs.nullable(),
  /** The newest sanction that the user has to see; one that has ended restricts nothing. */
  sanction: SanctionNotice.nullable(),
});
export type AccountState = z.infer<typeof AccountState>;

/**
 * When a restriction ends, epoch ms: 0 without one, Infinity if only a decision ends it. A
 * restricted user can sign in, and use the calls with the access `restricted` only.
 */
export function restrictedUntil({ eraseAt, sanction }: AccountState): number {
  if (eraseAt !== null) return Infinity;
  if (sanction === null || sanction.kind === 'warning') return 0;
  return sanction.until ?? Infinity;
}
