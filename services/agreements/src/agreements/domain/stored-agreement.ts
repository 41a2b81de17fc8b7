import type { Agreement, AgreementActor, AgreementState } from '@rotadas/contracts/agreements/agreement';

export type Side = 'requester' | 'provider';

/** An agreement with what its sides do not see. Times are epoch ms. */
export interface StoredAgreement extends Agreement {
  /** Estimated. */
  readonly arrivesAt: number;
  /** Sides that have rated. */
  readonly ratedBy: readonly Side[];
  /** Messages that each side has not read. */
  readonly unread: Readonly<Record<Side, number>>;
  /** The newest message that each side has read; null if none. */
  readonly readUpTo: Readonly<Record<Side, number | null>>;
}

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
