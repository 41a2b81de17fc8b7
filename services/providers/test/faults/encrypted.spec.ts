import { providersRpc } from '@rotadas/contracts/providers/providers.rpc';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { startPeer } from '@rotadas/service-kit/testing/start-peer';
import { type Certificate, startTlsProxy, type TlsProxy, makeCertificate } from '@rotadas/test-kit/tls-proxy';
import { eventually } from '@rotadas/test-kit/eventually';
import { type LaunchedService, launchService } from '@rotadas/test-kit/launch-service';
import { requireEnv, databaseName } from '@rotadas/test-kit/require-env';

describe('the providers service over encrypted connections', () => {
  let certificate: Certificate;
  let proxies: Record<'mongodb' | 'redis' | 'nats', TlsProxy>;
  beforeAll(async () => {
    certificate = await makeCertificate();
    const startProxy = (kind: keyof typeof proxies, url: string) => startTlsProxy(kind, url, certificate);
    const [mongodb, redis, nats] = await Promise.all([
      startProxy('mongodb', databaseName('encrypted')),
      startProxy('redis', requireEnv('REDIS_URL')),
      startProxy('nats', requireEnv('NATS_URL')),
    ]);
    proxies = { mongodb, redis, nats };
  });
  afterAll(async () => {
    for (const proxy of Object.values(proxies)) proxy.stop();
    await certificate.remove();
  });

  let service: LaunchedService | undefined;
  afterEach(() => service?.stop());

  const launch = async (settings: Record<string, string>) =>
    (service = await launchService('providers', {
      MONGODB_URI: proxies.mongodb.url,
      REDIS_URL: proxies.redis.url,
      NATS_URL: proxies.nats.url,
      LOG_LEVEL: 'fatal',
      ...settings,
    }));
  const seen = (what: keyof TlsProxy['seen']) => Object.values(proxies).map((proxy) => proxy.seen[what]);

  it('sends nothing to servers with an unknown certificate', async () => {
    const { url } = await launch({});
    await eventually('it tried each', async () => seen('opened').every((count) => count > 0));
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
    expect(seen('encrypted')).toEqual([0, 0, 0]);
  });

  it('works with servers with a known certificate', async () => {
    const { ready } = await launch({ NODE_EXTRA_CA_CERTS: certificate.file });
    await ready();
    const peer = await startPeer('encrypted-test', requireEnv('NATS_URL'));
    try {
      const status = await peer.get(RpcClient).call(providersRpc.getStatus, { userId: 7 });
      expect(status.isOnline).toBe(false);
    } finally {
      await peer.close();
    }
    expect(seen('encrypted').every((count) => count > 0)).toBe(true);
  });
});
