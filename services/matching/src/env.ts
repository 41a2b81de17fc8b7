import { Url } from '@rotadas/service-kit/env/env-primitives';
import { serviceSettings } from '@rotadas/service-kit/start/service-settings';
import { z } from 'zod';

export const MatchingEnv = z.object({
  ...serviceSettings,
  ROUTING_URL: Url('http', 'https')
    .optional()
    .describe(
      'Address of an OSRM server that measures routes. If not set, the built-in road network is used.',
    ),
});
export type MatchingEnv = z.infer<typeof MatchingEnv>;

export const MATCHING_ENV = Symbol('MATCHING_ENV');
