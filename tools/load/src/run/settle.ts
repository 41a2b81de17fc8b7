import { setTimeout as delay } from 'node:timers/promises';
import { differences, type Truth } from '../measure/differences.ts';
import type { Sender } from './sender.ts';
import type { Viewer } from './viewer.ts';

/**
 * After the last position everybody has to see the truth within this time, ms: what the issue gives
 * a client to recover.
 */
const SETTLE_LIMIT_MS = 5_000;
const PAUSE_MS = 100;

/** How the viewers stand against the truth at the end. */
export interface Verdict {
  /** Viewers that show something else than the truth. */
  readonly wrongViewers: number;
  /** What is wrong, a sentence each, the first few. */
  readonly examples: readonly string[];
  /** Positions that were never answered. */
  readonly unanswered: number;
}

const EXAMPLES_MAX = 10;

/**
 * Waits until every position is answered and every viewer right, no longer than it may take, and
 * says what is not.
 */
export async function settle(
  senders: readonly Sender[],
  viewers: readonly Viewer[],
  ignoresStrangers: boolean,
): Promise<Verdict> {
  const end = performance.now() + SETTLE_LIMIT_MS;
  for (;;) {
    const verdict = judge(senders, viewers, ignoresStrangers);
    if (performance.now() > end || (verdict.wrongViewers === 0 && verdict.unanswered === 0)) return verdict;
    await delay(PAUSE_MS);
  }
}

function judge(senders: readonly Sender[], viewers: readonly Viewer[], ignoresStrangers: boolean): Verdict {
  const truth: Truth = new Map(senders.map((sender) => [sender.id, sender.truth]));
  const wrong = viewers
    .map(({ shown, looking }) => differences(shown, truth, looking, ignoresStrangers))
    .filter((found) => found.length > 0);
  return {
    wrongViewers: wrong.length,
    examples: wrong.flat().slice(0, EXAMPLES_MAX),
    unanswered: senders.filter((sender) => !sender.isSettled).length,
  };
}
