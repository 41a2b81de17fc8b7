import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Running, runningProcess, stillRuns, hasCode } from './running.ts';

const RETRY_MS = 200;
/** A lock that cannot be read is being written, unless it is older than this. */
const HALF_WRITTEN_MS = 5_000;

/**
 * Runs a task while no other process runs one under the same lock file; a lock whose holder is gone
 * counts for nothing.
 */
export async function withLock<Result>(file: string, task: () => Promise<Result>): Promise<Result> {
  await mkdir(dirname(file), { recursive: true });
  while (!(await take(file))) await delay(RETRY_MS);
  try {
    return await task();
  } finally {
    await rm(file, { force: true });
  }
}

async function take(file: string): Promise<boolean> {
  try {
    await writeFile(file, JSON.stringify(runningProcess(process.pid)), { flag: 'wx' });
    return true;
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  }
  if (await isAbandoned(file)) await rm(file, { force: true });
  return false;
}

async function isAbandoned(file: string): Promise<boolean> {
  try {
    const { mtimeMs } = await stat(file);
    const holder = parseHolder(await readFile(file, 'utf8'));
    return holder === undefined ? Date.now() - mtimeMs > HALF_WRITTEN_MS : !stillRuns(holder);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}

function parseHolder(text: string): Running | undefined {
  try {
    return Running.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
