import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PERSONAL_DATA } from '@rotadas/contracts/personal-data/personal-data';
import { rootDir } from '@rotadas/servers/settings/environment';

describe('PERSONAL_DATA', () => {
  it('covers as many collections of each service as it has schemas', async () => {
    const folder = join(rootDir, 'services');
    const files = await readdir(folder, { recursive: true });
    const stores = files.filter((path) => /\/src\/.*\/store\/[^/]*\.ts$/.test(path));
    const texts = await Promise.all(stores.map((path) => readFile(join(folder, path), 'utf8')));
    const schemas = stores.flatMap(
      (path, at) => texts[at]?.match(/new Schema<\w+Document>/g)?.map(() => path) ?? [],
    );
    const services = (paths: readonly string[]) => paths.map((path) => path.split('/')[0]).toSorted();
    expect(PERSONAL_DATA.map(({ service }) => service).toSorted()).toEqual(services(schemas));
  });
});
