import { waitUntil } from '@rotadas/servers/processes/wait-until';

const LIMIT_MS = 10_000;

/** Waits until a check holds, at most `limitMs`; throws with the reason of the last failure. */
export async function eventually(
  what: string,
  holds: () => Promise<boolean>,
  limitMs = LIMIT_MS,
): Promise<void> {
  const attempt = async () => {
    if (!(await holds())) throw new Error('it does not hold');
  };
  await waitUntil(attempt, { what, timeoutMs: limitMs });
}

/** Limit of replies whose time is not tested. A busy machine stalls for less. */
export const REPLY_TIMEOUT_MS = 30_000;
