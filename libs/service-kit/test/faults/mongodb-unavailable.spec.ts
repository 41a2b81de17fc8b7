import type { INestApplicationContext } from '@nestjs/common';
import { healthRpc } from '@rotadas/contracts/health/health.rpc';
import { freePort } from '@rotadas/servers/processes/ports';
import { eventually } from '@rotadas/test-kit/eventually';
import { type LaunchedService, launchService } from '@rotadas/test-kit/launch-service';
import { RpcClient } from '../../src/nats/rpc-client.js';
import { startPeer } from '../../src/testing/start-peer.js';
import { type PrivateServers, startPrivateServers } from '../support/private-servers.js';
import { readReachable, readyStatus } from '../support/readiness.js';
import { type StoringService, STORING_SERVICES } from '../support/services.js';

const UNAVAILABLE = { code: 'service-unavailable', status: 503, retryAfter: expect.any(Number) };

describe('while MongoDB is unavailable', () => {
  let servers: PrivateServers;
  let peer: INestApplicationContext;
  let service: LaunchedService | undefined;
  beforeAll(async () => {
    servers = await startPrivateServers();
    peer = await startPeer('mongodb-unavailable-test', servers.addresses(['nats'])['NATS_URL'] ?? '');
  });
  beforeEach(() => servers.startAll());
  afterEach(() => service?.stop());
  afterAll(async () => {
    await peer.close();
    await servers.end();
  });

  it.each(STORING_SERVICES)(
    'the $name service rejects requests, and recovers without a restart',
    async ({ name, servers: needed, settings: own, query, independent }: StoringService) => {
      const client = peer.get(RpcClient);
      const request = () => query.send(client);
      await servers.stop(['mongodb']);
      const METRICS_PORT = String(await freePort());
      const settings = { LOG_LEVEL: 'fatal', METRICS_PORT, ...servers.addresses(needed), ...own };
      const { url, ready } = (service = await launchService(name, settings));
      const reachesMongodb = (isReachable: boolean) =>
        eventually(`it ${isReachable ? 'reaches' : 'cannot reach'} MongoDB`, async () => {
          const { checks } = await client.call(healthRpc[name], {});
          return checks['mongodb'] === isReachable;
        });
      const showsReachable = async (isReachable: boolean) =>
        expect(await readReachable(METRICS_PORT)).toMatchObject({ mongodb: isReachable, nats: true });
      const isRefusing = async () => {
        await reachesMongodb(false);
        expect((await fetch(`${url}/healthz`)).status).toBe(200);
        await expect(request()).rejects.toMatchObject(UNAVAILABLE);
        await independent?.send(client);
        await showsReachable(false);
      };

      await isRefusing();
      expect(await readyStatus(url)).toBe(503); // its start is not complete
      await servers.startAll();
      await ready();
      const before = await request();
      await showsReachable(true);

      await servers.stop(['mongodb']);
      await isRefusing();
      expect(await readyStatus(url)).toBe(200);
      await servers.startAll();
      await reachesMongodb(true);
      expect(await request()).toEqual(before);
    },
  );
});
