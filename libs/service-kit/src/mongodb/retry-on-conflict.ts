import { setTimeout as delay } from 'node:timers/promises';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { ErrorCode } from '@rotadas/contracts/errors/error-code';

/** Each lost attempt means that another write succeeded. */
const ATTEMPTS_MAX = 20;

/** The random pause grows by up to this per attempt. */
const PAUSE_STEP_MS = 5;

/** Repeats an optimistic write while `attempt` resolves to null, at most 20 times. */
export async function retryOnConflict<Result>(
  attempt: () => Promise<Result | null>,
  code: ErrorCode = 'change-conflict',
): Promise<Result> {
  for (let lost = 0; lost < ATTEMPTS_MAX; lost += 1) {
    if (lost > 0) await delay(Math.random() * lost * PAUSE_STEP_MS);
    const result = await attempt();
    if (result !== null) return result;
  }
  throw new DomainError(code);
}
