/** `npm run configuration|lockfile|sbom -w tools/release`; `licences` is part of `npm run lint`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '@rotadas/servers/settings/environment';
import { ALLOWED_LICENCES, READ_LICENCES } from './licences/allowed-licences.ts';
import { licenceFaults } from './licences/licence-faults.ts';
import { readBill } from './licences/read-bill.ts';
import { completePackages } from './lockfile/complete-packages.ts';
import { toJson } from './repository/json.ts';
import { readLockfiles } from './repository/lockfile.ts';

const COMMANDS: Readonly<Record<string, () => void | Promise<void>>> = {
  configuration: writeConfiguration,
  lockfile: completeLockfiles,
  sbom: writeBill,
  licences: checkLicences,
};

const [name = ''] = process.argv.slice(2);
const command = COMMANDS[name];
if (!command) throw new Error(`Usage: main.ts ${Object.keys(COMMANDS).join('|')}`);
await command();

/** Writes the settings of all env schemas into docs/install/configuration.md and .env.example. */
async function writeConfiguration(): Promise<void> {
  // The other commands run without built services.
  const { configurationFiles } = await import('./configuration/configuration-files.ts');
  for (const [path, text] of configurationFiles()) write(path, text);
}

/** Adds the packages of other platforms, which `npm ci` requires. */
function completeLockfiles(): void {
  for (const [path, lock] of readLockfiles()) {
    const packages = completePackages(lock.packages);
    const added = Object.keys(packages).length - Object.keys(lock.packages).length;
    if (added > 0) write(path, toJson({ ...lock, packages }));
    console.log(`${path}: ${added} packages of other platforms added`);
  }
}

/** Writes the bill of materials of the images. */
function writeBill(): void {
  write('sbom.cdx.json', toJson(readBill()));
}

/** Every shipped package must have an allowed licence. */
function checkLicences(): void {
  const faults = licenceFaults(readBill().components, ALLOWED_LICENCES, READ_LICENCES);
  for (const fault of faults)
    console.error(`Licence not in tools/release/src/licences/allowed-licences.ts: ${fault}`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

function write(path: string, text: string): void {
  writeFileSync(join(rootDir, path), text);
  console.log(`Wrote ${path}`);
}
