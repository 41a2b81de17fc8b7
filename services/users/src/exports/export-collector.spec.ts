import { randomUUID } from 'node:crypto';
import { PERSONAL_DATA } from '@rotadas/contracts/personal-data/personal-data';
import { readPersonalDataRpc } from '@rotadas/contracts/personal-data/personal-data.rpc';
import { InMemoryRpcClient } from '@rotadas/service-kit/testing/in-memory-rpc-client';
import { isExported } from './domain/collection-files.js';
import { ExportCollector } from './export-collector.js';

describe('ExportCollector', () => {
  const job = { userId: 7, requestId: randomUUID() };
  let written: string[];
  let read: string[];
  let isErased: boolean;
  let collector: ExportCollector;
  beforeEach(() => {
    written = [];
    read = [];
    isErased = false;
    const write = (what: string) => async () => {
      written.push(what);
      return !isErased;
    };
    const store = {
      beginFile: write('begin'),
      setProgress: write('progress'),
      addPart: write('part'),
      finish: write('finish'),
    };
    const rpc = new InMemoryRpcClient();
    for (const route of Object.values(readPersonalDataRpc))
      rpc.handle(route, ({ collection }) => {
        read.push(collection);
        return { documents: [], total: 0, next: null };
      });
    const outbox = { wake: () => written.push('wake') };
    const env = { PERSONAL_DATA_KEY: 'a key that only these tests know, 123' };
    collector = new ExportCollector(env, rpc as never, store as never, outbox as never);
  });

  it('reads every exported collection, and makes the file available at the end', async () => {
    await collector.collect(job);
    expect(read).toEqual(PERSONAL_DATA.filter(isExported).map(({ collection }) => collection));
    expect(written.filter((what) => what !== 'progress')).toEqual(['begin', 'part', 'finish', 'wake']);
  });

  it('ends without reading anything if the account was erased', async () => {
    isErased = true;
    await collector.collect(job);
    expect([written, read]).toEqual([['begin'], []]);
  });

  it('fails while the service stops, so that another instance repeats it', async () => {
    collector.stop();
    await expect(collector.collect(job)).rejects.toMatchObject({ code: 'service-unavailable' });
    expect(written).toEqual(['begin']);
  });
});
