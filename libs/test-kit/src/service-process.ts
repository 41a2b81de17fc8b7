import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { freePort } from '@rotadas/servers/processes/free-port';
import { compileCacheDir } from '@rotadas/servers/settings/folders';
import { eventually } from './eventually.ts';

/** The longest that a start may take on a busy machine. */
const START_LIMIT_MS = 60_000;

/** What the service in whose folder the tests run is started as. */
export const BUILT_MAIN = resolve('dist/bundle/main.js');

type Settings = Readonly<Record<string, string>>;

/** A built service in a process of its own. */
export interface ServiceProcess {
  readonly pid: number;
  /** What it has written so far. */
  readonly output: () => string;
  /**
   * Resolves once it has ended and all that it wrote is read, with its exit code; null when a
   * signal ended it.
   */
  readonly ended: Promise<number | null>;
  /** Reads no more of what it writes, as a log's reader that died. */
  stopReading(): void;
  /** Asks it to end by SIGTERM, and does not wait for that. */
  terminate(): void;
  /** Ends it by SIGTERM and answers its exit code. */
  stop(): Promise<number | null>;
  /** Ends it at once, as a crash does. */
  kill(): Promise<void>;
}

/** A service that answers over HTTP. */
export interface ListeningProcess extends ServiceProcess {
  readonly url: string;
}

/**
 * Runs a service's main file with these settings, and nothing else in its environment but where
 * Node keeps what it has compiled: many are started.
 */
export function launch(main: string, settings: Settings): ServiceProcess {
  const child = spawn(process.execPath, [main], {
    env: { NODE_COMPILE_CACHE: compileCacheDir, ...settings },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'close').then(() => child.exitCode);
  const terminate = () => {
    if (!child.killed) child.kill('SIGTERM');
  };
  return {
    pid: child.pid ?? Number.NaN, // none where it could not be started, and then it has ended
    output: () => output,
    ended,
    stopReading() {
      child.stdout.destroy();
      child.stderr.destroy();
    },
    terminate,
    async stop() {
      terminate();
      return ended;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/**
 * Launches a service and waits until it answers at a path; one that does not is told with what it
 * wrote.
 */
export async function launchUntil(
  path: '/healthz' | '/readyz',
  main: string,
  settings: Settings,
  address?: string,
): Promise<ListeningProcess> {
  const url = address ?? `http://127.0.0.1:${await freePort()}`;
  const { port } = new URL(url);
  const service = launch(main, { PORT: port, HEALTH_PORT: port, ...settings });
  const answers = eventually(path, async () => (await fetch(`${url}${path}`)).ok, START_LIMIT_MS);
  const over = service.ended.then(() => Promise.reject(new Error('it ended')));
  over.catch(() => undefined); // its later end is the test's own
  await Promise.race([answers, over]).catch(async (cause: unknown) => {
    await service.kill();
    throw new Error(`${main} does not answer at ${path}: ${service.output()}`, { cause });
  });
  return { ...service, url };
}
