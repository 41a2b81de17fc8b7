import { join, resolve } from 'node:path';
import { startChild } from '@rotadas/servers/processes/child';
import {
  superviseProcess,
  type SupervisedProcess,
  type OnGivenUp,
} from '@rotadas/servers/processes/supervise-process';
import { START_LIMIT_MS, waitUntilOk } from '@rotadas/servers/processes/wait-until';
import { Teardown } from '@rotadas/servers/processes/teardown';
import type { Log } from '@rotadas/servers/server-definition';
import type { AccessPlan } from '@rotadas/servers/access/access-plan';
import { startServers, type Servers } from '@rotadas/servers/start-servers';
import { freePort, isPortTaken } from '@rotadas/servers/processes/ports';
import { claimDataFolder } from './data-folder/claim-data-folder.ts';
import { writeAddresses } from './product/addresses-file.ts';
import { startAuthEmulator, type AuthEmulatorOptions } from './product/auth-emulator.ts';
import { buildProduct } from './product/build.ts';
import { startDemo } from './product/demo.ts';
import { linesForScreen, type Screen } from './product/log-lines.ts';
import { provideSettings } from './product/provide-settings.ts';
import { type ServiceProcess, describeServices, ownOrigins, toLocalUrl } from './product/services.ts';
import type { LauncherEnv } from './settings/env.ts';

/** Restarts a program when a loaded file changes. */
const WATCH_OPTIONS = ['--watch', '--watch-preserve-output'];

interface ProductOptions {
  /** If they name a Firebase project, there are no emulator and no demo accounts. */
  settings: LauncherEnv;
  log: Log;
  development?: Development;
}

interface Development {
  followed: ReadonlySet<string>;
  /** The port at which browsers open the web app. */
  port: number;
  screenFor(service: string, log: Log): Screen;
}

export interface Product {
  url: string;
  servers: Servers;
  /** Resolves to the reason when a part is given up; the caller then stops the rest. */
  givenUp: Promise<string>;
  stop(): Promise<void>;
}

/** Resolves when the product is ready. If a part fails, everything is stopped. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const teardown = new Teardown(options.log);
  try {
    return await startParts(options, teardown);
  } catch (error) {
    await teardown.run();
    throw error;
  }
}

async function startParts(options: ProductOptions, teardown: Teardown): Promise<Product> {
  const { settings, log } = options;
  const { PORT, HOST, FIREBASE_PROJECT_ID, AUTH_EMULATOR_PORT } = settings;
  const givenUp = Promise.withResolvers<string>();
  const origins = ownOrigins({ ...settings, PORT: options.development?.port ?? PORT });
  const dataDir = resolve(settings.DATA_DIR);
  const emulatorPort = FIREBASE_PROJECT_ID === undefined ? AUTH_EMULATOR_PORT : undefined;
  teardown.add('the data folder', await claimDataFolder(dataDir, log));
  await requireFreePort('PORT', PORT, HOST);
  if (emulatorPort !== undefined) await requireFreePort('AUTH_EMULATOR_PORT', emulatorPort, '127.0.0.1');

  const built = buildProduct(log, { withWeb: options.development?.followed.has('web') !== true });
  // The build first, so that its failure is the one reported.
  const [, servers] = await settleAll(
    built,
    ensureServers(options, dataDir, built.then(importAccessPlan), teardown, givenUp.resolve),
    emulatorPort === undefined
      ? undefined
      : startIdentityProvider({ port: emulatorPort, dataDir, origins }, log, teardown, givenUp.resolve),
  );
  const emulator = emulatorPort === undefined ? undefined : `127.0.0.1:${emulatorPort}`;
  teardown.add('the addresses', await writeAddresses(dataDir, servers, emulator));
  const made = await provideSettings(dataDir, log, teardown);
  const healthAddresses = new Map<string, string>();
  for (const service of describeServices(settings, servers, emulatorPort, made)) {
    const { name } = service;
    const healthPort = await freePort();
    const env = { ...service.env, HEALTH_PORT: String(healthPort) };
    const supervised = await runService({ ...service, env }, options, dataDir, givenUp.resolve);
    teardown.add(name, () => supervised.stop());
    healthAddresses.set(
      name,
      name === 'gateway' ? toLocalUrl(HOST, PORT) : toLocalUrl('127.0.0.1', healthPort),
    );
  }
  const url = `http://localhost:${PORT}`;
  // Each knows only whether it is ready itself.
  await Promise.all(
    Array.from(healthAddresses, ([what, address]) =>
      waitUntilOk(`${address}/readyz`, { what, timeoutMs: START_LIMIT_MS }),
    ),
  );
  if (emulatorPort !== undefined) {
    const demo = await startDemo({ url, emulatorPort, dataDir, providers: settings.DEMO_PROVIDERS, log });
    teardown.add('the simulator', () => demo.stop());
  }
  return { url, servers, givenUp: givenUp.promise, stop: () => teardown.run() };
}

/** Imported after the build, since it needs built contracts. */
async function importAccessPlan(): Promise<AccessPlan> {
  return (await import('./product/access-plan.ts')).accessPlan();
}

async function requireFreePort(setting: string, port: number, host: string): Promise<void> {
  if (await isPortTaken(port, host))
    throw new Error(`Port ${port} is in use; choose another one with ${setting}.`);
}

async function ensureServers(
  { log }: ProductOptions,
  dataDir: string,
  serverAccess: Promise<AccessPlan>,
  teardown: Teardown,
  onGivenUp: OnGivenUp,
): Promise<Servers> {
  const servers = await startServers({ dataDir, log, onGivenUp, access: serverAccess });
  teardown.add('the servers', () => servers.stop());
  return servers;
}

async function startIdentityProvider(
  options: AuthEmulatorOptions,
  log: Log,
  teardown: Teardown,
  onGivenUp: OnGivenUp,
): Promise<void> {
  const emulator = await superviseProcess({
    name: 'The auth emulator',
    logFile: join(options.dataDir, 'logs/auth-emulator.log'),
    log,
    onGivenUp,
    launch: (stopping) => startAuthEmulator(options, log, stopping),
  });
  teardown.add('the auth emulator', () => emulator.stop());
}

/** Waits for all even if one fails, so that everything started can be stopped. */
async function settleAll<Parts extends readonly unknown[]>(
  ...parts: Parts
): Promise<{ [K in keyof Parts]: Awaited<Parts[K]> }> {
  await Promise.allSettled(parts);
  return Promise.all(parts);
}

async function runService(
  { name, main, unbundledMain, env }: ServiceProcess,
  { log, development }: ProductOptions,
  dataDir: string,
  onGivenUp: OnGivenUp,
): Promise<SupervisedProcess> {
  const screen = development?.screenFor(name, log) ?? linesForScreen(name, log);
  const logFile = join(dataDir, 'logs', `${name}.log`);
  const args = development?.followed.has(name) ? [...WATCH_OPTIONS, unbundledMain] : [main];
  const command = { command: process.execPath, args, env, logFile, onLine: screen.write };
  const launch = () => Promise.resolve(startChild(command));
  const supervised = await superviseProcess({ name, logFile, log, onGivenUp, launch });
  return {
    start: () => supervised.start(),
    async stop() {
      await supervised.stop();
      screen.end();
    },
  };
}
