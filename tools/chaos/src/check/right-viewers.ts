import { setTimeout as delay } from 'node:timers/promises';
import { differences } from '@rotadas/load/measure/differences';
import type { Load } from '../load/load.ts';

/** Within so long everybody has to see the truth, ms. */
const RIGHT_WITHIN_MS = 5_000;
const PAUSE_MS = 100;

/** How the viewers stand against the truth. */
export interface ViewersVerdict {
  /** What is wrong, a sentence for each viewer. */
  readonly wrong: readonly string[];
  /** Providers whose newest position is not acknowledged. */
  readonly unanswered: readonly string[];
  /** After so long all was right, or it was looked at last, ms. */
  readonly afterMs: number;
}

/**
 * Looks until every viewer is right and every position acknowledged, no longer than that may take.
 */
export async function judgeViewers(load: Load): Promise<ViewersVerdict> {
  const startedAt = performance.now();
  for (;;) {
    const { truth } = load;
    const wrong = load.viewers.flatMap(({ shown, looking }, index) => {
      const [first, ...more] = differences(shown, truth, looking, false);
      return first === undefined ? [] : [`viewer ${index} ${first}, and ${more.length} more`];
    });
    const unanswered = load.movers.flatMap(({ id, isSettled }) => (isSettled ? [] : [`provider ${id}`]));
    const afterMs = Math.round(performance.now() - startedAt);
    const isRight = wrong.length + unanswered.length === 0;
    if (isRight || afterMs > RIGHT_WITHIN_MS) return { wrong, unanswered, afterMs };
    await delay(PAUSE_MS);
  }
}
