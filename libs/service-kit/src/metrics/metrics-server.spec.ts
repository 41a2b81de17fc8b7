import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Metrics } from './metrics.js';
import { MetricsServer } from './metrics-server.js';

describe('MetricsServer', () => {
  let occupant: Server;
  beforeEach(async () => {
    occupant = createServer();
    await once(occupant.listen(0, '127.0.0.1'), 'listening');
  });
  afterEach(() => {
    occupant.close();
    jest.restoreAllMocks();
  });

  it.each([
    ['a free port in development', 'development', 'log'],
    ['no other port in production', 'production', 'warn'],
  ] as const)('takes %s if its port is in use', async (_what, nodeEnv, level) => {
    const spies = { log: jest.spyOn(Logger.prototype, 'log'), warn: jest.spyOn(Logger.prototype, 'warn') };
    for (const spy of Object.values(spies)) spy.mockReturnValue(undefined);
    const address = occupant.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    const settings = { METRICS_PORT: port, METRICS_HOST: '127.0.0.1', NODE_ENV: nodeEnv };
    const server = new MetricsServer(new Metrics(), settings);
    await server.onApplicationBootstrap();
    expect(Object.entries(spies).filter(([, { mock }]) => mock.calls.length > 0)).toMatchObject([
      [level, {}],
    ]);
    const [served] = /http\S+/.exec(String(spies.log.mock.calls[0]?.[0])) ?? [];
    if (served) expect((await fetch(served)).status).toBe(200);
    expect(served === undefined).toBe(nodeEnv === 'production');
    server.onApplicationShutdown();
  });
});
