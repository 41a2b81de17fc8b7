import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ERASED_FROM } from './erase.ts';
import { rootDir } from '@rotadas/servers/settings/environment';

/** They name users by ID only, or not at all. */
const KEPT = ['reports/auditentries', 'providers/reservations'];

describe('erase', () => {
  it('covers as many collections of each service as it has schemas', async () => {
    const folder = join(rootDir, 'services');
    const files = await readdir(folder, { recursive: true });
    const stores = files.filter((path) => /\/src\/.*\/store\/[^/]*\.ts$/.test(path));
    const texts = await Promise.all(stores.map((path) => readFile(join(folder, path), 'utf8')));
    const schemas = stores.flatMap(
      (path, at) => texts[at]?.match(/new Schema<\w+Document>/g)?.map(() => path) ?? [],
    );
    const services = (paths: readonly string[]) => paths.map((path) => path.split('/')[0]).toSorted();
    expect(services([...ERASED_FROM, ...KEPT])).toEqual(services(schemas));
  });
});
