import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { freePort } from '../../../../tools/start/src/processes/free-port.ts';
import { eventually } from './eventually.js';

/** The longest that a start may take on a busy machine, ms. */
const START_LIMIT_MS = 60_000;

/** An instance of the real providers service, in a process of its own. */
export interface ProvidersProcess {
  /** Ends it at once, as a crash would. */
  kill(): Promise<void>;
  /** Ends it by SIGTERM. */
  stop(): Promise<void>;
  readonly output: () => string;
}

/** Starts the built providers service and waits until it is ready. */
export async function startProvidersProcess(settings: Record<string, string>): Promise<ProvidersProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [resolve('../providers/dist/main.js')], {
    env: { LOG_LEVEL: 'warn', HEALTH_PORT: String(port), ...settings },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  await eventually(
    'a providers instance is ready',
    async () => {
      if (child.exitCode !== null) throw new Error(`it ended: ${output}`);
      return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
    },
    START_LIMIT_MS,
  ).catch(async (cause: unknown) => {
    await end('SIGKILL');
    throw new Error(`no providers instance: ${output}`, { cause });
  });
  return { kill: () => end('SIGKILL'), stop: () => end('SIGTERM'), output: () => output };
}
