import { Injectable } from '@nestjs/common';
import { Metrics } from '@rotadas/service-kit/metrics/metrics';
import { Counter, Histogram } from 'prom-client';
import type { AgreementEvent, StoredAgreement } from './domain/stored-agreement.js';

const OUTCOMES = ['requested', 'accepted', 'declined', 'cancelled', 'expired'];

/** Upper bounds of the time to a response, s. */
const RESPONSE_BUCKETS = [10, 30, 60, 120, 300, 900, 3_600, 10_800, 43_200, 86_400];

@Injectable()
export class AgreementCounts {
  readonly requests: Counter<'outcome'>;
  readonly messages: Counter;
  private readonly responses: Histogram;

  constructor(metrics: Metrics) {
    const registers = [metrics.registry];
    this.requests = new Counter({
      name: 'rotadas_agreement_requests_total',
      help: 'Requests by outcome: requested, accepted, declined, cancelled or expired',
      labelNames: ['outcome'],
      registers,
    });
    this.responses = new Histogram({
      name: 'rotadas_agreement_response_seconds',
      help: 'Time from a request until the provider accepts or declines it',
      buckets: RESPONSE_BUCKETS,
      registers,
    });
    this.messages = new Counter({
      name: 'rotadas_agreement_messages_total',
      help: 'Messages sent in agreements',
      registers,
    });
    for (const outcome of OUTCOMES) this.requests.inc({ outcome }, 0);
  }

  /** Counts only changes of an unanswered request. */
  addChange({ from, to, actor, at }: AgreementEvent, { createdAt }: StoredAgreement): void {
    if (from !== 'requested') return;
    this.requests.inc({ outcome: to });
    if (actor === 'provider') this.responses.observe((at - createdAt) / 1_000);
  }
}
