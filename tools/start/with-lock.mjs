import { readFileSync, rmSync, statSync, utimes, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

const RETRY_MS = 200;
const HEARTBEAT_MS = 1_000;
/** Without a heartbeat for so long, the holder was killed and its process id may be reused. */
const EXPIRES_MS = 30_000;

/**
 * Runs a task while no other process runs one under the same lock file. It is the `withLock` of
 * libs/servers for Node 20, which reads no TypeScript, and without packages.
 * @param {string} file
 * @param {() => void} onWait called once if another process holds the lock
 * @param {() => Promise<void>} task
 */
export async function withLock(file, onWait, task) {
  for (let tries = 0; !take(file); tries += 1) {
    if (tries === 0) onWait();
    await delay(RETRY_MS);
  }
  const beat = () => utimes(file, new Date(), new Date(), () => undefined);
  const heartbeat = setInterval(beat, HEARTBEAT_MS);
  try {
    await task();
  } finally {
    clearInterval(heartbeat);
    rmSync(file, { force: true });
  }
}

/** @param {string} file */
function take(file) {
  if (isAbandoned(file)) rmSync(file, { force: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} file */
function isAbandoned(file) {
  try {
    if (Date.now() - statSync(file).mtimeMs > EXPIRES_MS) return true;
    const holder = Number(readFileSync(file, 'utf8'));
    return holder > 0 && !isRunning(holder); // 0: the file is being written
  } catch (error) {
    if (error.code === 'ENOENT') return false;
    throw error;
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
