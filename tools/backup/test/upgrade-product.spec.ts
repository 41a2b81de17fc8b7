import { jetstreamManager, type JetStreamManager } from '@nats-io/jetstream';
import { connect, headers, type NatsConnection } from '@nats-io/transport-node';
import { parseNatsAddress } from '@rotadas/contracts/access/nats-address';
import { healthRpc } from '@rotadas/contracts/health/health.rpc';
import { privateServer, type PrivateServer } from '@rotadas/test-kit/private-server';
import { type Document, MongoClient } from 'mongodb';
import { DECISIONS } from '../src/upgrade/decisions.ts';
import { upgradeServers } from '../src/upgrade/upgrade-product.ts';

const decision = (id: string) => ({
  id,
  at: 1_000,
  payload: { reportId: 4, userId: 7, adminId: 1, from: 'yeni', to: 'çözüldü' },
});
const entry = (id: string, requestId: string | null) => ({
  ...{ _id: id, at: 1_000, adminId: 1, kind: 'report-status', target: '4', userId: 7 },
  ...{ facts: { from: 'yeni', to: 'çözüldü' }, requestId },
});

describe('decisions of administrators that the audit log of the release before lacks', () => {
  let mongodb: PrivateServer;
  let nats: PrivateServer;
  let client: MongoClient;
  let connection: NatsConnection;
  let manager: JetStreamManager;
  const database = () => client.db('rotadas-reports');
  const collection = (name: string) =>
    database().collection<Document & { readonly _id: number | string }>(name);
  const auditLog = () => collection('auditentries').find().sort({ _id: 1 }).toArray();
  const upgrade = () => upgradeServers({ mongodb, nats });
  const publish = async (id: string) => {
    const carried = headers();
    carried.set('x-request-id', `request-${id}`);
    const text = JSON.stringify(decision(id));
    await manager.jetstream().publish(DECISIONS.subject, text, { headers: carried });
  };

  beforeAll(async () => {
    [mongodb, nats] = await Promise.all([privateServer('mongodb'), privateServer('nats')]);
    client = await new MongoClient(mongodb.url).connect();
    connection = await connect(parseNatsAddress(nats.url));
    manager = await jetstreamManager(connection);
  });
  afterAll(async () => {
    await connection.close();
    await client.close();
    await Promise.all([mongodb.end(), nats.end()]);
  });
  beforeEach(async () => {
    await database().dropDatabase();
    await manager.streams.add({ name: DECISIONS.stream, subjects: [DECISIONS.subject] });
    await collection('reports').insertOne({ _id: 4, outbox: [] });
  });
  afterEach(() => manager.streams.delete(DECISIONS.stream).catch(() => undefined));

  it('are added from the stream, which is deleted', async () => {
    await publish('a');
    expect(await upgrade()).toBe(1);
    expect(await auditLog()).toEqual([entry('a', 'request-a')]);
    await expect(manager.streams.info(DECISIONS.stream)).rejects.toThrow('stream not found');
  });

  it('are added from reports with events that were not published', async () => {
    const opened = { subject: 'reports.opened', payload: { reportId: 4 } };
    const outbox = [opened, { ...decision('b'), subject: DECISIONS.subject, requestId: 'request-b' }];
    await collection('reports').updateOne({ _id: 4 }, { $set: { outbox } });
    expect(await upgrade()).toBe(1);
    expect(await auditLog()).toEqual([entry('b', 'request-b')]);
    expect(await collection('reports').findOne()).toEqual({ _id: 4 });
  });

  it('leave the entries of other decisions as they are', async () => {
    await collection('adminacts').insertOne({ ...entry('a', null), note: 'kept' });
    await publish('a');
    expect(await upgrade()).toBe(1);
    expect(await auditLog()).toEqual([{ ...entry('a', null), note: 'kept' }]);
  });

  it('are added once, and no stream is needed for a repetition', async () => {
    await publish('a');
    await upgrade();
    expect(await upgrade()).toBe(0);
    expect(await auditLog()).toHaveLength(1);
  });

  it('are not added while a service is running', async () => {
    const running = connection.subscribe(healthRpc.reports.subject, {
      callback: (_, message) => {
        message.respond('{}');
      },
    });
    await publish('a');
    await expect(upgrade()).rejects.toThrow('The product is running (reports)');
    running.unsubscribe();
    expect(await auditLog()).toEqual([]);
  });
});
