import { Test } from '@nestjs/testing';
import { ActiveQuery, LIMIT_MAX } from '@rotadas/contracts/providers/active-query';
import { aVersionedProvider } from '../../test/support/builders.js';
import { ProviderMirror } from '../live/mirror/provider-mirror.js';
import { CellSubscriptions } from '../live/subscriptions/cell-subscriptions.js';
import { ActiveList } from './active-list.js';

describe('ActiveList', () => {
  const mirror = new ProviderMirror();
  for (let id = 1; id <= LIMIT_MAX + 1; id += 1) mirror.put(aVersionedProvider({ id }));
  let list: ActiveList;
  beforeAll(async () => {
    const module = await Test.createTestingModule({
      providers: [
        ActiveList,
        { provide: ProviderMirror, useValue: mirror },
        { provide: CellSubscriptions, useValue: { synchronize: async () => undefined } },
      ],
    }).compile();
    list = module.get(ActiveList);
  });
  const find = (query: object, precision: 'exact' | 'coarse' = 'coarse') =>
    list.find(ActiveQuery.parse(query), precision);
  const count = async (query: object): Promise<unknown> =>
    JSON.parse((await find(query)).plain.toString()).length;

  it.each([{}, { bbox: '32,39,33,40' }, { near: '39.97,32.86' }, { limit: '5' }])(
    'shares the bytes of all responses to %j',
    async (query) => {
      expect(await find(query)).toBe(await find(query));
      expect(await find(query)).not.toBe(await find(query, 'exact'));
      expect(await find(query)).not.toBe(await find({ ...query, serviceType: 'cargo' }));
    },
  );

  it('lists all providers, but a limited number of an area', async () => {
    expect(await count({})).toBe(LIMIT_MAX + 1);
    expect(await count({ bbox: '32,39,33,40' })).toBe(LIMIT_MAX);
    expect(await count({ near: '39.97,32.86' })).toBe(LIMIT_MAX);
  });
});
