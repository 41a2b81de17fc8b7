import { LauncherEnv } from '@rotadas/start/settings/env';
import { z } from 'zod';

export const composeSettings = {
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

export const viteSettings = {
  GATEWAY_URL: z
    .url()
    .default('http://127.0.0.1:3000')
    .describe('Origin of the gateway for the web app’s development server.'),
};

const testImage = (server: string) =>
  z
    .string()
    .optional()
    .describe(
      `Container image of ${server} in the integration tests. Defaults to the version of \`npm start\`.`,
    );

export const testSettings = {
  CHROMIUM: z
    .string()
    .optional()
    .describe('Path of Chromium for the browser tests. Defaults to one on the PATH, else a packaged one.'),
  TEST_MONGODB_IMAGE: testImage('MongoDB'),
  TEST_REDIS_IMAGE: testImage('Redis'),
  TEST_NATS_IMAGE: testImage('NATS'),
};
