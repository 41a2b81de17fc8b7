import { join } from 'node:path';
import type { Servers } from '@rotadas/servers/start-servers';
import type { LauncherEnv } from '../settings/env.ts';
import { EMULATOR_PROJECT, localOrigins } from './auth-emulator.ts';
import { compileCacheDir, rootDir, environment } from '@rotadas/servers/settings/environment';

const FIRST_METRICS_PORT = 9_464;

/** The order is that of the start. */
const SERVICES = [
  'users',
  'providers',
  'reports',
  'matching',
  'notifications',
  'agreements',
  'gateway',
] as const;

type Service = (typeof SERVICES)[number];

/** Settings that the launcher makes for some services. */
export type OwnSettings = Partial<Record<Service, NodeJS.ProcessEnv>>;

const LISTENS_ON_LOCALHOST = /^(0\.0\.0\.0|127\..+|localhost|::|::1)$/;

export interface ServiceProcess {
  name: string;
  main: string;
  unbundledMain: string;
  env: NodeJS.ProcessEnv;
}

/**
 * Describes the services in the order of their start. If there is no emulator, the environment
 * names the Firebase project.
 */
export function describeServices(
  settings: Pick<LauncherEnv, 'PORT' | 'HOST' | 'ADMIN_EMAIL'>,
  servers: Servers,
  emulatorPort: number | undefined,
  made: OwnSettings = {},
): ServiceProcess[] {
  const common = {
    ...environment.all,
    NODE_COMPILE_CACHE: compileCacheDir,
    HOST: '127.0.0.1',
    ADMIN_EMAIL: settings.ADMIN_EMAIL,
  };
  const own: OwnSettings = {
    users: firebaseAdmin(emulatorPort),
    providers: { MARKERS_REDIS_URL: servers.markers.urlFor('providers') },
    notifications: {
      ...nodeEnv(emulatorPort),
      PUBLIC_URL: publicUrl(settings),
    },
    gateway: {
      ...firebaseSettings(emulatorPort),
      ...metricsPort(0),
      PUBLIC_URL: publicUrl(settings),
      HOST: settings.HOST,
      PORT: String(settings.PORT),
      WEB_DIST: join(rootDir, 'web/dist'),
    },
  };
  return SERVICES.map((name, index) => ({
    ...describeService(name),
    env: {
      ...common,
      ...addressesFor(name, servers),
      ...metricsPort(index + 1),
      ...own[name],
      ...made[name],
    },
  }));
}

/** Origins at which browsers may open the product. */
export function ownOrigins(settings: Pick<LauncherEnv, 'PORT' | 'HOST'>): string[] {
  return [new URL(publicUrl(settings)).origin, ...localOrigins(settings.PORT)];
}

/** The gateway accepts only the host of `PUBLIC_URL` and loopback. */
function publicUrl({ HOST, PORT }: Pick<LauncherEnv, 'PORT' | 'HOST'>): string {
  const host = LISTENS_ON_LOCALHOST.test(HOST) ? 'localhost' : HOST;
  return environment.address('PUBLIC_URL') ?? toLocalUrl(host, PORT);
}

/** Where a server that listens on `host` is reachable from this machine. */
export function toLocalUrl(host: string, port: number): string {
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}

function addressesFor(service: string, { mongodb, redis, nats }: Servers): NodeJS.ProcessEnv {
  return {
    MONGODB_URI: mongodb.urlFor(service),
    REDIS_URL: redis.urlFor(service),
    NATS_URL: nats.urlFor(service),
  };
}

/** Each service uses a port after the gateway's, since all share a machine; 0 turns metrics off. */
function metricsPort(index: number): NodeJS.ProcessEnv {
  const first = Number(environment.all['METRICS_PORT']?.trim() || FIRST_METRICS_PORT);
  return { METRICS_PORT: String(first === 0 ? 0 : first + index) };
}

function describeService(name: string): Omit<ServiceProcess, 'env'> {
  const dist = join(rootDir, 'services', name, 'dist');
  return { name, main: join(dist, 'bundle/main.js'), unbundledMain: join(dist, 'main.js') };
}

function firebaseSettings(emulatorPort: number | undefined): NodeJS.ProcessEnv {
  if (emulatorPort === undefined) return {};
  return {
    ...firebaseAdmin(emulatorPort),
    FIREBASE_API_KEY: 'demo',
    FIREBASE_AUTH_DOMAIN: `127.0.0.1:${emulatorPort}`,
  };
}

/** What looks up and deletes accounts. */
function firebaseAdmin(emulatorPort: number | undefined): NodeJS.ProcessEnv {
  if (emulatorPort === undefined) return {};
  return {
    ...nodeEnv(emulatorPort),
    FIREBASE_PROJECT_ID: EMULATOR_PROJECT,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${emulatorPort}`,
  };
}

/** Only development accepts the emulator's tokens. */
function nodeEnv(emulatorPort: number | undefined): NodeJS.ProcessEnv {
  return emulatorPort === undefined ? {} : { NODE_ENV: environment.address('NODE_ENV') ?? 'development' };
}
