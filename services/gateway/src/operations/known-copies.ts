import { type CopySample, ServiceName } from '@rotadas/contracts/operations/copy-sample';
import {
  COPY_AWAY_AFTER_MS,
  type KnownCopy,
  OPERATIONS_HISTORY_MS,
} from '@rotadas/contracts/operations/operations-view';

/** The most copies that are remembered; past it those go that were heard least lately. */
const COPIES_MAX = 500;

/** Every copy that told anything within the last hour and did not end in order. */
export class KnownCopies {
  /** The one that was heard least lately is first. */
  private readonly copies = new Map<string, Omit<KnownCopy, 'isAway'>>();

  /** Takes in what a copy told at `now`, epoch ms. */
  hear(sample: CopySample, now: number): void {
    const { copy, service, version, startedAt, reaches, eventLoopDelay, heapShare } = sample;
    this.copies.delete(copy);
    if (sample.isLast) return;
    this.copies.set(copy, {
      copy,
      service,
      version,
      startedAt,
      heardAt: now,
      reaches,
      eventLoopDelay,
      heapShare,
    });
    const oldest = this.copies.keys().next();
    if (this.copies.size > COPIES_MAX && !oldest.done) this.copies.delete(oldest.value);
  }

  /** The copies by service, those that run for longest first. */
  list(now: number): KnownCopy[] {
    const heard = [...this.copies.values()].filter(({ heardAt }) => heardAt > now - OPERATIONS_HISTORY_MS);
    return heard
      .map((copy) => ({ ...copy, isAway: copy.heardAt <= now - COPY_AWAY_AFTER_MS }))
      .toSorted((one, other) => rankOf(one) - rankOf(other) || one.startedAt - other.startedAt);
  }
}

function rankOf({ service }: Pick<KnownCopy, 'service'>): number {
  return ServiceName.options.indexOf(service);
}
