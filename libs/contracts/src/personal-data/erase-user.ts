import { PERSONAL_DATA, type PersonalCollection } from './personal-data.js';

/** The part of MongoDB's `Db` that erasing needs; drivers of several versions have it. */
interface Database {
  collection(name: string): {
    deleteMany(filter: object): Promise<{ readonly deletedCount: number }>;
    updateMany(filter: object, update: object): Promise<{ readonly modifiedCount: number }>;
  };
}

export function collectionsIn(service: PersonalCollection['service']): PersonalCollection[] {
  return PERSONAL_DATA.filter((each) => each.service === service);
}

/**
 * Resolves to the number of erased documents, with those of which only texts are erased. Erases the
 * account last, since an interrupted erasure goes on from there.
 */
export async function eraseUser(
  database: Database,
  service: PersonalCollection['service'],
  userId: number,
): Promise<number> {
  let erased = 0;
  for (const { collection, erasures } of collectionsIn(service).toReversed()) {
    const documents = database.collection(collection);
    for (const { filter, texts } of erasures) {
      if (texts) erased += (await documents.updateMany(filter(userId), { $set: texts })).modifiedCount;
      else erased += (await documents.deleteMany(filter(userId))).deletedCount;
    }
  }
  return erased;
}
