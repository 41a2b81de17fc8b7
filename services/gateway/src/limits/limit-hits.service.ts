import { Injectable } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { ErrorCode } from '@rotadas/contracts/errors/error-code';
import { Metrics } from '@rotadas/service-kit/metrics/metrics';

const hits = {
  address: 0,
  files: 0,
  user: 0,
  waiting: 0,
  list: 0,
  'anonymous-list': 0,
  'anonymous-regions': 0,
  'bot-check-placeholder': 0,
  location: 0,
  'device-positions': 0,
  'device-tokens': 0,
  'client-errors': 0,
  'live-connections': 0,
  'live-frames': 0,
  sockets: 0,
  'unanswered-requests': 0,
};

export type LimitName = keyof typeof hits;

export function countHit(limit: LimitName): void {
  hits[limit] += 1;
}

export function limitHit(
  limit: LimitName,
  retryAfter?: number,
  code: ErrorCode = 'rate-limited',
): DomainError {
  countHit(limit);
  return new DomainError(code, { retryAfter });
}

@Injectable()
export class LimitHits {
  constructor(metrics: Metrics) {
    metrics.countsBy(
      {
        name: 'rotadas_limit_hits_total',
        help: 'Requests, frames and connections rejected by a limit, by limit',
      },
      'limit',
      hits,
    );
  }
}
