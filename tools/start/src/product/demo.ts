import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { startChild } from '@rotadas/servers/processes/child';
import { superviseProcess, type SupervisedProcess } from '@rotadas/servers/processes/supervise-process';
import type { Log } from '@rotadas/servers/server-definition';
import { environment } from '@rotadas/servers/settings/environment';

/** Imported after the build, since the simulator needs built contracts. */
const demoAccounts = () => import('@rotadas/simulator/accounts/demo-accounts');

/** After this time the accounts are completed in the background, ms. */
const ACCOUNTS_TIMEOUT_MS = 20_000;

export interface DemoOptions {
  url: string;
  emulatorPort: number;
  dataDir: string;
  providers: number;
  log: Log;
}

export type Demo = Pick<SupervisedProcess, 'stop'>;

export async function startDemo(options: DemoOptions): Promise<Demo> {
  const { url, emulatorPort, log } = options;
  const stopping = new AbortController();
  const { fillDemoAccounts } = await demoAccounts();
  log('Creating the demo accounts ...');
  const filled = fillDemoAccounts(
    { emulatorHost: `127.0.0.1:${emulatorPort}`, apiUrl: url },
    { stopping: stopping.signal, log },
  );
  await Promise.race([filled, delay(ACCOUNTS_TIMEOUT_MS, undefined, { ref: false })]);
  const simulator = options.providers === 0 ? undefined : await startSimulator(options);
  return {
    async stop() {
      stopping.abort();
      await Promise.all([filled, simulator?.stop()]);
    },
  };
}

function startSimulator({
  url,
  emulatorPort,
  dataDir,
  providers,
  log,
}: DemoOptions): Promise<SupervisedProcess> {
  const logFile = join(dataDir, 'logs/simulator.log');
  const command = {
    command: process.execPath,
    args: [fileURLToPath(import.meta.resolve('@rotadas/simulator/main'))],
    logFile,
    env: {
      ...environment.all,
      API_URL: url,
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${emulatorPort}`,
      DEMO_PROVIDERS: String(providers),
    },
  };
  const launch = () => Promise.resolve(startChild(command));
  return superviseProcess({ name: 'simulator', logFile, log, launch });
}

export async function demoAccountLines(): Promise<string[]> {
  const { DEMO_ACCOUNTS, DEMO_PASSWORD } = await demoAccounts();
  const accounts = DEMO_ACCOUNTS.map(({ email, purpose }) => `  ${email.padEnd(26)} ${purpose}`);
  return [`Demo accounts, all with the password ${DEMO_PASSWORD}:`, ...accounts];
}
