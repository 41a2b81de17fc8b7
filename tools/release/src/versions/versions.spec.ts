import { readLockfiles } from '../repository/lockfile.ts';
import { readManifests } from '../repository/manifest.ts';
import { lockWithVersion, withVersion } from './set-version.ts';

const manifests = readManifests();
const version = manifests.get('package.json')?.version ?? '';
const own = new Set([...manifests.values()].map(({ name }) => name));

describe('the version', () => {
  it.each([...manifests])('is the root package’s in %s', (_path, manifest) =>
    expect(manifest).toEqual(withVersion(manifest, version, own)),
  );

  it.each([...readLockfiles()])('is the root package’s in %s', (_path, lock) =>
    expect(lock).toEqual(lockWithVersion(lock, version, own)),
  );
});
