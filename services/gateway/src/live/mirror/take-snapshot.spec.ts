import { aVersionedProvider } from '../../../test/support/builders.js';
import { ProviderMirror } from './provider-mirror.js';
import { takeSnapshot } from '@rotadas/service-kit/live/take-snapshot';

const aProvider = (id: number, version = 1) => aVersionedProvider({ id, version });

describe('takeSnapshot', () => {
  it('takes page by page, removes who is gone, and keeps who came meanwhile', async () => {
    const mirror = new ProviderMirror();
    mirror.put(aProvider(1));
    mirror.put(aProvider(2));
    const pages = [
      { providers: [aProvider(2)], cursor: '7' },
      { providers: [aProvider(3)], cursor: null },
    ];
    const ask = async () => {
      if (pages.length === 1) mirror.put(aProvider(4));
      const [page] = pages.splice(0, 1);
      if (!page) throw new Error('there is no such page');
      return page;
    };
    await takeSnapshot(ask, mirror, '519:851', () => true);
    expect([...mirror.everybody()].map(({ id }) => id)).toEqual([2, 4, 3]);
  });
});
