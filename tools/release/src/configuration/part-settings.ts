import { AgreementsEnv } from '@rotadas/agreements/env';
import { GatewayEnv } from '@rotadas/gateway/env';
import { MatchingEnv } from '@rotadas/matching/env';
import { NotificationsEnv } from '@rotadas/notifications/env';
import { ProvidersEnv } from '@rotadas/providers/env';
import { ReportsEnv } from '@rotadas/reports/env';
import { SimulatorEnv } from '@rotadas/simulator/env';
import { LauncherEnv } from '@rotadas/start/settings/env';
import { UsersEnv } from '@rotadas/users/env';
import { z, type ZodType } from 'zod';

const composeSettings = {
  AUTH_EMULATOR_PORT: LauncherEnv.shape.AUTH_EMULATOR_PORT,
  BACKUP_DIR: z
    .string()
    .default('./.backups')
    .describe('Folder on the host to which `docker compose run --rm backup` writes.'),
  MAP_DIR: z
    .string()
    .optional()
    .describe('Folder on the host with the file of `MAP_TILES`, which the gateway sees as `/map`.'),
  PROMETHEUS_PORT: z.int().default(9090).describe('TCP port of Prometheus on loopback, profile `ops`.'),
  GRAFANA_PORT: z.int().default(3001).describe('TCP port of Grafana on loopback, profile `ops`.'),
};

const viteSettings = {
  GATEWAY_URL: z
    .url()
    .default('http://127.0.0.1:3000')
    .describe('Origin of the gateway for the web app’s development server.'),
};

const testSettings = {
  CHROMIUM: z
    .string()
    .optional()
    .describe('Path of Chromium for the browser tests. Defaults to one on the PATH, else a packaged one.'),
};

export const PART_SETTINGS: Readonly<Record<string, Readonly<Record<string, ZodType>>>> = {
  launcher: LauncherEnv.shape,
  gateway: GatewayEnv.shape,
  users: UsersEnv.shape,
  providers: ProvidersEnv.shape,
  reports: ReportsEnv.shape,
  matching: MatchingEnv.shape,
  notifications: NotificationsEnv.shape,
  agreements: AgreementsEnv.shape,
  simulator: SimulatorEnv.shape,
  compose: composeSettings,
  vite: viteSettings,
  tests: testSettings,
};
