import { join } from 'node:path';
import { runCommand } from '@rotadas/servers/processes/run-command';
import type { Log } from '@rotadas/servers/server-definition';
import { rootDir } from '@rotadas/servers/settings/environment';
import which from 'which';

const SOURCE = join(rootDir, 'tools/backup/mongo-tools');

export interface MongodbTools {
  readonly mongodump: string;
  readonly mongorestore: string;
}

/** Installed tools, otherwise built with Go, which caches them. */
export async function provideTools(log: Log): Promise<MongodbTools> {
  const [mongodump, mongorestore] = [await provide('mongodump', log), await provide('mongorestore', log)];
  return { mongodump, mongorestore };
}

async function provide(program: keyof MongodbTools, log: Log): Promise<string> {
  const installed = which.sync(program, { nothrow: true });
  if (installed !== null) return installed;
  log(`${program} is built with Go, which takes some minutes the first time`);
  const tool = `github.com/mongodb/mongo-tools/${program}/main`;
  const { code, output } = await runCommand('go', ['tool', '-n', tool], { cwd: SOURCE });
  if (code !== 0)
    throw new Error(`${program} is missing. Install the MongoDB Database Tools, or Go 1.26. ${output}`);
  return output.trim().split('\n').at(-1) ?? '';
}
