import { Count, RedisUrl } from '@rotadas/service-kit/env/env-primitives';
import { serviceSettings } from '@rotadas/service-kit/start/service-settings';
import { z } from 'zod';

export const AgreementsEnv = z.object({
  ...serviceSettings,
  REDIS_URL: RedisUrl,
  CODE_SECRET: z.string().min(32).meta({
    description: 'Key from which the codes of agreements are derived, at least 32 characters.',
    secret: true,
  }),
  REQUESTS_OPEN: Count(5).describe('Maximum number of unanswered requests per user.'),
  REQUESTS_OPEN_UNVERIFIED: Count(2).describe('The same for a user without a verified phone.'),
  REQUESTS_PER_DAY: Count(20).describe('Maximum number of requests per user and day.'),
  SETTLE_EVERY: Count(30).describe('Interval of the search for agreements whose time is over, s.'),
});
export type AgreementsEnv = z.infer<typeof AgreementsEnv>;

export const AGREEMENTS_ENV = Symbol('AGREEMENTS_ENV');
