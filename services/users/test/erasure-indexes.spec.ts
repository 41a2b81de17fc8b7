import { glob, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { collectionsIn } from '@rotadas/contracts/personal-data/erase-user';
import { PERSONAL_DATA } from '@rotadas/contracts/personal-data/personal-data';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb-connection';
import { databaseName } from '@rotadas/test-kit/require-env';

const SERVICES = resolve(import.meta.dirname, '../..');

/** A store only keeps what it gets beside the connection; a text may be a key. */
const OTHERS = ['', '', '', ''];

describe.each([...new Set(PERSONAL_DATA.map(({ service }) => service))])('an erasure in %s', (service) => {
  let mongodb: MongodbConnection;
  beforeAll(async () => {
    mongodb = new MongodbConnection(databaseName(service));
    for await (const file of glob(`${service}/src/**/store/*.ts`, { cwd: SERVICES })) {
      const text = await readFile(join(SERVICES, file), 'utf8');
      if (file.endsWith('.spec.ts') || !/\.model<|Model\(mongodb\)/.test(text)) continue;
      const exported: Record<string, unknown> = await import(pathToFileURL(join(SERVICES, file)).href);
      for (const Store of Object.values(exported))
        if (typeof Store === 'function' && /^class /.test(String(Store)))
          Reflect.construct(Store, [mongodb, ...OTHERS]);
    }
    mongodb.onModuleInit();
  });
  afterAll(() => mongodb.onApplicationShutdown());

  const filters = collectionsIn(service).flatMap(({ collection, erasures }) =>
    erasures.map(({ filter }) => [collection, filter(7)] as const),
  );

  it.each(filters)('finds documents of %s by an index: %j', async (collection, filter) => {
    const { queryPlanner } = await mongodb.run(() =>
      mongodb.mongoose.collection(collection).find(filter).explain('queryPlanner'),
    );
    expect(JSON.stringify(queryPlanner.winningPlan)).not.toContain('COLLSCAN');
  });
});
