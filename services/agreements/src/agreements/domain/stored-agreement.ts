import { Agreement, type AgreementActor, type AgreementState } from '@rotadas/contracts/agreements/agreement';
import { z } from 'zod';

const Side = z.enum(['requester', 'provider']);
export type Side = z.infer<typeof Side>;

/** An agreement with what its sides do not see. Times are epoch ms. */
export const StoredAgreement = Agreement.extend({
  /** Estimated. */
  arrivesAt: z.number(),
  /** Sides that have rated. */
  ratedBy: z.array(Side),
  /** Messages that each side has not read. */
  unread: z.record(Side, z.number()),
  /** The newest message that each side has read; null if none. */
  readUpTo: z.record(Side, z.number().nullable()),
});
export type StoredAgreement = Readonly<z.infer<typeof StoredAgreement>>;

/** The other side of each. */
export const OTHER = { requester: 'provider', provider: 'requester' } as const;

/** A change of the state, kept for as long as the agreement. */
export interface AgreementEvent {
  readonly actor: AgreementActor;
  readonly actorId: number | null;
  /** Null for the request. */
  readonly from: AgreementState | null;
  readonly to: AgreementState;
  readonly at: number;
}

/** Null for others. */
export function sideOf(
  { requesterId, providerId }: Pick<Agreement, 'requesterId' | 'providerId'>,
  userId: number,
): Side | null {
  if (userId === requesterId) return 'requester';
  return userId === providerId ? 'provider' : null;
}
