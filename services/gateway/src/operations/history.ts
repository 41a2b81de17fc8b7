import { type CopySample, SAMPLE_EVERY_MS } from '@rotadas/contracts/operations/copy-sample';
import { FigureName, OPERATIONS_HISTORY_MS } from '@rotadas/contracts/operations/operations-view';
import { type Figures, figuresOf } from './figures-of.js';
import { Moment } from './moment.js';

/** Durations are told of so many moments together: a minute. */
const MOMENTS_OF_A_MINUTE = 60_000 / SAMPLE_EVERY_MS;

/**
 * A sample counts where it comes within this time, ms, from its moment on; only then the moment is
 * shown. The servers may take 3 s to answer, the copies spread 1.5 s, and clocks disagree.
 */
const TOLD_WITHIN_MS = 7_500;

/** Figures over time: each has a value, or null, for each moment. */
export interface Timeline {
  readonly at: number[];
  readonly figures: Record<FigureName, (number | null)[]>;
}

/** What was told within the last hour, moment by moment; never more than that many. */
export class History {
  private readonly moments = new Map<number, Moment>();

  /** Takes in a sample at `now`, epoch ms; one that comes too late is left out. */
  add(sample: CopySample, now: number): void {
    const { takenAt } = sample;
    if (takenAt > now + SAMPLE_EVERY_MS || isSettled(takenAt, now)) return;
    let moment = this.moments.get(takenAt);
    if (!moment) this.moments.set(takenAt, (moment = new Moment(takenAt)));
    moment.add(sample);
    for (const at of this.moments.keys()) if (at <= now - OPERATIONS_HISTORY_MS) this.moments.delete(at);
  }

  /** What each queue held when it was last told. */
  queues(): NonNullable<Moment['queues']> {
    return [...this.moments.values()].findLast(({ queues }) => queues !== null)?.queues ?? {};
  }

  /**
   * The moments later than `since` of which all has been told by `now`; one of which nobody told
   * has no values.
   */
  timeline(since: number, now: number): Timeline {
    const first = Math.min(...this.moments.keys());
    const at: number[] = [];
    const rows: Figures[] = [];
    for (let each = Math.max(first, firstAfter(since, now)); isSettled(each, now); each += SAMPLE_EVERY_MS) {
      at.push(each);
      rows.push(figuresOf(this.moments.get(each) ?? new Moment(each), this.minuteUntil(each)));
    }
    const columns = FigureName.options.map((name) => [name, rows.map((row) => row[name])]);
    return { at, figures: Object.fromEntries(columns) };
  }

  private minuteUntil(end: number): Moment[] {
    return Array.from({ length: MOMENTS_OF_A_MINUTE }, (_, index) =>
      this.moments.get(end - index * SAMPLE_EVERY_MS),
    ).filter((moment) => moment !== undefined);
  }
}

/** Whether all that is told of the moment `at` has come by `now`. */
function isSettled(at: number, now: number): boolean {
  return at + TOLD_WITHIN_MS <= now;
}

/** The first moment later than `since` that a history may have. */
function firstAfter(since: number, now: number): number {
  const oldest = Math.max(since, now - OPERATIONS_HISTORY_MS);
  return Math.floor(oldest / SAMPLE_EVERY_MS) * SAMPLE_EVERY_MS + SAMPLE_EVERY_MS;
}
