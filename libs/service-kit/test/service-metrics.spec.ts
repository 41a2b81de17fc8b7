import type { INestApplicationContext } from '@nestjs/common';
import { type LaunchedService, launchService } from '@rotadas/test-kit/launch-service';
import { setting, databaseName } from '@rotadas/test-kit/setting';
import { freePort } from '@rotadas/servers/processes/ports';
import { RpcClient } from '../src/nats/rpc-client.js';
import { startPeer } from '../src/testing/start-peer.js';
import { type StoringService, STORING_SERVICES } from './support/services.js';

describe('the metrics', () => {
  let peer: INestApplicationContext;
  let service: LaunchedService | undefined;
  beforeAll(async () => {
    peer = await startPeer('metrics-test', setting('NATS_URL'));
  });
  afterEach(() => service?.stop());
  afterAll(() => peer.close());

  it.each(STORING_SERVICES)(
    'of the $name service show its routes, dependencies and event loop',
    async ({ name, query, dependencies }: StoringService) => {
      const port = String(await freePort());
      const { ready } = (service = await launchService(name, {
        MONGODB_URI: databaseName(name),
        REDIS_URL: setting('REDIS_URL'),
        NATS_URL: setting('NATS_URL'),
        METRICS_PORT: port,
        LOG_LEVEL: 'warn',
      }));
      await ready();
      await query.send(peer.get(RpcClient));
      const scrape = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

      const text = await scrape();
      const route = `rotadas_route_duration_seconds_count{route="${query.subject}",outcome="ok"} 1\n`;
      expect(text).toContain(route);
      expect(text).toMatch(/nodejs_eventloop_lag_seconds \d/);
      for (const dependency of dependencies) {
        expect(text).toContain(`rotadas_dependency_reachable{dependency="${dependency}"} 1\n`);
        const durations = `rotadas_dependency_duration_seconds_count{dependency="${dependency}",outcome="ok"} `;
        expect(text).toContain(durations);
      }
    },
  );
});
