import { join } from 'node:path';

import { z } from 'zod';

import type { Log } from '../servers/recipe.ts';
import { environment } from '../settings/environment.ts';
import { rootDir } from '../settings/folders.ts';
import { keepRunning } from './keep-running.ts';
import type { KeptProcess } from './keep-running.ts';

const PASSWORD = 'rotadas-demo';
const ACCOUNTS = ['demo@rotadas.example', 'surucu@rotadas.example', 'admin@rotadas.example'];

const EmulatorReply = z.object({
  localId: z.string().optional(),
  error: z.object({ message: z.string() }).optional(),
});
type EmulatorReply = z.infer<typeof EmulatorReply>;

/** Where the demo happens and how many providers move in it. */
export interface DemoOptions {
  url: string;
  emulatorPort: number;
  dataDir: string;
  providers: number;
  log: Log;
}

/** Makes sure of the demo accounts and lets the demo providers move; with none of them nothing keeps running. */
export async function startDemo(options: DemoOptions): Promise<KeptProcess> {
  for (const email of ACCOUNTS) await ensureVerifiedAccount(options.emulatorPort, email);
  if (options.providers === 0) return { stop: () => Promise.resolve() };
  return keepRunning(
    'simulator',
    {
      command: process.execPath,
      args: [join(rootDir, 'tools/simulator/src/main.ts')],
      logFile: join(options.dataDir, 'logs/simulator.log'),
      env: {
        ...environment.all,
        ROTADAS_URL: options.url,
        FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${options.emulatorPort}`,
        DEMO_PROVIDERS: String(options.providers),
      },
    },
    options.log,
  );
}

/** What the launcher prints about the demo accounts. */
export function demoAccountLines(): string[] {
  return [`Demo accounts, all with the password ${PASSWORD}:`, ...ACCOUNTS.map((email) => `  ${email}`)];
}

async function ensureVerifiedAccount(port: number, email: string): Promise<void> {
  const made = await askEmulator(port, 'accounts:signUp', { email, password: PASSWORD });
  if (made.localId === undefined) return; // it exists from an earlier run
  await askEmulator(port, 'accounts:update', { localId: made.localId, emailVerified: true });
}

async function askEmulator(port: number, call: string, body: object): Promise<EmulatorReply> {
  const response = await fetch(`http://127.0.0.1:${port}/identitytoolkit.googleapis.com/v1/${call}?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  });
  const reply = EmulatorReply.parse(await response.json());
  if (!response.ok && reply.error?.message !== 'EMAIL_EXISTS') throw new Error(`${call}: ${JSON.stringify(reply)}`);
  return reply;
}
