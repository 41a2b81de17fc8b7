import { Redis } from 'ioredis';
import { QUEUE_PREFIX, QUEUES } from '@rotadas/contracts/queues/queues';
import { waitUntil } from '@rotadas/servers/processes/wait-until';

const LIMIT_MS = 60_000;

const keyOf = (state: string) => `${QUEUE_PREFIX}:${QUEUES.offerExpiry}:${state}`;

/**
 * Waits until the providers service has swept once after its start: it would take whom MongoDB does
 * not know off the map.
 */
export async function firstSweepOver(redisUrl: string): Promise<void> {
  const redis = new Redis(redisUrl);
  const check = async (): Promise<void> => {
    const [next, waiting, active] = await Promise.all([
      redis.zcard(keyOf('delayed')),
      redis.llen(keyOf('wait')),
      redis.llen(keyOf('active')),
    ]);
    if (next === 0 || waiting + active > 0) throw new Error('it is still to come');
  };
  try {
    await waitUntil(check, { what: 'The first sweep', timeoutMs: LIMIT_MS });
  } finally {
    redis.disconnect();
  }
}
