import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { filterOplog } from './oplog.ts';
import { productDatabases } from './own-databases.ts';
import { runTool } from './tool-config.ts';

const OPLOG = 'oplog.bson';

export interface Dump {
  readonly databases: string[];
  readonly pointInTime: Date;
}

/** Dumps the product's databases at one point in time: documents, and the oplog since the start. */
export async function dump(mongodump: string, address: string, folder: string): Promise<Dump> {
  await runTool(mongodump, address, ['--out', folder, '--oplog', '--gzip']);
  const own = productDatabases(address);
  const databases: string[] = [];
  for (const name of await readdir(folder)) {
    if (own.has(name)) databases.push(name);
    else if (!name.startsWith(OPLOG)) await rm(join(folder, name), { recursive: true });
  }
  const pointInTime = await filterOplog(join(folder, OPLOG), own);
  if (pointInTime === undefined) throw new Error('The oplog of the dump is empty');
  return { databases: databases.sort(), pointInTime };
}
