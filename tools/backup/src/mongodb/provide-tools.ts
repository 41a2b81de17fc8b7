import { join } from 'node:path';
import type { Log } from '@rotadas/servers/recipe';
import { buildWithGo } from '@rotadas/servers/sources/go';
import which from 'which';
import { rootDir } from '@rotadas/servers/settings/environment';

const SOURCE = join(rootDir, 'tools/backup/mongo-tools');
const PROGRAMS = {
  mongodump: 'github.com/mongodb/mongo-tools/mongodump/main',
  mongorestore: 'github.com/mongodb/mongo-tools/mongorestore/main',
};

export type MongodbTools = Readonly<Record<keyof typeof PROGRAMS, string>>;

/** Installed tools, otherwise built with Go. */
export async function provideTools(log: Log): Promise<MongodbTools> {
  const [mongodump, mongorestore] = [find('mongodump'), find('mongorestore')];
  if (mongodump !== null && mongorestore !== null) return { mongodump, mongorestore };
  const built = await buildWithGo('mongo-tools', SOURCE, PROGRAMS, log);
  return { mongodump: join(built, 'mongodump'), mongorestore: join(built, 'mongorestore') };
}

const find = (program: string) => which.sync(program, { nothrow: true });
