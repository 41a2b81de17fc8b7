import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VERSIONS } from './server-definition.ts';
import { rootDir } from './settings/environment.ts';

const composeFile = readFileSync(join(rootDir, 'docker-compose.yml'), 'utf8');

describe('docker-compose.yml', () => {
  it.each([
    ['mongo', VERSIONS.mongodb],
    ['redis', VERSIONS.redis],
    ['nats', VERSIONS.nats],
  ])('runs %s in the version of the launcher', (image, version) => {
    const tags = [...composeFile.matchAll(new RegExp(`^ *image: ${image}:([\\d.]+)`, 'gm'))];
    expect(tags).not.toEqual([]);
    expect(tags.map(([, tag]) => tag).filter((tag) => tag !== version)).toEqual([]);
  });
});
