import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ServiceName } from '@rotadas/contracts/primitives/service-name';
import { freePort } from '@rotadas/servers/processes/ports';
import { waitUntilOk } from '@rotadas/servers/processes/wait-until';
import { compileCacheDir } from '@rotadas/servers/settings/environment';

/** Maximum time of a start on a busy machine. */
const START_LIMIT_MS = 25_000;

/** The path of the built program of a service. */
export function builtMain(service: ServiceName): string {
  return join(import.meta.dirname, '../../../services', service, 'dist/bundle/main.js');
}

type Settings = Readonly<Record<string, string>>;

export interface ServiceProcess {
  readonly pid: number;
  readonly output: () => string;
  /** The exit code once its output is read; null if a signal ended it. */
  readonly ended: Promise<number | null>;
  /** Closes the reading end of its output, like a crashed log collector. */
  stopReading(): void;
  terminate(): void;
  /** Sends SIGTERM; resolves to the exit code. */
  stop(): Promise<number | null>;
  kill(): Promise<void>;
}

export interface ListeningProcess extends ServiceProcess {
  readonly url: string;
}

/** Runs a main file with these settings only and Node's compile cache. */
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
    pid: child.pid ?? Number.NaN, // undefined if the process could not be started
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

/** Waits until `path` responds with success; throws with the output. */
export async function launchUntil(
  path: '/healthz' | '/readyz',
  main: string,
  settings: Settings,
  address?: string,
): Promise<ListeningProcess> {
  const url = address ?? `http://127.0.0.1:${await freePort()}`;
  const { port } = new URL(url);
  const service = launch(main, { PORT: port, HEALTH_PORT: port, ...settings });
  let hasEnded = false;
  void service.ended.then(() => (hasEnded = true));
  const failureReason = () => (hasEnded ? 'it ended' : undefined);
  const waiting = { what: path, timeoutMs: START_LIMIT_MS, failureReason };
  await waitUntilOk(`${url}${path}`, waiting).catch(async (cause: unknown) => {
    await service.kill();
    throw new Error(`${main} does not respond at ${path}: ${service.output()}`, { cause });
  });
  return { ...service, url };
}
