import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { freePort } from '../../../../tools/start/src/processes/free-port.ts';
import { eventually } from './eventually.js';

/** A gateway that runs as its main file starts it. */
export interface RunningGateway {
  readonly url: string;
  readonly output: () => string;
  /** Asks it to end by SIGTERM, and does not wait for that. */
  terminate(): void;
  /** Ends it by SIGTERM and answers its exit code. */
  stop(): Promise<number | null>;
}

type Settings = Readonly<Record<string, string>>;

/** Starts the built gateway and waits until it listens. */
export async function startGateway(settings: Settings): Promise<RunningGateway> {
  const port = await freePort();
  const { child, output } = spawnGateway({ PORT: String(port), ...settings });
  const url = `http://127.0.0.1:${port}`;
  await listening(url, child).catch((cause: unknown) => {
    child.kill();
    throw new Error(`the gateway does not listen: ${output()}`, { cause });
  });
  return {
    url,
    output,
    terminate: () => void child.kill('SIGTERM'),
    async stop() {
      if (child.exitCode !== null) return child.exitCode;
      const ended = once(child, 'exit');
      if (!child.killed) child.kill('SIGTERM');
      await ended;
      return child.exitCode;
    },
  };
}

/** Starts the built gateway and waits for its end. */
export async function runToEnd(settings: Settings): Promise<{ code: number | null; output: string }> {
  const { child, output } = spawnGateway(settings);
  await once(child, 'close');
  return { code: child.exitCode, output: output() };
}

function spawnGateway(settings: Settings): { child: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, [resolve('dist/main.js')], {
    env: { LOG_LEVEL: 'warn', ...settings },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { child, output: () => output };
}

async function listening(url: string, child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('it ended')));
  const answers = eventually(
    'it answers',
    async () => (await fetch(`${url}/healthz`)).ok,
    60_000, // ms; a start on a busy machine
  );
  await Promise.race([answers, ended]);
  ended.catch(() => undefined); // its later end is what stop() is for
}
