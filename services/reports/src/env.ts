import { Count } from '@rotadas/service-kit/env/env-primitives';
import { serviceSettings } from '@rotadas/service-kit/start/service-settings';
import { z } from 'zod';

export const ReportsEnv = z.object({
  ...serviceSettings,
  REPORTS_PER_DAY: Count(10).describe('Maximum number of problem reports per user and day.'),
});
export type ReportsEnv = z.infer<typeof ReportsEnv>;

export const REPORTS_ENV = Symbol('REPORTS_ENV');
