import { Count, RedisUrl } from '@rotadas/service-kit/env/env-primitives';
import { serviceSettings } from '@rotadas/service-kit/start/service-settings';
import { z } from 'zod';

/** Each batch of positions and each search queries every shard. */
const MARKER_SHARDS_MAX = 256;

export const ProvidersEnv = z.object({
  ...serviceSettings,
  REDIS_URL: RedisUrl,
  MARKERS_REDIS_URL: RedisUrl.optional().meta({
    description:
      'Address of a separate Redis for live positions, preferably one without persistence. Defaults to `REDIS_URL`.',
    secret: true,
  }),
  MARKER_SHARDS: Count(1)
    .refine((count) => count <= MARKER_SHARDS_MAX, { error: `at most ${MARKER_SHARDS_MAX}` })
    .describe(
      `Number of hash slots of a Redis Cluster that live positions are spread over, 1–${MARKER_SHARDS_MAX}. All instances need the same number. After a change and a restart the map is empty until the providers’ next positions.`,
    ),
  STALE_AFTER: Count(900).describe('Time without a position after which a provider goes offline, s.'),
  SWEEP_EVERY: Count(30).describe('Interval of the search for providers that should be offline, s.'),
});
export type ProvidersEnv = z.infer<typeof ProvidersEnv>;

export const PROVIDERS_ENV = Symbol('PROVIDERS_ENV');
