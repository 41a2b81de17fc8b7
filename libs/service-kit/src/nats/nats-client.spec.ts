import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { type FakeNats, fakeNats } from '../../test/support/fake-nats.js';
import { Metrics } from '../metrics/metrics.js';
import { NatsPublisher } from './nats-publisher.js';
import { NatsClient } from './nats-client.js';
import { natsConnectionOptions } from './nats-connection.js';

describe('NatsClient', () => {
  let server: FakeNats;
  let metrics: Metrics;
  let client: NatsClient;
  let connects: boolean[];
  let lost: PromiseWithResolvers<void>;
  let reconnected: PromiseWithResolvers<void>;
  beforeEach(async () => {
    [lost, reconnected] = [Promise.withResolvers(), Promise.withResolvers()];
    jest.spyOn(Logger.prototype, 'log').mockReturnValue(undefined);
    jest.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
    jest.spyOn(Logger.prototype, 'warn').mockImplementation((line: unknown) => {
      if (line === 'NATS is unavailable') lost.resolve();
    });
    server = await fakeNats();
    metrics = new Metrics();
    const options = {
      ...natsConnectionOptions(server.url, 'test'),
      reconnectTimeWait: 10,
      reconnectJitter: 0,
    };
    client = new NatsClient(options, metrics);
    connects = [];
    client.onConnection(() => {
      throw new Error('a listener failed');
    });
    client.onConnection((_connection, isFirst) => {
      connects.push(isFirst);
      if (!isFirst) reconnected.resolve();
    });
  });
  afterEach(async () => {
    client.beforeApplicationShutdown();
    await client.onApplicationShutdown();
    server.stop();
    jest.restoreAllMocks();
  });

  it('connects after NATS rejected its first connections', async () => {
    server.reject(2);
    client.onApplicationBootstrap();
    await client.firstConnection();
    expect(connects).toEqual([true]);
  });

  it('reconnects however often NATS rejects it, and calls each listener once', async () => {
    client.onApplicationBootstrap();
    await client.firstConnection();
    server.reject(5);
    server.disconnect();
    await lost.promise;
    await expect(client.requireConnection()).rejects.toMatchObject({ code: 'service-unavailable' });
    await reconnected.promise;
    expect(client.connection).toBeDefined();
    expect(connects).toEqual([true, false]);
  });

  it('drops and counts messages while it is disconnected', async () => {
    const publisher = new NatsPublisher(client, metrics);
    const dropped = async () => (await metrics.samples('rotadas_dropped_messages_total'))[0]?.value;
    publisher.publish('test.early', {});
    client.onApplicationBootstrap();
    await client.firstConnection();
    publisher.publish('test.sent', {});
    await publisher.flush();
    expect(server.received).toContain('PUB test.sent 2');
    expect(await dropped()).toBe(1);
    publisher.publish('a subject', {}); // invalid
    expect(await dropped()).toBe(2);
    const cyclic = { self: {} };
    cyclic.self = cyclic;
    expect(() => publisher.publish('test.cyclic', cyclic)).toThrow(TypeError);
  });
});
