import { providersRpc } from '@rotadas/contracts/providers/providers.rpc';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { startPeer } from '@rotadas/service-kit/testing/start-peer';
import {
  type Certificate,
  startTlsProxy,
  type EncryptedFront,
  makeCertificate,
} from '@rotadas/test-kit/encrypted-front';
import { eventually } from '@rotadas/test-kit/eventually';
import { type LaunchedService, launchService } from '@rotadas/test-kit/launch-service';
import { setting, databaseName } from '@rotadas/test-kit/setting';

describe('the providers service over encrypted connections', () => {
  let certificate: Certificate;
  let fronts: Record<'mongodb' | 'redis' | 'nats', EncryptedFront>;
  beforeAll(async () => {
    certificate = await makeCertificate();
    const front = (kind: keyof typeof fronts, url: string) => startTlsProxy(kind, url, certificate);
    const [mongodb, redis, nats] = await Promise.all([
      front('mongodb', databaseName('encrypted')),
      front('redis', setting('REDIS_URL')),
      front('nats', setting('NATS_URL')),
    ]);
    fronts = { mongodb, redis, nats };
  });
  afterAll(async () => {
    for (const front of Object.values(fronts)) front.stop();
    await certificate.remove();
  });

  let service: LaunchedService | undefined;
  afterEach(() => service?.stop());

  const launch = async (settings: Record<string, string>) =>
    (service = await launchService('providers', {
      MONGODB_URI: fronts.mongodb.url,
      REDIS_URL: fronts.redis.url,
      NATS_URL: fronts.nats.url,
      LOG_LEVEL: 'fatal',
      ...settings,
    }));
  const seen = (what: keyof EncryptedFront['seen']) => Object.values(fronts).map((front) => front.seen[what]);

  it('sends nothing to servers with an unknown certificate', async () => {
    const { url } = await launch({});
    await eventually('it tried each', async () => seen('opened').every((count) => count > 0));
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
    expect(seen('encrypted')).toEqual([0, 0, 0]);
  });

  it('works with servers with a known certificate', async () => {
    const { ready } = await launch({ NODE_EXTRA_CA_CERTS: certificate.file });
    await ready();
    const peer = await startPeer('encrypted-test', setting('NATS_URL'));
    try {
      const status = await peer.get(RpcClient).call(providersRpc.getStatus, { userId: 7 });
      expect(status.isOnline).toBe(false);
    } finally {
      await peer.close();
    }
    expect(seen('encrypted').every((count) => count > 0)).toBe(true);
  });
});
