/** `npm run lockfile -w tools/release`: adds other platforms' packages, which `npm ci` requires. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { completePackages } from './lockfile/complete-packages.ts';
import { readLockfiles } from './repository/lockfile.ts';
import { rootDir } from './repository/repository.ts';
import { toJson } from './repository/json.ts';

for (const [path, lock] of readLockfiles()) {
  const packages = completePackages(lock.packages);
  const added = Object.keys(packages).length - Object.keys(lock.packages).length;
  if (added > 0) writeFileSync(join(rootDir, path), toJson({ ...lock, packages }));
  console.log(`${path}: ${added} packages of other platforms added`);
}
