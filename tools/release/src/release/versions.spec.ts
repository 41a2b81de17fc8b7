import { readText, readVersion, trackedFiles } from '../repository.ts';
import { composeWithVersion, withVersion } from './set-version.ts';

describe('the version', () => {
  it.each(trackedFiles('package*.json'))('is the root package’s in %s', (path) => {
    expect(readText(path)).toMatch(/^\{\n {2}"name": "(@rotadas\/[\w-]+|rotadas)",\n {2}"version": /);
    expect(readText(path)).toBe(withVersion(readText(path), readVersion()));
  });

  it('is the tag of each image that docker-compose.yml builds', () => {
    const compose = readText('docker-compose.yml');
    expect(compose).toBe(composeWithVersion(compose, readVersion()));
    expect(compose).not.toMatch(/image: rotadas\/[\w-]+$/m);
  });
});
