import { Test } from '@nestjs/testing';
import { ActiveQuery, LIMIT_MAX } from '@rotadas/contracts/providers/active-query';
import { aVersionedProvider } from '../../test/support/builders.js';
import { HiddenUsers, NO_USERS } from '../blocks/hidden-users.js';
import { ProviderMirror } from '../live/mirror/provider-mirror.js';
import { CellSubscriptions } from '../live/subscriptions/cell-subscriptions.js';
import { ActiveList } from './active-list.js';

const VIEWER = 10_000;

describe('ActiveList', () => {
  const mirror = new ProviderMirror();
  for (let id = 1; id <= LIMIT_MAX + 1; id += 1) mirror.put(aVersionedProvider({ id }));
  const hidden = new Map<number, ReadonlySet<number>>();
  const hiddenUsers: Pick<HiddenUsers, 'find'> = { find: async (id) => hidden.get(id) ?? NO_USERS };
  let list: ActiveList;
  beforeAll(async () => {
    const module = await Test.createTestingModule({
      providers: [
        ActiveList,
        { provide: ProviderMirror, useValue: mirror },
        { provide: HiddenUsers, useValue: hiddenUsers },
        { provide: CellSubscriptions, useValue: { synchronize: async () => undefined } },
      ],
    }).compile();
    list = module.get(ActiveList);
  });
  const find = (query: object, viewerId?: number) => list.find(ActiveQuery.parse(query), viewerId);
  const count = async (query: object): Promise<number> =>
    JSON.parse((await find(query)).plain.toString()).length;

  it.each([{}, { bbox: '32,39,33,40' }, { near: '39.97,32.86' }, { limit: '5' }])(
    'shares the bytes of all responses to %j',
    async (query) => {
      expect(await find(query)).toBe(await find(query));
      expect(await find(query)).not.toBe(await find(query, VIEWER));
      expect(await find(query)).not.toBe(await find({ ...query, serviceType: 'cargo' }));
    },
  );

  it('lists all providers, but a limited number of an area', async () => {
    expect(await count({})).toBe(LIMIT_MAX + 1);
    expect(await count({ bbox: '32,39,33,40' })).toBe(LIMIT_MAX);
    expect(await count({ near: '39.97,32.86' })).toBe(LIMIT_MAX);
  });

  it.each([{}, { bbox: '32,39,33,40' }, { near: '39.97,32.86' }, { limit: '5' }])(
    'leaves out hidden providers of %j, and others take their places',
    async (query) => {
      hidden.set(VIEWER, new Set([1, 2, 20_000]));
      const listed: { id: number }[] = JSON.parse((await find(query, VIEWER)).plain.toString());
      const ids = new Set(listed.map(({ id }) => id));
      expect([ids.has(1), ids.has(2), ids.has(3)]).toEqual([false, false, true]);
      expect(ids.size).toBe(Math.min(await count(query), LIMIT_MAX - 1));
      expect(await find(query, VIEWER)).toBe(await find(query, VIEWER));
      hidden.clear();
    },
  );

  it('shares the bytes with viewers whose hidden people are offline', async () => {
    hidden.set(VIEWER, new Set([20_000]));
    expect(await find({}, VIEWER)).toBe(await find({}, VIEWER + 1));
    hidden.clear();
  });
});
