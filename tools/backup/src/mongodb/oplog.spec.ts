import { readFile, writeFile } from 'node:fs/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { testFolder } from '@rotadas/test-kit/test-folder';
import { BSON, type Document, Double, Long } from 'mongodb';
import { filterOplog } from './oplog.ts';

const OWN = new Set(['rotadas-users']);

describe('filterOplog', () => {
  const at = testFolder('oplog');

  const entry = (at: number, ns: string, o: Document): Document => ({ op: 'i', ns, wall: new Date(at), o });
  const write = (entries: Document[], rest = Buffer.alloc(0)) =>
    writeFile(
      at('oplog.bson'),
      gzipSync(Buffer.concat([...entries.map((each) => BSON.serialize(each)), rest])),
    );
  async function kept(): Promise<Document[]> {
    const bytes = gunzipSync(await readFile(at('oplog.bson')));
    const found: Document[] = [];
    for (let at = 0; at < bytes.length; at += bytes.readInt32LE(at))
      found.push(BSON.deserialize(bytes.subarray(at, at + bytes.readInt32LE(at)), { promoteValues: false }));
    return found;
  }

  it('keeps entries of the databases and resolves to the time of the last entry', async () => {
    const own = entry(1, 'rotadas-users.users', { _id: 1, many: 'x'.repeat(100_000) });
    const others = [
      entry(2, 'admin.system.users', { user: 'operator' }),
      entry(3, 'rotadas-users-of-others.a', {}),
      { ...entry(4, '', { msg: 'periodic noop' }), op: 'n' },
    ];
    await write([own, ...others]);
    expect(await filterOplog(at('oplog.bson'), OWN)).toEqual(new Date(4));
    expect(await kept()).toMatchObject([{ ns: 'rotadas-users.users' }]);
  });

  it('keeps the changes of the databases in an entry of several changes', async () => {
    const numbers = { long: Long.fromNumber(5), double: new Double(5), date: new Date(7) };
    const change = (ns: string) => ({ op: 'i', ns, o: { _id: 1, ...numbers } });
    const changes = (...names: string[]) => entry(1, 'admin.$cmd', { applyOps: names.map(change) });
    await write([changes('rotadas-users.users', 'others.a'), changes('others.a')]);
    await filterOplog(at('oplog.bson'), OWN);
    expect(await kept()).toEqual([
      expect.objectContaining({ o: { applyOps: [expect.objectContaining({ ns: 'rotadas-users.users' })] } }),
    ]);
    const [{ o }] = (await kept()) as [Document];
    expect(o.applyOps[0].o).toMatchObject({ long: numbers.long, double: numbers.double, date: numbers.date });
  });

  it('resolves to undefined for an empty log, and throws for a truncated one', async () => {
    await write([]);
    expect(await filterOplog(at('oplog.bson'), OWN)).toBeUndefined();
    await write([entry(1, 'rotadas-users.users', {})], Buffer.from([9, 0, 0, 0, 1]));
    await expect(filterOplog(at('oplog.bson'), OWN)).rejects.toThrow('ends within an entry');
  });
});
