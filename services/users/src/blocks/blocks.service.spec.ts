import { Test } from '@nestjs/testing';
import { OutboxRelay } from '@rotadas/service-kit/outbox/outbox-relay';
import { InMemoryBlockStore } from '../../test/support/in-memory-block-store.js';
import { anIdentity, InMemoryAccountStore } from '../../test/support/in-memory-account-store.js';
import { newAccount } from '../users/domain/registration.js';
import { AccountStore } from '../users/store/account.store.js';
import { BlocksService } from './blocks.service.js';
import { BlockStore } from './store/block.store.js';

describe('BlocksService', () => {
  let blocks: BlocksService;
  let accounts: InMemoryAccountStore;
  let wakes: number;
  beforeEach(async () => {
    accounts = new InMemoryAccountStore();
    wakes = 0;
    const module = await Test.createTestingModule({
      providers: [
        BlocksService,
        { provide: AccountStore, useValue: accounts },
        { provide: BlockStore, useValue: new InMemoryBlockStore() },
        { provide: OutboxRelay, useValue: { wake: () => void (wakes += 1) } },
      ],
    }).compile();
    blocks = module.get(BlocksService);
  });

  const addUser = async (fullName = 'Ayşe Yılmaz') =>
    (await accounts.create({ ...newAccount(anIdentity()), fullName })).id;
  const hiddenFrom = async (userId: number) =>
    (await blocks.listHidden([userId])).flatMap(({ hiddenIds }) => hiddenIds);

  it('hides two people from each other, until both blocks end', async () => {
    const [ayse, ali, other] = [await addUser(), await addUser(), await addUser()];
    await blocks.block(ayse, ali);
    await blocks.block(ali, ayse);
    expect(await blocks.listHidden([ayse, ali, other])).toEqual([
      { userId: ayse, hiddenIds: [ali] },
      { userId: ali, hiddenIds: [ayse] },
    ]);
    await blocks.unblock(ayse, ali);
    expect([await hiddenFrom(ayse), await hiddenFrom(ali)]).toEqual([[ali], [ayse]]);
    await blocks.unblock(ali, ayse);
    await blocks.unblock(ali, ayse);
    expect(await hiddenFrom(ayse)).toEqual([]);
    expect(wakes).toBe(5);
  });

  it('lists the people whom the user blocked with short names, also deleted ones', async () => {
    const [ayse, ali, deleted] = [await addUser(), await addUser('Ali Can Demir'), await addUser()];
    await blocks.block(ayse, ali);
    await blocks.block(ayse, deleted);
    await blocks.block(ali, ayse);
    accounts.delete(deleted);
    expect(await blocks.list(ayse)).toEqual([
      { userId: deleted, name: '', at: expect.any(Number) },
      { userId: ali, name: 'Ali D.', at: expect.any(Number) },
    ]);
    await blocks.unblock(ayse, deleted);
    expect(await blocks.list(ayse)).toHaveLength(1);
  });

  it('rejects a block of oneself or of an unknown user', async () => {
    const ayse = await addUser();
    await expect(blocks.block(ayse, ayse)).rejects.toMatchObject({ code: 'self-block', status: 409 });
    await expect(blocks.block(ayse, 404)).rejects.toMatchObject({ code: 'user-unknown', status: 404 });
    expect(await blocks.list(ayse)).toEqual([]);
  });
});
