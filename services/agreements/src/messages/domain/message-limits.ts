import { MESSAGES_BEFORE_ACCEPTANCE, MESSAGES_PER_HOUR } from '@rotadas/contracts/agreements/message';
import type { StoredAgreement } from '../../agreements/domain/stored-agreement.js';

const HOUR_MS = 3_600_000;

export interface MessageLimit {
  readonly max: number;
  /** Messages of the side after this time count, epoch ms. */
  readonly after: number;
  /** Seconds until a message of `sentAt` no longer counts; undefined if it always does. */
  readonly retryAfter: (sentAt: number) => number | undefined;
}

/** How many messages a side can send; `now` is epoch ms. */
export function messageLimit({ acceptedAt }: Pick<StoredAgreement, 'acceptedAt'>, now: number): MessageLimit {
  if (acceptedAt === null) return { max: MESSAGES_BEFORE_ACCEPTANCE, after: 0, retryAfter: () => undefined };
  return {
    max: MESSAGES_PER_HOUR,
    after: Math.max(acceptedAt, now - HOUR_MS),
    retryAfter: (sentAt) => Math.ceil((sentAt + HOUR_MS - now) / 1_000),
  };
}
