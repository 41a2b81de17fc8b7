import { Injectable } from '@nestjs/common';
import { Metrics } from '@rotadas/service-kit/metrics/metrics';
import type { AttemptResult } from './domain/delivery-job.js';

export type Channel = 'inbox' | 'push' | 'mail';

type Outcome = AttemptResult['kind'] | 'failed' | 'given-up';

@Injectable()
export class NotificationCounts {
  private readonly counts: Readonly<Record<Channel, Partial<Record<Outcome, number>>>> = {
    inbox: { sent: 0 },
    push: none(),
    mail: none(),
  };

  constructor(metrics: Metrics) {
    metrics.counts(
      {
        name: 'rotadas_notifications_total',
        help: 'Attempts to deliver notifications, by channel and outcome',
      },
      ['channel', 'outcome'],
      () =>
        Object.entries(this.counts).flatMap(([channel, outcomes]) =>
          Object.entries(outcomes).map(([outcome, value]) => ({
            labels: { channel, outcome },
            value,
          })),
        ),
    );
  }

  add(channel: Channel, outcome: Outcome): void {
    this.counts[channel][outcome] = (this.counts[channel][outcome] ?? 0) + 1;
  }
}

const none = (): Record<Outcome, number> => ({
  sent: 0,
  dropped: 0,
  held: 0,
  rejected: 0,
  failed: 0,
  'given-up': 0,
});
