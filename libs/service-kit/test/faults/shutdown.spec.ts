import { freePort } from '@rotadas/servers/processes/ports';
import { eventually } from '@rotadas/test-kit/eventually';
import { builtMain, launchUntil, type ListeningProcess } from '@rotadas/test-kit/service-process';
import { type PrivateServers, startPrivateServers } from '../support/private-servers.js';
import { readReachable } from '../support/readiness.js';
import { type Service, SERVICES } from '../support/services.js';

describe('on SIGTERM', () => {
  let servers: PrivateServers;
  let service: ListeningProcess | undefined;
  beforeAll(async () => {
    servers = await startPrivateServers();
  });
  beforeEach(() => servers.startAll());
  afterEach(() => service?.kill());
  afterAll(() => servers.end());

  const launch = async ({ name, servers: needed, settings: own }: Service) => {
    const METRICS_PORT = String(await freePort());
    const settings = { LOG_LEVEL: 'info', METRICS_PORT, ...servers.addresses(needed), ...own };
    service = await launchUntil('/healthz', builtMain(name), settings);
    const reaches = (expected: boolean) =>
      eventually(`it reaches ${expected ? 'all' : 'none'} of its servers`, async () => {
        const reachable = await readReachable(METRICS_PORT);
        return needed.every((kind) => reachable[kind] === expected);
      });
    return { ...service, reaches };
  };

  describe.each(SERVICES)('the $name service exits with code 0', (tested: Service) => {
    it('after the reader of its log exited', async () => {
      const { stopReading, stop } = await launch(tested);
      stopReading();
      expect(await stop()).toBe(0);
    });

    it('after it lost all its servers', async () => {
      const { reaches, stop } = await launch(tested);
      await reaches(true);
      await servers.stop(tested.servers);
      await reaches(false);
      expect(await stop()).toBe(0);
    });

    it('if its servers were never available', async () => {
      await servers.stop(tested.servers);
      const { reaches, stop } = await launch(tested);
      await reaches(false);
      expect(await stop()).toBe(0);
    });
  });
});
