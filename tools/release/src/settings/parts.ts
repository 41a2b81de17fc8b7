import { GatewayEnv } from '@rotadas/gateway/env';
import { MatchingEnv } from '@rotadas/matching/env';
import { NotificationsEnv } from '@rotadas/notifications/env';
import { ProvidersEnv } from '@rotadas/providers/env';
import { ReportsEnv } from '@rotadas/reports/env';
import { SimulatorEnv } from '@rotadas/simulator/env';
import { LauncherEnv } from '@rotadas/start/settings/env';
import { UsersEnv } from '@rotadas/users/env';
import type { ZodType } from 'zod';
import { composeSettings, testSettings, viteSettings } from './other-settings.ts';

export const PART_SETTINGS: Readonly<Record<string, Readonly<Record<string, ZodType>>>> = {
  launcher: LauncherEnv.shape,
  gateway: GatewayEnv.shape,
  users: UsersEnv.shape,
  providers: ProvidersEnv.shape,
  reports: ReportsEnv.shape,
  matching: MatchingEnv.shape,
  notifications: NotificationsEnv.shape,
  simulator: SimulatorEnv.shape,
  compose: composeSettings,
  vite: viteSettings,
  tests: testSettings,
};
