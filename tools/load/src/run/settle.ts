import { setTimeout as delay } from 'node:timers/promises';
import type { Sender } from '../clients/sender.ts';
import type { Truth } from '../measure/differences.ts';
import type { Judgement } from '../viewers/thread-messages.ts';
import type { ViewerThreads } from '../viewers/viewer-threads.ts';

/**
 * After the last position everybody has to see the truth within this time, ms: what the issue gives
 * a client to recover.
 */
const SETTLE_LIMIT_MS = 5_000;
const PAUSE_MS = 100;

/** How the viewers stand against the truth at the end. */
export interface Verdict extends Judgement {
  /** Positions that were never answered. */
  readonly unanswered: number;
}

/**
 * Waits until every position is answered and every viewer right, no longer than it may take, and
 * says what is not.
 */
export async function settle(
  senders: readonly Sender[],
  viewers: ViewerThreads,
  ignoresStrangers: boolean,
): Promise<Verdict> {
  const end = performance.now() + SETTLE_LIMIT_MS;
  for (;;) {
    const verdict = await judge(senders, viewers, ignoresStrangers);
    if (performance.now() > end || (verdict.wrongViewers === 0 && verdict.unanswered === 0)) return verdict;
    await delay(PAUSE_MS);
  }
}

async function judge(
  senders: readonly Sender[],
  viewers: ViewerThreads,
  ignoresStrangers: boolean,
): Promise<Verdict> {
  const truth: Truth = new Map(senders.map((sender) => [sender.id, sender.truth]));
  const judgement = await viewers.judge(truth, ignoresStrangers);
  return { ...judgement, unanswered: senders.filter((sender) => !sender.isSettled).length };
}
