import { eventually } from '@rotadas/test-kit/eventually';
import { builtMain, launchUntil, type ListeningProcess } from '@rotadas/test-kit/service-process';
import { type PrivateServers, startPrivateServers } from '../support/private-servers.js';
import { readReadiness } from '../support/readiness.js';
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

  const launch = async ({ name, servers: needed }: Service) => {
    const settings = { LOG_LEVEL: 'info', ...servers.addresses(needed) };
    return (service = await launchUntil('/healthz', builtMain(name), settings));
  };
  const reaches = (url: string, needed: Service['servers'], expected: boolean) =>
    eventually(`it reaches ${expected ? 'all' : 'none'} of its servers`, async () => {
      const { checks } = await readReadiness(url);
      return needed.every((kind) => (checks[kind] ?? expected) === expected);
    });

  describe.each(SERVICES)('the $name service exits with code 0', (tested: Service) => {
    it('after the reader of its log exited', async () => {
      const { stopReading, stop } = await launch(tested);
      stopReading();
      expect(await stop()).toBe(0);
    });

    it('after it lost all its servers', async () => {
      const { url, stop } = await launch(tested);
      await reaches(url, tested.servers, true);
      await servers.stop(tested.servers);
      await reaches(url, tested.servers, false);
      expect(await stop()).toBe(0);
    });

    it('if its servers were never available', async () => {
      await servers.stop(tested.servers);
      const { url, stop } = await launch(tested);
      await reaches(url, tested.servers, false);
      expect(await stop()).toBe(0);
    });
  });
});
