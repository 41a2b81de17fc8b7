import { createConnection, type Connection } from 'mongoose';
import { startUsersStandIn, type UsersStandIn } from '@rotadas/service-kit/testing/start-users-stand-in';
import { eventually } from '@rotadas/test-kit/eventually';
import { type PrivateServer, privateServer } from '@rotadas/test-kit/private-server';
import { launchMatching, type RunningMatching } from '../support/running-matching.js';
import { aRoute, savedRouteCalls } from '../support/saved-route-calls.js';

/** A query as MongoDB's profiler writes it down. */
interface Profiled {
  readonly command: { readonly filter: { readonly _id?: { readonly $in?: number[] } } };
}

/** Longer than two of its looks, which are 5 s apart, ms. */
const LIMIT_MS = 30_000;

describe('a copy of the service that no offer comes to', () => {
  let nats: PrivateServer;
  let mongodb: PrivateServer;
  let users: UsersStandIn;
  let matching: RunningMatching;
  let database: Connection;

  beforeAll(async () => {
    [nats, mongodb] = await Promise.all([privateServer('nats'), privateServer('mongodb')]);
    users = await startUsersStandIn(nats.url);
    matching = await launchMatching({ nats: nats.url, mongodb: mongodb.url });
    await matching.ready();
    database = await createConnection(matching.addresses.mongodb).asPromise();
    await database.db?.command({ profile: 2 });
  });
  afterAll(async () => {
    await database.close();
    await matching.stop();
    await users.stop();
    await Promise.all([nats.end(), mongodb.end()]);
  });

  const queries = (filter: object) =>
    database
      .collection<Profiled>('system.profile')
      .find({ op: 'query', ns: /saved-routes$/, ...filter })
      .toArray();
  /** How often it was asked what was saved lately. */
  const looks = async () => (await queries({ 'command.filter.createdAt': { $exists: true } })).length;

  it('reads what was saved all the same, each route once', async () => {
    const { id } = await savedRouteCalls(matching.client).save(aRoute());
    const before = await looks();
    await eventually('it has looked twice', async () => (await looks()) >= before + 2, LIMIT_MS);
    const read = await queries({ 'command.filter._id.$in': id });
    expect(read).toHaveLength(1);
  }, 60_000);
});
