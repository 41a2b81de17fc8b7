/**
 * First step of `npm start`, `npm run dev` and `npm test`, for Node >= 20: installs missing or
 * outdated packages, then runs the program with the pinned Node.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { envFileOptions } from './env-file.mjs';
import { installPackages } from './install-packages.mjs';

const ROOT = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..');
const PINNED_NODE = join(ROOT, `node_modules/node-linux-${process.arch}/bin/node`);
/** The first Node 24 with the security fixes of January 2026. */
const OLDEST_HOST = { major: 24, minor: 13 };
const [major, minor] = process.versions.node.split('.').map(Number);
const isRecent = major > OLDEST_HOST.major || (major === OLDEST_HOST.major && minor >= OLDEST_HOST.minor);
const ENTRIES = { '--test': 'test.ts', '--dev': 'dev.ts' };

try {
  const [mode, ...rest] = process.argv.slice(2);
  await install(mode);
  const program = join(ROOT, 'tools/start/src', ENTRIES[mode] ?? 'main.ts');
  await runProgram(findNode(), [...envFileOptions(ROOT, mode), program, ...rest]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/**
 * `npm start` needs no `devDependencies`, and no Node if the host's has the same major version. It
 * does not remove them.
 */
async function install(mode) {
  const withDev = ENTRIES[mode] !== undefined || existsSync(join(ROOT, 'node_modules/jest'));
  const withNode = withDev || existsSync(PINNED_NODE) || major !== OLDEST_HOST.major || !isRecent;
  await Promise.all([
    installPackages(ROOT, 'the packages', { withDev, withNode }),
    installPackages(join(ROOT, 'tools/auth-emulator'), 'the auth emulator'),
  ]);
}

/** The pinned Node of its npm package for Linux, otherwise the host's if it is recent enough. */
function findNode() {
  if (process.platform === 'linux' && spawnSync(PINNED_NODE, ['--version']).status === 0) return PINNED_NODE;
  if (isRecent) return process.execPath;
  const oldest = `${OLDEST_HOST.major}.${OLDEST_HOST.minor}`;
  throw new Error(`Node ${oldest} or later is required; this is Node ${process.versions.node}.`);
}

/** Replaces this process: the child has its terminal and receives its signals. */
async function runProgram(node, args) {
  // Before the installation no package can be imported.
  const { onParentExit } = await import('@rotadas/servers/processes/parent.mjs');
  const path = [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(
    process.platform === 'win32' ? ';' : ':',
  );
  const child = spawn(node, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, PATH: path },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // npm forwards a SIGTERM to its shell only, which ends without notifying this process.
  if (process.env.npm_lifecycle_event !== undefined) onParentExit(() => child.kill('SIGTERM'));
  child.on('error', (error) => {
    console.error(`${node}: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code) => process.exit(code ?? 1));
}
