import { existsSync } from 'node:fs';
import { chmod, rm, writeFile } from 'node:fs/promises';
import which from 'which';

import { runCommand, runOrFail } from '../processes/run-command.ts';
import type { Log } from '../recipe.ts';
import { environment } from '../settings/environment.ts';

/** Debian's packages check it before they start a service; 101 forbids that. */
const POLICY_FILE = '/usr/sbin/policy-rc.d';
const POLICY = '#!/bin/sh\nexit 101\n';

const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  // Wait for another apt.
  'apt-get': ['-o', 'DPkg::Lock::Timeout=120', 'install', '-y', '--no-install-recommends'],
  dnf: ['install', '-y'],
  apk: ['add', '--no-cache'],
  brew: ['install'],
};

const HOW_TO_ALLOW = 'root may let the start do that with ALLOW_SYSTEM_PACKAGES=true';

let listsAreFresh = false;
let installing: Promise<void> = Promise.resolve();

/** The permitted package manager; only root may use most of them. */
export function usablePackageManager(): string | undefined {
  if (!environment.allowsSystemPackages) return undefined;
  const isRoot = process.getuid?.() === 0;
  return Object.keys(COMMANDS).find(
    (manager) =>
      which.sync(manager, { nothrow: true }) !== null && (isRoot ? manager !== 'brew' : manager === 'brew'),
  );
}

/** One call at a time, without starting the services of the packages. */
export function installSystemPackages(packages: readonly string[], log: Log): Promise<void> {
  const manager = usablePackageManager();
  if (manager === undefined)
    return Promise.reject(new Error(`${packages.join(', ')} must be installed; ${HOW_TO_ALLOW}`));
  const turn = installing.then(() => install(manager, packages, log));
  installing = turn.catch(() => undefined); // its caller handles it
  return turn;
}

async function install(manager: string, packages: readonly string[], log: Log): Promise<void> {
  log(`Installing ${packages.join(', ')} with ${manager}`);
  const args = [...(COMMANDS[manager] ?? []), ...packages];
  if (manager === 'apt-get') await aptInstall(args);
  else await runOrFail(manager, args);
}

async function aptInstall(args: string[]): Promise<void> {
  const env = { ...environment.all, DEBIAN_FRONTEND: 'noninteractive' };
  const ownPolicy = !existsSync(POLICY_FILE);
  if (ownPolicy) {
    await writeFile(POLICY_FILE, POLICY);
    await chmod(POLICY_FILE, 0o755);
  }
  try {
    if (!listsAreFresh) await runCommand('apt-get', ['update'], { env });
    listsAreFresh = true;
    await runOrFail('apt-get', args, { env });
  } finally {
    if (ownPolicy) await rm(POLICY_FILE, { force: true });
  }
}
