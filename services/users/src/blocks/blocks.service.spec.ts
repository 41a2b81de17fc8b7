import { Test } from '@nestjs/testing';
import { HIDDEN_IDS_MAX } from '@rotadas/contracts/users/blocks.rpc';
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
  let store: InMemoryBlockStore;
  let wakes: number;
  beforeEach(async () => {
    accounts = new InMemoryAccountStore();
    store = new InMemoryBlockStore();
    wakes = 0;
    const module = await Test.createTestingModule({
      providers: [
        BlocksService,
        { provide: AccountStore, useValue: accounts },
        { provide: BlockStore, useValue: store },
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

  it('limits the people hidden from a user, without the loss of own blocks', async () => {
    const [ayse, ali] = [await addUser(), await addUser()];
    await blocks.block(ayse, ali);
    for (let index = 0; index <= HIDDEN_IDS_MAX; index += 1)
      await store.add({ blockerId: 10_000 + index, blockedId: ayse });
    const hidden = await hiddenFrom(ayse);
    expect(hidden).toHaveLength(HIDDEN_IDS_MAX);
    expect(hidden.slice(0, 2)).toEqual([ali, 10_000 + HIDDEN_IDS_MAX]);
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
