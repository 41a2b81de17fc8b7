import { execFile, execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { isInstalled } from './installed.mjs';
// Before the installation no package can be imported.
// eslint-disable-next-line import-x/no-relative-packages
import { withLock } from '../../libs/servers/src/processes/with-lock.mjs';

const FOLDER = 'node_modules/';
const REMINDER_MS = 10_000;
/** npm prefers it to package-lock.json; it exists only during an installation. */
const TEMPORARY_LOCKFILE = 'npm-shrinkwrap.json';
/** Windows can start npm only by a shell. */
const shell = process.platform === 'win32';
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Installs the packages of a folder's lockfile unless they are installed; one process at a time.
 * `npm install` keeps other files in node_modules, such as caches, which `npm ci` deletes.
 * @param {string} folder
 * @param {string} what for the log
 * @param {{ withDev?: boolean, withNode?: boolean }} [options]
 */
export async function installPackages(folder, what, { withDev = true, withNode = true } = {}) {
  const modules = join(folder, 'node_modules');
  const onWait = () => console.log(`Waiting for another process to install ${what} ...`);
  await withLock(join(modules, '.installing'), () => install(folder, what, { withDev, withNode }), onWait);
}

/**
 * @param {string} folder
 * @param {string} what
 * @param {{ withDev: boolean, withNode: boolean }} options
 */
async function install(folder, what, { withDev, withNode }) {
  const lockfile = join(folder, TEMPORARY_LOCKFILE);
  rmSync(lockfile, { force: true }); // a killed installation leaves it
  if (isInstalled(folder, { withDev })) return;
  const start = Date.now();
  const seconds = () => Math.round((Date.now() - start) / 1000);
  console.log(`Installing ${what} ...`);
  const reminder = setInterval(() => console.log(`  still installing ${what}, ${seconds()} s`), REMINDER_MS);
  const interruption = new AbortController();
  const interrupt = () => interruption.abort();
  for (const signal of SIGNALS) process.once(signal, interrupt);
  try {
    const registry = execFileSync('npm', ['config', 'get', 'registry'], {
      cwd: folder,
      encoding: 'utf8',
      shell,
    });
    const locked = readFileSync(join(folder, 'package-lock.json'), 'utf8');
    writeFileSync(lockfile, toTemporaryLockfile(locked, registry, withNode));
    const kind = withDev ? '--include=dev' : '--omit=dev';
    const args = [
      'install',
      kind,
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--no-progress',
      '--loglevel=error',
    ];
    const options = { cwd: folder, signal: interruption.signal, maxBuffer: Infinity, shell };
    const npm = promisify(execFile)('npm', args, options);
    npm.child.stdin?.end();
    await npm.catch(({ code, stdout, stderr }) => {
      throw new Error(`npm install in ${folder} failed with ${code}\n${stdout}${stderr}`);
    });
  } finally {
    clearInterval(reminder);
    rmSync(lockfile, { force: true });
    for (const signal of SIGNALS) process.off(signal, interrupt);
  }
  console.log(`Installed ${what} in ${seconds()} s`);
}

/**
 * Adds the address of every package to a lockfile. The committed lockfiles have none, so npm would
 * first download the list of all versions of each package. `withNode` includes the pinned Node.
 * @param {string} text
 * @param {string} registry as `npm config get registry` prints it
 * @param {boolean} withNode
 */
export function toTemporaryLockfile(text, registry, withNode) {
  const base = registry.trim().replace(/\/$/, '');
  const lock = JSON.parse(text);
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (!path.includes(FOLDER) || entry.link || entry.inBundle || entry.resolved) continue;
    const name = entry.name ?? path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
    const file = `${name.split('/').at(-1)}-${entry.version}.tgz`;
    entry.resolved = `${base}/${name}/-/${file}`;
    // npm skips an optional package of another system.
    if (!withNode && name.startsWith('node-linux-')) entry.os = ['none'];
  }
  return JSON.stringify(lock);
}
