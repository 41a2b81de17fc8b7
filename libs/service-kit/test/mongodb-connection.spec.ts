import { jest } from '@jest/globals';
import { freePort } from '@rotadas/servers/processes/ports';
import { mongo } from 'mongoose';
import { Metrics } from '../src/metrics/metrics.js';
import { IdSequence } from '../src/mongodb/id-sequence.js';
import { MongodbConnection } from '../src/mongodb/mongodb-connection.js';
import { databaseName } from '@rotadas/test-kit/require-env';

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

  it('prepares again after a failure, and traces each command once', async () => {
    connect(databaseName('connection'));
    const listeners: number[] = [];
    mongodb.prepare(async () => {
      listeners.push(mongodb.mongoose.getClient().listenerCount('commandStarted'));
      if (listeners.length === 1) throw new Error('not yet');
    });
    await mongodb.run(async () => undefined);
    expect(listeners[1]).toBe(listeners[0]);
  });

  it('does not repeat a transaction that loses MongoDB', async () => {
    connect(databaseName('connection'));
    let attempts = 0;
    const lost = mongodb.transaction(async () => {
      attempts += 1;
      const error = new mongo.MongoNetworkError('reset');
      error.addErrorLabel('TransientTransactionError');
      throw error;
    });
    await expect(lost).rejects.toMatchObject({ code: 'service-unavailable' });
    expect(attempts).toBe(1);
  });

  it('measures an operation once, also with a transaction or an allocated id', async () => {
    connect(databaseName('connection'));
    const ids = new IdSequence(mongodb);
    const count = async () => {
      const samples = await new Metrics().samples('rotadas_dependency_duration_seconds', 'count');
      return samples.reduce((sum, { value }) => sum + value, 0);
    };
    const before = await count();
    expect(await mongodb.run(() => ids.next('things'))).toBe(1);
    expect(await mongodb.transaction(async () => 'committed')).toBe('committed');
    expect((await count()) - before).toBe(2);
  });

  it('allocates the ids of concurrent requests in order, in one operation', async () => {
    connect(databaseName('connection'));
    const ids = new IdSequence(mongodb);
    const update = jest.spyOn(mongodb.mongoose.model('IdSequence'), 'findOneAndUpdate');
    const allocate = () => ids.next('others');
    expect(await mongodb.run(() => Promise.all([allocate(), allocate(), allocate()]))).toEqual([1, 2, 3]);
    expect(update).toHaveBeenCalledTimes(1);
    expect(await mongodb.run(allocate)).toBe(4);
  });

  it('rejects operations while MongoDB is unavailable, and a ping immediately', async () => {
    connect(`mongodb://127.0.0.1:${await freePort()}/rotadas`);
    const unavailable = { code: 'service-unavailable', status: 503 };
    await expect(mongodb.ping()).rejects.toMatchObject(unavailable);
    let hasWorked = false;
    await expect(mongodb.run(async () => void (hasWorked = true))).rejects.toMatchObject(unavailable);
    expect(hasWorked).toBe(false);
  });
});
