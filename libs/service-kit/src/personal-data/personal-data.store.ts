import { Injectable } from '@nestjs/common';
import { collectionsIn, eraseUser } from '@rotadas/contracts/personal-data/erase-user';
import type { PersonalCollection } from '@rotadas/contracts/personal-data/personal-data';
import type { readPersonalDataRpc } from '@rotadas/contracts/personal-data/personal-data.rpc';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import type { ReplyOf } from '@rotadas/contracts/protocol/rpc';
import { mongo } from 'mongoose';
import { MongodbConnection } from '../mongodb/mongodb-connection.js';

const { EJSON } = mongo.BSON;

/** Documents of a page; a page ends earlier at `PAGE_BYTES`. */
const PAGE_MAX = 500;

/** Maximum size of the documents in a message; NATS allows 1 MiB. */
const PAGE_BYTES = 700_000;

type Page = ReplyOf<typeof readPersonalDataRpc.users>;

/** Reads and erases what the collections of a service hold about a user. */
@Injectable()
export class PersonalDataStore {
  constructor(
    private readonly mongodb: MongodbConnection,
    private readonly service: PersonalCollection['service'],
  ) {}

  erase(userId: number): Promise<number> {
    return this.mongodb.run(() => eraseUser(this.database, this.service, userId));
  }

  /** Sorts by ID. Throws `input-invalid` for a collection that exports nothing. */
  async read(userId: number, name: string, after?: string): Promise<Page> {
    const exported = collectionsIn(this.service).find(({ collection }) => collection === name)?.exported;
    if (!exported || 'none' in exported) throw new DomainError('input-invalid');
    const filter = exported.filter(userId);
    const from = after === undefined ? {} : { _id: { $gt: EJSON.parse(after) } };
    const fields = Object.fromEntries(exported.fields.map((field) => [field, 1] as const));
    const projection = { ...fields, ...exported.own?.(userId), _id: 1 };
    return this.mongodb.run(async () => {
      const collection = this.database.collection(name);
      const [total, found] = await Promise.all([
        collection.countDocuments(filter),
        collection
          .find({ $and: [filter, from] }, { projection, promoteBuffers: true })
          .sort({ _id: 1 })
          .limit(PAGE_MAX)
          .toArray(),
      ]);
      return toPage(found, exported.fields.includes('_id'), total);
    });
  }

  private get database(): mongo.Db {
    const { db } = this.mongodb.mongoose;
    if (!db) throw new Error('the connection has no database');
    return db;
  }
}

/** At least one document, as many as fit into a message. */
function toPage(found: readonly mongo.BSON.Document[], withId: boolean, total: number): Page {
  const documents: Page['documents'] = [];
  let bytes = 0;
  for (const { _id, ...fields } of found) {
    const document = toJson(withId ? { _id, ...fields } : fields);
    bytes += Buffer.byteLength(JSON.stringify(document));
    if (bytes > PAGE_BYTES && documents.length > 0) break;
    documents.push(document);
  }
  const isLast = documents.length === found.length && found.length < PAGE_MAX;
  const last = found[documents.length - 1];
  return { documents, total, next: isLast || !last ? null : EJSON.stringify(last['_id']) };
}

/** Plain JSON; buffers become base64. */
function toJson(document: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(document).map(([name, value]) => [
    name,
    value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
  ]);
  return JSON.parse(JSON.stringify(Object.fromEntries(entries)));
}
