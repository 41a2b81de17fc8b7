import { jest } from '@jest/globals';
import { readPages } from '@rotadas/service-kit/paging/read-pages';
import { ANKARA, anOffer, aPlan } from '../../test/support/builders.js';
import { useProvidersInMemory } from '../../test/support/providers-in-memory.js';
import { PlannedService } from '../planned/planned.service.js';
import { PositionStoreService } from '../presence/position-store.service.js';
import { INACTIVE_AFTER_MS, InactiveProvidersService } from './inactive-providers.service.js';

describe('InactiveProvidersService', () => {
  const service = useProvidersInMemory();
  let owners: InactiveProvidersService;

  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: 1 });
    owners = service.get(InactiveProvidersService);
  });
  afterEach(() => jest.useRealTimers());

  const add = () => service.users.add().id;
  const goOnline = (userId: number) => service.goOnline(userId, anOffer({ duration: 'always' }));
  const plan = (userId: number) => service.get(PlannedService).plan(userId, aPlan());

  it('lists owners of planned offers and of live offers without a recent position, each once', async () => {
    const [inactive, planning, moving, both] = [add(), add(), add(), add()];
    add();
    for (const userId of [inactive, moving, both]) await goOnline(userId);
    for (const userId of [planning, both]) await plan(userId);
    jest.setSystemTime(Date.now() + INACTIVE_AFTER_MS + 10_000);
    await service.get(PositionStoreService).store([{ userId: moving, ...ANKARA, at: null }]);
    expect(await owners.listOwnerIds(0, 10)).toEqual({
      userIds: [inactive, planning, both],
      nextAfterId: null,
    });
  });

  it('lists all owners page by page', async () => {
    const users = [add(), add(), add(), add(), add()];
    for (const [index, userId] of users.entries()) await (index % 2 ? goOnline(userId) : plan(userId));
    jest.setSystemTime(Date.now() + INACTIVE_AFTER_MS + 10_000);
    const found: number[] = [];
    const readPage = (afterId: number) => owners.listOwnerIds(afterId, 2);
    for await (const { userIds } of readPages(0, readPage, ({ nextAfterId }) => nextAfterId))
      found.push(...userIds);
    expect(found).toEqual(users);
  });
});
