/**
 * The first step of `npm start`, `npm run dev` and `npm test`: plain JavaScript for whatever
 * Node >= 20 the machine has. It installs the packages when they are missing or outdated, then
 * hands over to the pinned Node 24.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { envFileOptions } from './env-file.mjs';
import { isInstalled } from './installed.mjs';

const ROOT = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..');
const PINNED_NODE = join(ROOT, 'node_modules/node/bin/node');
const PINNED_MAJOR = 24;
const REMINDER_MS = 10_000;
const ENTRIES = { '--test': 'test.ts', '--dev': 'dev.ts' };

try {
  await install();
  const [mode, ...rest] = process.argv.slice(2);
  const program = join(ROOT, 'tools/start/src', ENTRIES[mode] ?? 'main.ts');
  await handOver(findNode(), [...envFileOptions(ROOT, mode), program, ...rest]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Installs the product's packages and the auth emulator's, side by side, each only when needed. */
async function install() {
  await Promise.all([
    installPackages(ROOT, 'the packages'),
    installPackages(join(ROOT, 'tools/auth-emulator'), 'the auth emulator (about 500 MB, once)'),
  ]);
}

/**
 * Installs the lockfile's packages in a folder that has others, and says now and then that it still
 * does. Not `npm ci`: that refuses a lockfile which lacks binaries of other platforms, and
 * registries do not always have all of them.
 */
async function installPackages(folder, what) {
  if (isInstalled(folder)) return;
  const start = Date.now();
  const seconds = () => Math.round((Date.now() - start) / 1000);
  console.log(`Installing ${what} ...`);
  const reminder = setInterval(() => console.log(`  still installing ${what}, ${seconds()} s`), REMINDER_MS);
  try {
    await run(
      'npm',
      ['install', '--no-save', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'],
      folder,
    );
  } finally {
    clearInterval(reminder);
  }
  console.log(`Installed ${what} in ${seconds()} s`);
}

/** Runs a command to its end; a failure shows what it printed. */
function run(command, args, cwd) {
  return new Promise((fulfil, reject) => {
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) fulfil();
      else reject(new Error(`${command} ${args[0]} in ${cwd} ended with ${code}\n${output}`));
    });
  });
}

/** The pinned Node, or a Node of the same age when its package could not bring the binary. */
function findNode() {
  if (existsSync(PINNED_NODE)) return PINNED_NODE;
  const why = 'The pinned Node 24 is missing, because the install script of the package "node" did not run.';
  if (Number(process.versions.node.split('.')[0]) < PINNED_MAJOR) {
    throw new Error(`${why} Run "npm rebuild node", or start with Node ${PINNED_MAJOR} or later.`);
  }
  console.log(`${why} Going on with Node ${process.versions.node}.`);
  return process.execPath;
}

/** Runs the program in our place: our terminal is its terminal, our signals are its signals. */
async function handOver(node, args) {
  // Not at the top: before the installation no package can be imported.
  const { whenParentGone } = await import('@rotadas/servers/processes/parent.mjs');
  const path = [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(
    process.platform === 'win32' ? ';' : ':',
  );
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, PATH: path },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // npm passes a SIGTERM on to its shell only, and the shell dies of it without telling us
  if (process.env.npm_lifecycle_event !== undefined) whenParentGone(() => child.kill('SIGTERM'));
  child.on('error', (error) => {
    console.error(`${node}: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code) => process.exit(code ?? 1));
}
