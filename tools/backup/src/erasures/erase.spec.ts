import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { rootDir } from '@rotadas/servers/settings/folders';
import { ERASED_FROM } from './erase.ts';

/** It holds numbers of people alone, for good. */
const KEPT = ['reports/adminacts'];

describe('erasing somebody', () => {
  it('looks into as many collections of each service as it has schemas', async () => {
    const files = await readdir(join(rootDir, 'services'), { recursive: true });
    const schemas = files.filter((path) => /\/src\/.*\.schema\.ts$/.test(path));
    const services = (paths: readonly string[]) => paths.map((path) => path.split('/')[0]).toSorted();
    expect(services([...ERASED_FROM, ...KEPT])).toEqual(services(schemas));
  });
});
