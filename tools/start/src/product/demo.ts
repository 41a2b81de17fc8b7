import { join } from 'node:path';

import {
  DEMO_ACCOUNTS,
  DEMO_PASSWORD,
  fillDemoAccounts,
} from '../../../simulator/src/accounts/demo-accounts.ts';
import type { Log } from '../servers/recipe.ts';
import { environment } from '../settings/environment.ts';
import { rootDir } from '../settings/folders.ts';
import { keepRunning, type KeptProcess } from './keep-running.ts';

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
export function demoAccountLines(): string[] {
  const accounts = DEMO_ACCOUNTS.map(({ email, purpose }) => `  ${email.padEnd(26)} ${purpose}`);
  return [`Demo accounts, all with the password ${DEMO_PASSWORD}:`, ...accounts];
}
