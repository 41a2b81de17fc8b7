import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';

import { trackChild, signalChild } from './child-registry.ts';

export interface ChildCommand {
  command: string;
  args: string[];
  logFile: string;
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  onLine?: (line: string) => void;
}

export interface Ending {
  code: number;
  signal: NodeJS.Signals | null;
}

/** A process in a group of its own, so that Ctrl-C reaches it only through the launcher. */
export interface Child {
  pid: number;
  ended: Promise<Ending>;
  hasEnded(): boolean;
  stop(): Promise<void>;
  kill(): Promise<void>;
}

const STOP_TIMEOUT_MS = 8_000;

/** Starts a process; its output goes to the log file, and by line to `onLine`. */
export function startChild(command: ChildCommand): Child {
  mkdirSync(dirname(command.logFile), { recursive: true, mode: 0o700 });
  const log = createWriteStream(command.logFile, { flags: 'a', mode: 0o600 });
  const child = spawnPrivate(command);
  trackChild(child);
  for (const stream of [child.stdout, child.stderr]) {
    stream.pipe(log, { end: false });
    if (command.onLine !== undefined) createInterface({ input: stream }).on('line', command.onLine);
  }
  let over = false;
  const ended = new Promise<Ending>((resolve) => {
    const finish = (code: number | null, by: NodeJS.Signals | null = null): void => {
      over = true;
      signalChild(child, 'SIGKILL');
      resolve({ code: code ?? 1, signal: by });
    };
    child.once('exit', finish);
    child.once('close', () => log.end()); // the last output may follow the exit
    child.once('error', (error) => {
      log.end(`${error.message}\n`);
      finish(127);
    });
  });
  return {
    pid: child.pid ?? 0,
    ended,
    hasEnded: () => over,
    async stop() {
      if (over) return;
      child.kill('SIGTERM');
      await Promise.race([ended, delay(STOP_TIMEOUT_MS, undefined, { ref: false })]);
      if (!over) signalChild(child, 'SIGKILL');
      await ended;
    },
    async kill() {
      if (!over) signalChild(child, 'SIGKILL');
      await ended;
    },
  };
}

/** Starts the process with a umask that lets only our user read its files. */
function spawnPrivate({ command, args, cwd, env }: ChildCommand) {
  const before = process.umask(0o077);
  try {
    return spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  } finally {
    process.umask(before);
  }
}
