import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { startChild, type Child } from '../processes/child.ts';
import { freePort } from '../processes/free-port.ts';
import { waitUntil } from '../processes/wait-until.ts';
import type { Log } from '../servers/recipe.ts';
import { environment } from '../settings/environment.ts';
import { cacheDir, rootDir } from '../settings/folders.ts';
import { findMail } from './mail-link.ts';

/** The emulator's project; the prefix `demo-` keeps firebase-tools from calling Google. */
export const EMULATOR_PROJECT = 'demo-rotadas';

const FIREBASE_CLI = join(rootDir, 'tools/auth-emulator/node_modules/firebase-tools/lib/bin/firebase.js');
const READY_TIMEOUT_MS = 90_000;

/** Starts the Firebase Auth emulator; its accounts stay in the data folder. */
export async function startAuthEmulator(port: number, dataDir: string, log: Log): Promise<Child> {
  const folder = join(dataDir, 'auth');
  const temporary = join(folder, 'tmp');
  await mkdir(temporary, { recursive: true });
  await writeFile(join(folder, 'firebase.json'), JSON.stringify(await emulatorConfig(port), null, 2));
  const accounts = join(folder, 'accounts');
  const child = startChild({
    command: process.execPath,
    args: [
      ...[FIREBASE_CLI, 'emulators:start', '--only', 'auth', '--project', EMULATOR_PROJECT],
      ...['--import', accounts, '--export-on-exit', accounts],
    ],
    cwd: folder,
    logFile: join(dataDir, 'logs/auth-emulator.log'),
    env: {
      ...environment.all,
      CI: '1', // no analytics, no update check, no question
      XDG_CONFIG_HOME: join(folder, 'config'),
      TMPDIR: temporary, // the emulator notes its hub there; two copies of the product must not find each other's
      NODE_COMPILE_CACHE: join(cacheDir, 'compiled'),
    },
    onLine: (line) => {
      const mail = findMail(line);
      if (mail !== undefined) log(`Mail to ${mail.to}: ${mail.link}`);
    },
  });
  await emulatorReady(child, port);
  return child;
}

async function emulatorReady(child: Child, port: number): Promise<void> {
  try {
    await waitUntil(
      async () => {
        const reply = await fetch(`http://127.0.0.1:${port}/`);
        if (!reply.ok) throw new Error(`answered ${reply.status}`);
      },
      {
        what: 'The auth emulator',
        timeoutMs: READY_TIMEOUT_MS,
        giveUp: () => (child.hasEnded() ? 'it ended at once, see logs/auth-emulator.log' : undefined),
      },
    );
  } catch (error) {
    await child.stop();
    throw error;
  }
}

async function emulatorConfig(port: number): Promise<object> {
  const host = '127.0.0.1';
  const [hubPort, loggingPort] = [await freePort(), await freePort()];
  return {
    emulators: {
      auth: { host, port },
      hub: { host, port: hubPort },
      logging: { host, port: loggingPort },
      ui: { enabled: false },
      singleProjectMode: true,
    },
  };
}
