import { IdSequence } from '@rotadas/service-kit/mongodb/id-sequence';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb-connection';
import { withCollection } from '@rotadas/test-kit/connections';
import { databaseName } from '@rotadas/test-kit/require-env';
import { type NewShare, ShareStore } from '../src/shares/store/share.store.js';
import { HOUR_MS, PROVIDER_ID } from './support/an-agreement.js';

const uri = databaseName('agreements');
const mongodb = new MongodbConnection(uri);
const store = new ShareStore(mongodb, new IdSequence(mongodb));
const NOW = Date.now();
const AFTER = NOW + HOUR_MS;

let ownerId = 2_000;
beforeAll(() => mongodb.onModuleInit());
beforeEach(() => void (ownerId += 1));
afterAll(() => mongodb.onApplicationShutdown());

let hashes = 0;
const aShare = (known: Partial<NewShare> = {}): NewShare => ({
  ...{ ownerId, hash: `hash-${(hashes += 1)}`, agreementId: 3, offerId: 5, providerId: PROVIDER_ID },
  ...{ firstName: 'Mehmet', serviceType: 'taxi', from: 'Isparta', to: 'Antalya' },
  ...{ createdAt: NOW, expiresAt: AFTER },
  ...known,
});

describe('shares', () => {
  it('are opened by their hash until they end, and counted', async () => {
    const { hash, ...share } = aShare();
    const { id } = await store.add({ hash, ...share });
    const { agreementId, offerId, firstName, serviceType, from, to, providerId, expiresAt } = share;
    const opened = { agreementId, offerId, firstName, serviceType, from, to, providerId, expiresAt };
    expect(await store.open(hash, NOW, true)).toEqual(opened);
    expect(await store.open(hash, NOW, false)).toEqual(opened);
    expect(await store.listOpen(ownerId, NOW)).toEqual([
      { id, agreementId, from, to, createdAt: NOW, expiresAt, opened: 1 },
    ]);
    expect(await store.open(hash, AFTER, true)).toBeNull();
    expect(await store.listOpen(ownerId, AFTER)).toEqual([]);
    expect(await store.open('another', NOW, true)).toBeNull();
  });

  it('are at most five of a user that have not ended, also concurrent ones', async () => {
    const results = await Promise.allSettled(Array.from({ length: 12 }, () => store.add(aShare())));
    const refused = results.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []));
    expect(new Set(refused)).toEqual(new Set(['shares-full']));
    expect((await store.listOpen(ownerId, NOW)).length).toBeLessThanOrEqual(5);
    await store.shorten({ ownerId }, NOW);
    await store.add(aShare());
  });

  it('end earlier, never later', async () => {
    const { id } = await store.add(aShare({ providerId: 91 }));
    expect(await store.shorten({ ownerId, _id: id }, AFTER + 1)).toEqual([]);
    expect(await store.shorten({ ownerId, _id: id }, NOW + 10)).toEqual([91]);
    expect(await store.shorten({ ownerId, _id: id }, NOW + 10)).toEqual([]);
    expect(await store.listOpen(ownerId, NOW)).toMatchObject([{ expiresAt: NOW + 10 }]);
  });

  it('name the users who share and who are followed', async () => {
    await store.add(aShare({ providerId: 92 }));
    expect(await store.listUsers(NOW)).toEqual(expect.arrayContaining([ownerId, 92]));
    expect(await store.listUsers(AFTER)).not.toContain(92);
  });

  it('are deleted by MongoDB after their end', async () => {
    const indexes = await withCollection(uri, 'shares', (all) => all.indexes());
    expect(indexes).toContainEqual(expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }));
    expect(indexes).toContainEqual(expect.objectContaining({ key: { hash: 1 }, unique: true }));
  });

  it('are opened a thousand times without losing one', async () => {
    const share = aShare();
    await store.add(share);
    const open = async () => {
      for (let count = 0; count < 50; count += 1) await store.open(share.hash, NOW, true);
    };
    await Promise.all(Array.from({ length: 20 }, open));
    expect(await store.listOpen(ownerId, NOW)).toMatchObject([{ opened: 1_000 }]);
  });
});
