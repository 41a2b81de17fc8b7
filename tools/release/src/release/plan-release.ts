import { closeSection } from '../changelog/close-section.ts';
import { readLockfiles } from '../repository/lockfile.ts';
import { readManifests } from '../repository/manifest.ts';
import { readText } from '../repository/repository.ts';
import { toJson } from '../repository/json.ts';
import { nextVersion } from '../versions/next-version.ts';
import { chartWithVersion, lockWithVersion, withVersion } from '../versions/set-version.ts';

const CHART = 'deploy/helm/rotadas/Chart.yaml';

export interface Plan {
  version: string;
  files: ReadonlyMap<string, string>;
}

/** `requested` is a version or a step. Throws if it is not later, or if nothing is unreleased. */
export function planRelease(requested: string, today: Date, changelog: string): Plan {
  const manifests = readManifests();
  const version = nextVersion(manifests.get('package.json')?.version ?? '', requested);
  const own = new Set([...manifests.values()].map(({ name }) => name));
  const files = new Map<string, string>();
  files.set('CHANGELOG.md', closeSection(changelog, version, today.toISOString().slice(0, 10)));
  for (const [path, manifest] of manifests) files.set(path, toJson(withVersion(manifest, version, own)));
  for (const [path, lock] of readLockfiles()) files.set(path, toJson(lockWithVersion(lock, version, own)));
  files.set(CHART, chartWithVersion(readText(CHART), version));
  return { version, files };
}
