/** Commands of this package, of `npm run lint` (licences) and of `npm version` (release). */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '@rotadas/servers/settings/environment';
import { ALLOWED_LICENCES, READ_PACKAGES } from './licences/allowed-licences.ts';
import { licenceFaults, readBill } from './licences/licence-faults.ts';
import { completePackages, readLockfiles } from './lockfile/complete-packages.ts';
import { releaseFiles } from './release/release-files.ts';
import { readText, readVersion } from './repository.ts';

const COMMANDS: Readonly<Record<string, () => void | Promise<void>>> = {
  configuration: writeConfiguration,
  lockfile: completeLockfiles,
  licences: checkLicences,
  release: setVersion,
};

const [name = ''] = process.argv.slice(2);
const command = COMMANDS[name];
if (!command) throw new Error(`Usage: main.ts ${Object.keys(COMMANDS).join('|')}`);
await command();

/** Writes the settings of all env schemas into docs/install/configuration.md and .env.example. */
async function writeConfiguration(): Promise<void> {
  // The other commands run without built services.
  const { configurationFiles } = await import('./configuration/configuration-files.ts');
  configurationFiles().forEach(write);
}

/** Adds the packages of other platforms, which `npm ci` requires. */
function completeLockfiles(): void {
  for (const [path, lock] of readLockfiles()) {
    const complete = { ...lock, packages: completePackages(lock.packages) };
    write(`${JSON.stringify(complete, null, 2)}\n`, path);
  }
}

/** Every package must have an allowed licence. */
function checkLicences(): void {
  const faults = licenceFaults(readBill(), ALLOWED_LICENCES, READ_PACKAGES);
  for (const fault of faults)
    console.error(`Licence not in tools/release/src/licences/allowed-licences.ts: ${fault}`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

/** Sets the version of the root package everywhere, and closes its section of the changelog. */
function setVersion(): void {
  releaseFiles(readVersion(), new Date(), readText('CHANGELOG.md')).forEach(write);
}

function write(text: string, path: string): void {
  if (text === readText(path)) return;
  writeFileSync(join(rootDir, path), text);
  console.log(`Wrote ${path}`);
}
