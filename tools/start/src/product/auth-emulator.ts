import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startChild, type Ending } from '@rotadas/servers/processes/child';
import { waitUntilReady } from '@rotadas/servers/processes/wait-until';
import type { Log } from '@rotadas/servers/server-definition';
import { emulatorFolder } from './emulator-key.ts';
import { emulatorConfig, FIREBASE_CLI } from './emulator-config.ts';
import { saveAccountsPeriodically } from './save-accounts.ts';
import { compileCacheDir, environment } from '@rotadas/servers/settings/environment';

/** The prefix `demo-` keeps firebase-tools from calling Google. */
export const EMULATOR_PROJECT = 'demo-rotadas';

const LAZY_SCHEMAS = join(import.meta.dirname, 'lazy-emulator-schemas.ts');
const GUARD = join(import.meta.dirname, 'guarded-emulator.ts');

/** The emulator accepts calls before it has loaded its accounts. */
const READY_LINE = 'All emulators ready';

export interface AuthEmulatorOptions {
  port: number;
  dataDir: string;
  /** Origins at which browsers may open the product. */
  origins: readonly string[];
  host?: string;
}

export interface AuthEmulator {
  ended: Promise<Ending>;
  stop(): Promise<void>;
}

export async function startAuthEmulator(
  { port, dataDir, origins, host = '127.0.0.1' }: AuthEmulatorOptions,
  log: Log,
  stopping?: AbortSignal,
): Promise<AuthEmulator> {
  const folder = emulatorFolder(dataDir);
  const temporary = join(folder, 'tmp');
  await mkdir(temporary, { recursive: true, mode: 0o700 });
  const config = await emulatorConfig(host, port);
  await writeFile(join(folder, 'firebase.json'), JSON.stringify(config, null, 2), { mode: 0o600 });
  const accounts = join(folder, 'accounts');
  const logFile = join(dataDir, 'logs/auth-emulator.log');
  let isReady = false;
  const child = startChild({
    command: process.execPath,
    args: [
      ...['--import', LAZY_SCHEMAS, '--import', GUARD, FIREBASE_CLI],
      ...['emulators:start', '--only', 'auth', '--project', EMULATOR_PROJECT],
      ...['--import', accounts, '--export-on-exit', accounts],
    ],
    cwd: folder,
    logFile,
    env: {
      ...environment.all,
      CI: '1',
      XDG_CONFIG_HOME: join(folder, 'config'),
      // The emulator stores its hub's address there; two products must not share it.
      TMPDIR: temporary,
      AUTH_EMULATOR_ORIGINS: [...origins, ...localOrigins(port)].join(','),
      NODE_COMPILE_CACHE: compileCacheDir,
    },
    onLine: (line) => {
      isReady ||= line.includes(READY_LINE);
      const mail = findMail(line);
      if (mail !== undefined) log(`Mail to ${mail.to}: ${mail.link}`);
      const sms = findSms(line);
      if (sms !== undefined) log(`SMS to ${sms.to}: ${sms.code}`);
    },
  });
  const checkReady = async () => {
    if (!isReady) throw new Error('it is not ready');
  };
  await waitUntilReady(child, checkReady, { what: 'The auth emulator', logFile, stopping });
  const stopSaving = saveAccountsPeriodically({ hubPort: config.emulators.hub.port, folder: accounts }, log);
  void child.ended.then(stopSaving);
  return {
    ended: child.ended,
    async stop() {
      await stopSaving();
      await child.stop();
    },
  };
}

/** The product accepts both names of this machine. */
export function localOrigins(port: number): string[] {
  return [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
}

const MAIL = /To .*?\b(?:address|for|as) ([^\s@]+@[^\s,]+),? follow this link: (https?:\/\/\S+)/;

export function findMail(line: string): { to: string; link: string } | undefined {
  const [, to, link] = MAIL.exec(line) ?? [];
  return to !== undefined && link !== undefined ? { to, link } : undefined;
}

const SMS = /To verify the phone number (\+\d+), use the code (\d+)/;

export function findSms(line: string): { to: string; code: string } | undefined {
  const [, to, code] = SMS.exec(line) ?? [];
  return to !== undefined && code !== undefined ? { to, code } : undefined;
}
