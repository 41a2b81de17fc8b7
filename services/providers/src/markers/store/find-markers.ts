import { z } from 'zod';
import type { RedisClient } from '@rotadas/service-kit/redis/redis-client';
import { markerKey } from '../../store/redis-keys.js';
import { runPipeline } from '../../store/run-pipeline.js';
import type { Marker } from '../domain/marker.js';
import { readMarker } from './marker.mapper.js';

const Hashes = z.array(z.record(z.string(), z.string()));

/**
 * The markers of these users, in their order, in one round trip; null for whoever is not on the
 * map.
 */
export async function findMarkers(
  redis: RedisClient,
  userIds: readonly number[],
): Promise<(Marker | null)[]> {
  if (userIds.length === 0) return [];
  const pipeline = redis.pipeline();
  for (const userId of userIds) pipeline.hgetall(markerKey(userId));
  const hashes = Hashes.parse(await runPipeline(pipeline));
  return userIds.map((userId, index) => readMarker(userId, hashes[index] ?? {}));
}
