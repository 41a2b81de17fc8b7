import type { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import type { VersionedProvider } from '@rotadas/contracts/live/cell-change';
import { aVersionedProvider } from '../../test/support/builders.js';
import { ProviderMirror } from '../live/mirror/provider-mirror.js';
import { AreaSearch } from './area-search.js';
import { ActiveList } from '@rotadas/contracts/providers/provider';
import { ListCache } from './list-cache.js';

const aProvider = (id: number, change: Partial<VersionedProvider> = {}) =>
  aVersionedProvider({ id, fullName: 'Ayşe "Kaya" Yılmaz', ...change });

describe('ListCache', () => {
  let now = 0;
  const setUp = () => {
    const mirror = new ProviderMirror();
    mirror.put(aProvider(1));
    mirror.put(aProvider(2, { activeService: 'cargo' }));
    const cache = new ListCache(mirror, 2, () => now);
    const get = (serviceType: ServiceTypeFilter) =>
      cache.get(serviceType, () => new AreaSearch(mirror, serviceType, 'exact').all());
    return { mirror, get };
  };
  const toIds = (plain: Buffer) => ActiveList.parse(JSON.parse(plain.toString())).map(({ id }) => id);
  const step = (mirror: ProviderMirror, version: number) =>
    mirror.move('519:851', { id: 1, latitude: 39.98, longitude: 32.86, at: version, version });

  it('lists all providers or those of one service type', () => {
    const { get } = setUp();
    expect(toIds(get('all').plain)).toEqual([1, 2]);
    expect(toIds(get('cargo').plain)).toEqual([2]);
  });

  it('is rebuilt once per interval for positions, and immediately when a provider appears or disappears', () => {
    const { mirror, get } = setUp();
    const first = get('all');
    expect(get('all')).toBe(first);
    step(mirror, 2);
    expect(get('all')).toBe(first);
    now += 200;
    const second = get('all');
    expect(second.etag).not.toBe(first.etag);
    mirror.put(aProvider(3));
    expect(toIds(get('all').plain)).toEqual([1, 2, 3]);
  });

  it('keeps its ETag while the content is the same', () => {
    const { mirror, get } = setUp();
    const { etag } = get('cargo');
    step(mirror, 2);
    now += 200;
    expect(get('cargo').etag).toBe(etag);
  });

  it('forgets the list that was requested least recently', () => {
    const { get } = setUp();
    const first = get('all');
    get('cargo');
    expect(get('all')).toBe(first);
    get('taxi');
    expect(get('all')).toBe(first);
    get('cargo');
    get('taxi');
    expect(get('all')).not.toBe(first);
  });
});

describe('AreaSearch', () => {
  const mirror = new ProviderMirror();
  mirror.put(aProvider(1, { latitude: 39.99 }));
  mirror.put(aProvider(2));
  mirror.put(aProvider(3, { latitude: 41 }));
  mirror.put(aProvider(4, { activeService: 'cargo' }));
  const search = new AreaSearch(mirror, 'taxi', 'exact');
  const read = (text: string) => ActiveList.parse(JSON.parse(text)).map(({ id, distance }) => [id, distance]);

  const circle = { latitude: 39.97, longitude: 32.86, radius: 10_000 };

  it('finds nearby providers, nearest first, with the distance in metres', () => {
    expect(read(search.near(circle, 10))).toEqual([
      [2, 0],
      [1, 2_225],
    ]);
    expect(read(search.near(circle, 1))).toEqual([[2, 0]]);
  });

  it('excludes providers beyond the radius, also in the corners of the box around it', () => {
    const corner = new ProviderMirror();
    corner.put(aProvider(1, { latitude: 40.05, longitude: 32.96 }));
    const cornerSearch = new AreaSearch(corner, 'taxi', 'exact');
    expect(read(cornerSearch.near(circle, 10))).toEqual([]);
    expect(read(cornerSearch.near({ ...circle, radius: 13_000 }, 10))).toHaveLength(1);
  });

  it('lists coarse positions for the coarse precision', () => {
    const precise = new ProviderMirror();
    precise.put(aProvider(1, { latitude: 39.12345 }));
    const latitude = (precision: 'exact' | 'coarse') =>
      ActiveList.parse(JSON.parse(new AreaSearch(precise, 'all', precision).all()))[0]?.latitude;
    expect([latitude('coarse'), latitude('exact')]).toEqual([39.123, 39.12345]);
  });

  it('searches coarse positions for the coarse precision', () => {
    const coarse = new ProviderMirror();
    coarse.put(aProvider(1, { latitude: 39.97049 }));
    const anonymous = new AreaSearch(coarse, 'taxi', 'coarse');
    expect(JSON.parse(anonymous.near(circle, 1))).toMatchObject([{ latitude: 39.97, distance: 0 }]);
    expect(JSON.parse(anonymous.inBox([32, 39, 33, 39.9702], 1))).toMatchObject([{ latitude: 39.97 }]);
  });

  it('returns the nearest to the centre of the box past the limit', () => {
    expect(read(search.inBox([32.6, 39.67, 33.2, 41], 2))).toEqual([
      [1, undefined],
      [2, undefined],
    ]);
    expect(read(search.inBox([32, 39, 33, 42], 1))).toEqual([[3, undefined]]);
  });

  it('finds the providers in a box', () => {
    expect(read(search.inBox([32, 39, 33, 40], 10))).toEqual([
      [1, undefined],
      [2, undefined],
    ]);
  });
});
