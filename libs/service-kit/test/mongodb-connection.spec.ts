import { freePort } from '@rotadas/servers/processes/ports';
import { MongodbConnection } from '../src/mongodb/mongodb.connection.js';
import { databaseName } from '@rotadas/test-kit/setting';

describe('the connection to MongoDB', () => {
  let mongodb: MongodbConnection;
  const connect = (uri: string) => {
    mongodb = new MongodbConnection(uri);
    mongodb.onModuleInit();
  };
  afterEach(() => mongodb.onApplicationShutdown());

  it('delays operations until the database is prepared', async () => {
    connect(databaseName('connection'));
    const steps: string[] = [];
    mongodb.prepare(async () => void steps.push('prepared'));
    await mongodb.run(async () => void steps.push('worked'));
    expect(steps).toEqual(['prepared', 'worked']);
  });

  it('rejects operations while MongoDB is unavailable, and a ping immediately', async () => {
    connect(`mongodb://127.0.0.1:${await freePort()}/rotadas`);
    const unavailable = { code: 'dependency-away', status: 503 };
    await expect(mongodb.ping()).rejects.toMatchObject(unavailable);
    let hasWorked = false;
    await expect(mongodb.run(async () => void (hasWorked = true))).rejects.toMatchObject(unavailable);
    expect(hasWorked).toBe(false);
  });
});
