import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { runningProcess, stillRuns } from './running.mjs';

const RETRY_MS = 200;
/** Longer than an installation or a build takes on a slow machine. */
const WAIT_LIMIT_MS = 60 * 60_000;
/** An unreadable lock is being written, unless it is older. */
const HALF_WRITTEN_MS = 5_000;

/**
 * Runs a task while no other process holds the lock file; throws if it is held for an hour. Plain
 * JavaScript like running.mjs.
 * @template Result
 * @param {string} file
 * @param {() => Promise<Result>} task
 * @param {() => void} [onWait] called once if another process holds the lock
 * @returns {Promise<Result>}
 */
export async function withLock(file, task, onWait) {
  mkdirSync(dirname(file), { recursive: true });
  const end = Date.now() + WAIT_LIMIT_MS;
  for (let tries = 0; !take(file); tries += 1) {
    if (tries === 0) onWait?.();
    if (Date.now() > end) throw new Error(`${file} is still held by ${readFileSync(file, 'utf8')}`);
    await delay(RETRY_MS);
  }
  try {
    return await task();
  } finally {
    if (isOwn(file)) rmSync(file, { force: true });
  }
}

/**
 * Removes an abandoned lock under another lock, so that of two waiters the second one does not
 * remove the lock that the first one has just taken.
 * @param {string} file
 * @returns {boolean}
 */
function take(file) {
  if (isAbandoned(file)) {
    const removal = `${file}.removal`;
    if (!take(removal)) return false;
    if (isAbandoned(file)) rmSync(file, { force: true });
    rmSync(removal);
  }
  try {
    writeFileSync(file, ownHolder(), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function ownHolder() {
  return JSON.stringify(runningProcess(process.pid));
}

/** @param {string} file */
function isOwn(file) {
  return existsSync(file) && readFileSync(file, 'utf8') === ownHolder();
}

/** @param {string} file */
function isAbandoned(file) {
  try {
    const { mtimeMs } = statSync(file);
    const holder = parseHolder(readFileSync(file, 'utf8'));
    return holder === undefined ? Date.now() - mtimeMs > HALF_WRITTEN_MS : !stillRuns(holder);
  } catch (error) {
    if (error.code === 'ENOENT') return false;
    throw error;
  }
}

/** @param {string} text */
function parseHolder(text) {
  try {
    const { pid, startedAt } = JSON.parse(text);
    return typeof pid === 'number' && typeof startedAt === 'string' ? { pid, startedAt } : undefined;
  } catch {
    return undefined;
  }
}
