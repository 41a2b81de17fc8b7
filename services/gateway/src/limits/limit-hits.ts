import { Counter } from 'prom-client';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { ErrorCode } from '@rotadas/contracts/errors/error-code';

const LIMITS = [
  'address',
  'files',
  'user',
  'waiting',
  'list',
  'anonymous-list',
  'anonymous-regions',
  'bot-check-placeholder',
  'location',
  'device-positions',
  'device-tokens',
  'client-errors',
  'share-openings',
  'live-connections',
  'live-frames',
  'sockets',
  'unanswered-requests',
] as const;

export type LimitName = (typeof LIMITS)[number];

const hits = new Counter({
  name: 'rotadas_limit_hits_total',
  help: 'Requests, frames and connections rejected by a limit, by limit',
  labelNames: ['limit'],
});
for (const limit of LIMITS) hits.inc({ limit }, 0);

export function countHit(limit: LimitName): void {
  hits.inc({ limit });
}

export function limitHit(
  limit: LimitName,
  retryAfter?: number,
  code: ErrorCode = 'rate-limited',
): DomainError {
  countHit(limit);
  return new DomainError(code, { retryAfter });
}
