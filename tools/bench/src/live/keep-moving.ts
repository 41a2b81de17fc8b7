import type { Sender } from '@rotadas/load/clients/sender';

/** Lets every sender move once a second, spread over it, until the answer is called. */
export function keepMoving(senders: readonly Sender[]): () => void {
  const everyMs = Math.max(1, 1_000 / senders.length);
  const startedAt = performance.now();
  let moved = 0;
  const timer = setInterval(() => {
    const due = Math.floor((performance.now() - startedAt) / everyMs);
    for (; moved < due; moved += 1) senders[moved % senders.length]?.step();
  }, everyMs);
  return () => clearInterval(timer);
}
