import { GatewayEnv } from '@rotadas/gateway/env';
import { MatchingEnv } from '@rotadas/matching/env';
import { NotificationsEnv } from '@rotadas/notifications/env';
import { ProvidersEnv } from '@rotadas/providers/env';
import { ReportsEnv } from '@rotadas/reports/env';
import { SimulatorEnv } from '@rotadas/simulator/env';
import { LauncherEnv } from '@rotadas/start/settings/env';
import { UsersEnv } from '@rotadas/users/env';
import type { ZodType } from 'zod';

/**
 * The settings of every part by their names; where several parts have one, the first says what its
 * default is.
 */
export const SETTINGS_OF_PARTS: Readonly<Record<string, Readonly<Record<string, ZodType>>>> = {
  launcher: LauncherEnv.shape,
  gateway: GatewayEnv.shape,
  users: UsersEnv.shape,
  providers: ProvidersEnv.shape,
  reports: ReportsEnv.shape,
  matching: MatchingEnv.shape,
  notifications: NotificationsEnv.shape,
  simulator: SimulatorEnv.shape,
};

/**
 * Settings that no schema holds: those of the container file, of the web app's development server
 * and of tests.
 */
export const OTHER_SETTINGS = [
  'MONGO_PORT',
  'REDIS_PORT',
  'NATS_PORT',
  'GATEWAY_URL',
  'CHROMIUM',
  'TEST_MONGODB_IMAGE',
  'TEST_REDIS_IMAGE',
  'TEST_NATS_IMAGE',
];
