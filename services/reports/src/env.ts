import { serviceSettings } from '@rotadas/service-kit/start/service-settings';
import { z } from 'zod';

/** The settings of the reports service. */
export const ReportsEnv = z.object(serviceSettings);
export type ReportsEnv = z.infer<typeof ReportsEnv>;
