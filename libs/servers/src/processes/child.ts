import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { remember, signalChild } from './living.ts';

/** Everything needed to start a long-running process. */
export interface ChildCommand {
  command: string;
  args: string[];
  logFile: string;
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  onLine?: (line: string) => void;
}

/** How a process ended: with a code, or by a signal. */
export interface Ending {
  code: number;
  signal: NodeJS.Signals | null;
}

/**
 * A long-running process in a process group of its own, so that a Ctrl-C reaches it only through
 * us.
 */
export interface Child {
  pid: number;
  ended: Promise<Ending>;
  hasEnded(): boolean;
  stop(patienceMs?: number): Promise<void>;
}

const STOP_PATIENCE_MS = 8_000;

/** Starts a process; its output goes to the log file, and line by line to `onLine`. */
export function startChild(command: ChildCommand): Child {
  mkdirSync(dirname(command.logFile), { recursive: true });
  const log = createWriteStream(command.logFile, { flags: 'a' });
  const child = spawn(command.command, command.args, {
    cwd: command.cwd,
    env: command.env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  remember(child);
  for (const stream of [child.stdout, child.stderr]) {
    stream.pipe(log, { end: false });
    if (command.onLine !== undefined) forEachLine(stream, command.onLine);
  }
  let over = false;
  const ended = new Promise<Ending>((resolve) => {
    const finish = (code: number | null, by: NodeJS.Signals | null = null): void => {
      over = true;
      signalChild(child, 'SIGKILL');
      log.end();
      resolve({ code: code ?? 1, signal: by });
    };
    child.once('exit', finish);
    child.once('error', (error) => {
      log.write(`${error.message}\n`);
      finish(127);
    });
  });
  return {
    pid: child.pid ?? 0,
    ended,
    hasEnded: () => over,
    async stop(patienceMs = STOP_PATIENCE_MS) {
      if (over) return;
      child.kill('SIGTERM');
      await Promise.race([ended, delay(patienceMs, undefined, { ref: false })]);
      if (!over) signalChild(child, 'SIGKILL');
      await ended;
    },
  };
}

function forEachLine(stream: NodeJS.ReadableStream, onLine: (line: string) => void): void {
  let rest = '';
  stream.on('data', (chunk) => {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    lines.forEach(onLine);
  });
}
