import { privateServer, type PrivateServer } from '@rotadas/test-kit/private-server';
import { type Document, MongoClient } from 'mongodb';
import { renameStoredNames } from '../src/upgrade/rename-stored-names.ts';

type Stored = Document & { readonly _id: number };

const PLAN = { offer: { id: 3, departsAt: 5_000 }, changedAt: 200, isDue: false };
const unplanned = (reason: string) => ({
  id: reason,
  subject: 'providers.events.offer-unplanned',
  at: 300,
  payload: { userId: 7, offerId: 2, reason, at: 300 },
});
const PLANNED = { subject: 'providers.events.offer-planned', payload: { userId: 7, offerId: 3 } };

describe('data of the release before, after an upgrade', () => {
  let mongodb: PrivateServer;
  let client: MongoClient;
  const collection = (path: string) => {
    const [service, name = ''] = path.split('/');
    return client.db(`rotadas-${service}`).collection<Stored>(name);
  };
  const documents = (path: string) => collection(path).find().sort({ _id: 1 }).toArray();
  const upgrade = () => renameStoredNames(client, mongodb.url);

  beforeAll(async () => {
    mongodb = await privateServer('mongodb');
    client = await new MongoClient(mongodb.url).connect();
  });
  afterAll(async () => {
    await client.close();
    await mongodb.end();
  });
  beforeEach(async () => {
    for (const service of ['providers', 'reports', 'notifications', 'matching'])
      await client.db(`rotadas-${service}`).dropDatabase();
  });

  it('has planned offers with their unpublished events', async () => {
    const outbox = [unplanned('begun'), PLANNED, unplanned('lapsed'), unplanned('withdrawn')];
    await collection('providers/planners').insertOne({ _id: 7, revision: 4, plans: [PLAN], outbox });
    expect(await upgrade()).toBe(3);
    expect(await documents('providers/plannedoffers')).toEqual([
      {
        ...{ _id: 7, revision: 4, plans: [PLAN] },
        outbox: [
          { ...unplanned('started'), id: 'begun' },
          PLANNED,
          { ...unplanned('expired'), id: 'lapsed' },
          unplanned('withdrawn'),
        ],
      },
    ]);
    expect(await documents('providers/planners')).toEqual([]);
  });

  it('has the planned offers of a user who planned another one before the upgrade', async () => {
    const other = { offer: { id: 9, departsAt: 6_000 }, changedAt: 400, isDue: false };
    await collection('providers/planners').insertOne({ _id: 7, revision: 4, plans: [PLAN] });
    await collection('providers/plannedoffers').insertOne({ _id: 7, revision: 1, plans: [other] });
    await upgrade();
    expect(await documents('providers/plannedoffers')).toEqual([
      { _id: 7, revision: 1, plans: [PLAN, other] },
    ]);
  });

  it('has each planned offer once after an interrupted upgrade', async () => {
    for (const name of ['planners', 'plannedoffers'])
      await collection(`providers/${name}`).insertOne({ _id: 7, revision: 4, plans: [PLAN] });
    await upgrade();
    expect(await documents('providers/plannedoffers')).toEqual([{ _id: 7, revision: 4, plans: [PLAN] }]);
  });

  it('has the audit log and the notification settings', async () => {
    await collection('reports/adminacts').insertMany([{ _id: 1, kind: 'report-status' }, { _id: 2 }]);
    await collection('notifications/notificationchoices').insertOne({ _id: 7, quietHours: null });
    expect(await upgrade()).toBe(3);
    expect(await documents('reports/auditentries')).toEqual([{ _id: 1, kind: 'report-status' }, { _id: 2 }]);
    expect(await documents('notifications/notificationsettings')).toEqual([{ _id: 7, quietHours: null }]);
  });

  it('knows for each saved route of which offers its owner was notified', async () => {
    await collection('matching/saved-routes').insertMany([
      { _id: 1, userId: 7, told: [3, 4] },
      { _id: 2, userId: 7, told: [] },
    ]);
    expect(await upgrade()).toBe(2);
    expect(await documents('matching/saved-routes')).toEqual([
      { _id: 1, userId: 7, notifiedOfferIds: [3, 4] },
      { _id: 2, userId: 7, notifiedOfferIds: [] },
    ]);
  });

  it('stays as it is when the upgrade is repeated', async () => {
    await collection('reports/adminacts').insertOne({ _id: 1 });
    await collection('matching/saved-routes').insertOne({ _id: 1, told: [3] });
    await upgrade();
    expect(await upgrade()).toBe(0);
    expect(await documents('reports/auditentries')).toEqual([{ _id: 1 }]);
    expect(await documents('matching/saved-routes')).toEqual([{ _id: 1, notifiedOfferIds: [3] }]);
  });

  it('keeps what an interrupted upgrade has moved, and moves the rest', async () => {
    await collection('reports/adminacts').insertMany([{ _id: 1 }, { _id: 2 }]);
    await collection('reports/auditentries').insertOne({ _id: 1, kind: 'moved' });
    await upgrade();
    expect(await documents('reports/auditentries')).toEqual([{ _id: 1, kind: 'moved' }, { _id: 2 }]);
  });
});
