import type { PositionOutcome } from '@rotadas/contracts/providers/position';
import type { Metrics } from '@rotadas/service-kit/metrics/metrics';

/**
 * What became of a position here: what the providers service decided, or that nobody did in time.
 */
type Outcome = PositionOutcome | 'unanswered';

/**
 * How many positions came through this gateway, and what became of them, as plain numbers: each
 * position adds to them.
 */
export class PositionCounts {
  received = 0;
  /**
   * Replaced by a newer one of the same provider before they were sent on; they share its outcome.
   */
  replaced = 0;
  private readonly outcomes: Record<Outcome, number> = {
    stored: 0,
    outdated: 0,
    offline: 0,
    undecided: 0,
    unanswered: 0,
  };

  constructor(metrics: Metrics) {
    metrics.count(
      { name: 'rotadas_positions_received_total', help: 'Positions that passed the checks of this gateway' },
      () => this.received,
    );
    metrics.count(
      {
        name: 'rotadas_positions_replaced_total',
        help: 'Positions that a newer one of the same provider replaced on the way',
      },
      () => this.replaced,
    );
    metrics.counts(
      { name: 'rotadas_positions_total', help: 'Answered positions by what became of them' },
      ['outcome'],
      () => Object.entries(this.outcomes).map(([outcome, value]) => ({ labels: { outcome }, value })),
    );
  }

  settled(outcome: Outcome): void {
    this.outcomes[outcome] += 1;
  }
}
