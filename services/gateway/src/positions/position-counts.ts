import { POSITION_BATCH_MAX, type PositionOutcome } from '@rotadas/contracts/providers/position';
import type { Observe } from '@rotadas/service-kit/metrics/histogram';
import type { Metrics } from '@rotadas/service-kit/metrics/metrics';

/**
 * What became of a position here: what the providers service decided, or that nobody did in time.
 */
type Outcome = PositionOutcome | 'unanswered';

/** Upper bounds of how many positions a batch has; the last is the most that it may have. */
const BATCH_SIZES = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, POSITION_BATCH_MAX];

/**
 * How many positions came through this gateway, and what became of them, as plain numbers: each
 * position adds to them.
 */
export class PositionCounts {
  received = 0;
  /**
   * Replaced by a newer one of the same provider before they were sent on; those of a batch share
   * its outcome.
   */
  replaced = 0;
  private readonly outcomes: Record<Outcome, number> = {
    stored: 0,
    outdated: 0,
    offline: 0,
    undecided: 0,
    unanswered: 0,
  };

  /** Takes how many positions a batch that is sent has. */
  readonly sent: Observe;

  constructor(metrics: Metrics) {
    this.sent = metrics.histogram(
      { name: 'rotadas_position_batch_size', help: 'Positions in a batch to the providers service' },
      [],
      BATCH_SIZES,
    )({});
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
    metrics.countsBy(
      { name: 'rotadas_positions_total', help: 'Answered positions by what became of them' },
      'outcome',
      this.outcomes,
    );
  }

  settled(outcome: Outcome): void {
    this.outcomes[outcome] += 1;
  }
}
