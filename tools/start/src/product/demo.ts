import { join } from 'node:path';

import type { Log } from '../servers/recipe.ts';
import { environment } from '../settings/environment.ts';
import { rootDir } from '../settings/folders.ts';
import { keepRunning, type KeptProcess } from './keep-running.ts';

/** The simulator stands on libs/contracts as built; on a fresh clone it cannot be imported before the build. */
const demoAccounts = () => import('../../../simulator/src/accounts/demo-accounts.ts');

/** Where the demo happens and how many providers move in it. */
export interface DemoOptions {
  url: string;
  emulatorPort: number;
  dataDir: string;
  providers: number;
  log: Log;
}

/** Fills in the demo accounts and lets the demo providers move; with none of them nothing keeps running. */
export async function startDemo({
  url,
  emulatorPort,
  dataDir,
  providers,
  log,
}: DemoOptions): Promise<KeptProcess> {
  const emulatorHost = `127.0.0.1:${emulatorPort}`;
  const { fillDemoAccounts } = await demoAccounts();
  await fillDemoAccounts({ emulatorHost, apiUrl: url });
  if (providers === 0) return { stop: () => Promise.resolve() };
  const command = {
    command: process.execPath,
    args: [join(rootDir, 'tools/simulator/src/main.ts')],
    logFile: join(dataDir, 'logs/simulator.log'),
    env: {
      ...environment.all,
      API_URL: url,
      FIREBASE_AUTH_EMULATOR_HOST: emulatorHost,
      DEMO_PROVIDERS: String(providers),
    },
  };
  return keepRunning('simulator', command, log);
}

/** What the launcher prints about the demo accounts. */
export async function demoAccountLines(): Promise<string[]> {
  const { DEMO_ACCOUNTS, DEMO_PASSWORD } = await demoAccounts();
  const accounts = DEMO_ACCOUNTS.map(({ email, purpose }) => `  ${email.padEnd(26)} ${purpose}`);
  return [`Demo accounts, all with the password ${DEMO_PASSWORD}:`, ...accounts];
}
