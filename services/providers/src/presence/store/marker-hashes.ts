import type { Redis } from 'ioredis';
import { z } from 'zod';
import { markerKey } from '../../store/redis-keys.js';
import { runPipeline } from '../../store/run-pipeline.js';

const Hashes = z.array(z.record(z.string(), z.string()));

/** The hashes of these users' markers, in their order, in one round trip; that of nobody on the map is empty. */
export async function markerHashes(
  redis: Redis,
  userIds: readonly number[],
): Promise<Record<string, string>[]> {
  if (userIds.length === 0) return [];
  const pipeline = redis.pipeline();
  for (const userId of userIds) pipeline.hgetall(markerKey(userId));
  return Hashes.parse(await runPipeline(pipeline));
}
