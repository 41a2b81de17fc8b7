import { createReadStream, createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { BSON } from 'mongodb';
import { z } from 'zod';

const LENGTH_BYTES = 4;

/** MongoDB writes several changes at a time as one entry with `applyOps`. */
const Entry = z.looseObject({
  ns: z.string(),
  wall: z.date(),
  o: z.looseObject({ applyOps: z.array(z.looseObject({ ns: z.string() })).optional() }),
});

/** Keeps the entries of these databases. Resolves to the time of the last entry of the oplog. */
export async function filterOplog(file: string, databases: ReadonlySet<string>): Promise<Date | undefined> {
  let last: Date | undefined;
  const own = ({ ns }: { ns: string }) => databases.has(ns.slice(0, ns.indexOf('.')));
  async function* kept(source: Readable) {
    for await (const bytes of documents(source)) {
      const entry = Entry.parse(BSON.deserialize(bytes));
      last = entry.wall;
      const { applyOps } = entry.o;
      if (applyOps === undefined ? own(entry) : applyOps.every(own)) yield bytes;
      else if (applyOps?.some(own)) {
        const raw = BSON.deserialize(bytes, EXACT);
        yield BSON.serialize({ ...raw, o: { ...raw['o'], applyOps: raw['o'].applyOps.filter(own) } });
      }
    }
  }
  const next = `${file}.next`;
  const out = createWriteStream(next, { mode: 0o600 });
  await pipeline(createReadStream(file), createGunzip(), kept, createGzip(), out);
  await rename(next, file);
  return last;
}

/** Keeps the BSON types of numbers and strings. */
const EXACT = { promoteValues: false, promoteLongs: false, promoteBuffers: false };

async function* documents(source: Readable): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0);
  for await (const chunk of source) {
    rest = Buffer.concat([rest, z.instanceof(Buffer).parse(chunk)]);
    let from = 0;
    while (rest.length - from >= LENGTH_BYTES) {
      const until = from + rest.readInt32LE(from);
      if (until > rest.length) break;
      yield rest.subarray(from, until);
      from = until;
    }
    rest = rest.subarray(from);
  }
  if (rest.length > 0) throw new Error('The oplog ends within an entry');
}
