import { MESSAGES_BEFORE_ACCEPTANCE, MESSAGES_PER_HOUR } from '@rotadas/contracts/agreements/message';
import type { StoredAgreement } from '../../agreements/domain/stored-agreement.js';

const HOUR_MS = 3_600_000;

export interface MessageLimit {
  readonly max: number;
  /** Messages of the side since this time count, epoch ms. */
  readonly since: number;
}

/** How many messages a side can send; `now` is epoch ms. */
export function messageLimit({ acceptedAt }: Pick<StoredAgreement, 'acceptedAt'>, now: number): MessageLimit {
  return acceptedAt === null
    ? { max: MESSAGES_BEFORE_ACCEPTANCE, since: 0 }
    : { max: MESSAGES_PER_HOUR, since: Math.max(acceptedAt, now - HOUR_MS) };
}
