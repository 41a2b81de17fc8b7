import { setTimeout as delay } from 'node:timers/promises';
import { DomainError } from '@rotadas/contracts/errors/domain-error';

/** Each lost attempt means that another write was made, so this many are lost to a flood only. */
const ATTEMPTS_MAX = 20;

/** The pause grows by up to this with each attempt, ms, at random, so that competitors spread. */
const PAUSE_STEP_MS = 5;

/**
 * Repeats an optimistic write while `attempt` resolves to null, which means that another write came
 * between. Throws `change-conflict` after 20 attempts.
 */
export async function retryOnConflict<Result>(attempt: () => Promise<Result | null>): Promise<Result> {
  for (let lost = 0; lost < ATTEMPTS_MAX; lost += 1) {
    if (lost > 0) await delay(Math.random() * lost * PAUSE_STEP_MS);
    const result = await attempt();
    if (result !== null) return result;
  }
  throw new DomainError('change-conflict');
}
