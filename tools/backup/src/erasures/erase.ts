import { PERSONAL_DATA } from '@rotadas/contracts/personal-data/personal-data';
import { eraseUser } from '@rotadas/contracts/personal-data/erase-user';
import type { MongoClient } from 'mongodb';
import { serviceDatabases } from '../mongodb/own-databases.ts';

/** Resolves to the number of erased documents, with those of which only texts are erased. */
export async function erase(client: MongoClient, address: string, userId: number): Promise<number> {
  let erased = 0;
  for (const service of new Set(PERSONAL_DATA.map((each) => each.service)))
    for (const database of serviceDatabases(service, address))
      erased += await eraseUser(client.db(database), service, userId);
  return erased;
}
