import { join } from 'node:path';

import type { LauncherEnv } from '../settings/env.ts';
import { environment } from '../settings/environment.ts';
import { rootDir } from '../settings/folders.ts';
import type { Servers } from '../servers/start-servers.ts';
import { EMULATOR_PROJECT } from './auth-emulator.ts';

/** One of the product's own services, as a process. */
export interface ServiceProcess {
  name: string;
  main: string;
  env: NodeJS.ProcessEnv;
}

/** The services in the order of starting, each with its settings; without an emulator the environment names the Firebase project. */
export function describeServices(
  settings: Pick<LauncherEnv, 'PORT' | 'HOST' | 'ADMIN_EMAIL'>,
  servers: Servers,
  emulatorPort: number | undefined,
): ServiceProcess[] {
  const inside = {
    ...environment.all,
    HOST: '127.0.0.1',
    HEALTH_PORT: '0',
    ADMIN_EMAIL: settings.ADMIN_EMAIL,
    MONGODB_URI: servers.mongodb.url,
    REDIS_URL: servers.redis.url,
    NATS_URL: servers.nats.url,
  };
  const gateway = {
    ...inside,
    ...firebaseSettings(emulatorPort),
    HOST: settings.HOST,
    PORT: String(settings.PORT),
    WEB_DIST: join(rootDir, 'web/dist'),
  };
  return [
    { name: 'users', main: mainOf('users'), env: inside },
    { name: 'providers', main: mainOf('providers'), env: inside },
    { name: 'reports', main: mainOf('reports'), env: inside },
    { name: 'gateway', main: mainOf('gateway'), env: gateway },
  ];
}

function mainOf(service: string): string {
  return join(rootDir, 'services', service, 'dist/main.js');
}

function firebaseSettings(emulatorPort: number | undefined): NodeJS.ProcessEnv {
  if (emulatorPort === undefined) return {};
  return {
    FIREBASE_PROJECT_ID: EMULATOR_PROJECT,
    FIREBASE_API_KEY: 'demo',
    FIREBASE_AUTH_DOMAIN: `127.0.0.1:${emulatorPort}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${emulatorPort}`,
  };
}
