import { Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import { Metrics } from '@rotadas/service-kit/metrics/metrics';
import type { AttemptResult } from './domain/delivery-job.js';

export type Channel = 'inbox' | 'push' | 'mail';

type Outcome = AttemptResult['kind'] | 'failed' | 'given-up';

const OUTCOMES: readonly Outcome[] = ['sent', 'dropped', 'held', 'rejected', 'failed', 'given-up'];

@Injectable()
export class NotificationCounts {
  private readonly attempts: Counter<'channel' | 'outcome'>;

  constructor(metrics: Metrics) {
    this.attempts = new Counter({
      name: 'rotadas_notifications_total',
      help: 'Attempts to deliver notifications, by channel and outcome',
      labelNames: ['channel', 'outcome'],
      registers: [metrics.registry],
    });
    this.add('inbox', 'sent', 0);
    for (const outcome of OUTCOMES)
      for (const channel of ['push', 'mail'] as const) this.add(channel, outcome, 0);
  }

  add(channel: Channel, outcome: Outcome, count = 1): void {
    this.attempts.inc({ channel, outcome }, count);
  }
}
