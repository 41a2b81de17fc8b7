import { BLOCKS_MAX } from '@rotadas/contracts/users/block';
import { usersEvents } from '@rotadas/contracts/users/users.events';
import { IdSequence } from '@rotadas/service-kit/mongodb/id-sequence';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb-connection';
import { MongodbOutbox } from '@rotadas/service-kit/outbox/mongodb-outbox';
import { databaseName } from '@rotadas/test-kit/require-env';
import { BlockStore } from '../src/blocks/store/block.store.js';
import { newAccount } from '../src/users/domain/registration.js';
import { AccountStore } from '../src/users/store/account.store.js';
import { anIdentity } from './support/in-memory-account-store.js';

describe('BlockStore', () => {
  const mongodb = new MongodbConnection(databaseName('users'));
  const accounts = new AccountStore(mongodb, new IdSequence(mongodb));
  const blocks = new BlockStore(mongodb, accounts);
  const outbox = new MongodbOutbox(mongodb.mongoose, 'users');
  beforeAll(() => mongodb.onModuleInit());
  afterAll(() => mongodb.onApplicationShutdown());

  const addUser = async () => (await accounts.create(newAccount(anIdentity()))).id;
  const events = async (userId: number) => {
    const pending = await outbox.pending(1_000);
    const own = pending.filter(({ documentId }) => documentId === userId);
    return own.flatMap((each) =>
      each.events.map(({ payload }) => usersEvents.blocksChanged.payload.parse(payload)),
    );
  };

  it('stores a block once, with one event, and ends it once', async () => {
    const [blockerId, blockedId] = [await addUser(), await addUser()];
    const pair = { blockerId, blockedId };
    await Promise.all([blocks.add(pair), blocks.add(pair), blocks.add(pair)]);
    await blocks.add(pair);
    expect(await blocks.list(blockerId)).toMatchObject([{ blockedId, createdAt: expect.any(Number) }]);
    expect(await blocks.listPairs([blockedId])).toMatchObject([pair]);
    await Promise.all([blocks.remove(pair), blocks.remove(pair)]);
    await blocks.remove(pair);
    expect(await blocks.list(blockerId)).toEqual([]);
    expect(await events(blockerId)).toMatchObject([
      { ...pair, isBlocked: true },
      { ...pair, isBlocked: false },
    ]);
  });

  it('ends with what the last event says if a block begins and ends at the same moment', async () => {
    const pair = { blockerId: await addUser(), blockedId: await addUser() };
    for (let round = 0; round < 10; round += 1)
      await Promise.all([blocks.add(pair), blocks.remove(pair), blocks.add(pair), blocks.remove(pair)]);
    const isBlocked = (await blocks.list(pair.blockerId)).length === 1;
    const all = await events(pair.blockerId);
    expect(all.at(-1)).toMatchObject({ ...pair, isBlocked });
    expect(all.map((each) => each.isBlocked)).toEqual(all.map((_, index) => index % 2 === 0));
  });

  it('limits the blocks of a user, also under concurrent requests', async () => {
    const blockerId = await addUser();
    const block = (blockedId: number) => blocks.add({ blockerId, blockedId });
    for (let blockedId = 1_000; blockedId < 1_000 + BLOCKS_MAX - 1; blockedId += 1) await block(blockedId);
    const last = await Promise.allSettled([block(2_000), block(2_001), block(2_002)]);
    const rejected = last.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(rejected).toMatchObject([{ code: 'blocks-full' }, { code: 'blocks-full' }]);
    expect(await blocks.list(blockerId)).toHaveLength(BLOCKS_MAX);
    await block(1_000);
    await expect(block(2_003)).rejects.toMatchObject({ code: 'blocks-full', status: 409 });
    expect(await events(blockerId)).toHaveLength(BLOCKS_MAX);
    await blocks.remove({ blockerId, blockedId: 1_000 });
    await block(2_003);
  });
});
