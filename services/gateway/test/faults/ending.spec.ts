import { once } from 'node:events';
import { eventually } from '@rotadas/test-kit/eventually';
import { startTraceCollector } from '@rotadas/test-kit/trace-collector';
import type { TimeLimits } from '../../src/time-limits.js';
import { aToken } from '../support/a-token.js';
import { LiveClient } from '../support/live-client.js';
import { openRequest } from '../support/open-request.js';
import { startTestBed, type TestBed } from '../support/test-bed.js';
import { connectHalfOpen } from '../support/half-open-client.js';

/** Live connections. */
const TWO_WAVES = 205;

const HERE = { latitude: 39.9, longitude: 32.8 };

describe('on SIGTERM the gateway', () => {
  let testBed: TestBed;
  const begin = async (timeLimits?: Partial<TimeLimits>) =>
    void (testBed = await startTestBed({ LOCATION_LIMIT_PER_SECOND: '1000' }, timeLimits));
  afterEach(() => testBed.stop());

  const rejectsConnections = () =>
    eventually('new connections are rejected', () =>
      fetch(`${testBed.gateway.url}/healthz`).then(
        () => false,
        () => true,
      ),
    );

  it('completes requests in progress, closes their connections and exits with code 0', async () => {
    await begin();
    const { url } = testBed.gateway;
    const tokens = [1, 2, 3, 4, 5].map((id) => aToken({ sub: `user-${id}` }));
    const release = Promise.withResolvers<undefined>();
    testBed.standIns.delay = release.promise;
    const users = tokens.map((token) => openRequest(`${url}/api/users/5`, token));
    await eventually('all users are requested', async () => testBed.standIns.waiting === users.length);
    // Positions are sent last, with tokens known by now, since they have the shortest timeout.
    const positions = tokens.map((token) => openRequest(`${url}/api/providers/location`, token, HERE));
    await eventually('all questions have arrived', async () => {
      const { waiting, batches } = testBed.standIns;
      return batches.flat().length === tokens.length && waiting === users.length + batches.length;
    });
    testBed.gateway.terminate();
    await rejectsConnections();
    release.resolve(undefined);

    for (const { response } of users) {
      expect(await response).toMatchObject({ status: 200, connection: 'close' });
    }
    for (const { response } of positions) {
      expect(await response).toMatchObject({ status: 204, connection: 'close' });
    }
    await Promise.all([...users, ...positions].map(({ closed }) => closed));
    expect(await testBed.gateway.stop()).toBe(0);
    expect(testBed.gateway.output()).toBe('');
  });

  it('does not wait for an incomplete request, and exits with code 0', async () => {
    await begin({ shutdownTimeoutMs: 200 });
    const { response, socket } = connectHalfOpen(
      testBed.gateway.url,
      'POST /api/users/profile HTTP/1.1\r\nhost: a\r\n',
    );
    await once(socket, 'connect');
    testBed.gateway.terminate();
    await response;
    expect(await testBed.gateway.stop()).toBe(0);
    expect(testBed.gateway.output()).toBe('');
    socket.destroy();
  });

  it('closes idle keep-alive connections', async () => {
    await begin();
    const idle = openRequest(`${testBed.gateway.url}/healthz`, '');
    expect(await idle.response).toMatchObject({ status: 200, connection: 'keep-alive' });
    testBed.gateway.terminate();
    await idle.closed;
    expect(await testBed.gateway.stop()).toBe(0);
  });

  it('closes live connections in waves, serves the remaining ones, and accepts no new ones', async () => {
    await begin({ liveWaveMs: 3_000 });
    const { url } = testBed.gateway;
    const clients = await Promise.all(Array.from({ length: TWO_WAVES }, () => LiveClient.connect(url)));
    const [first] = clients;
    await first?.next('snapshot', () => first.watch()); // so that nobody waits for it between the waves
    testBed.gateway.terminate();
    await eventually('the first wave is closed', async () => clients.some(({ closed }) => closed));
    const left = clients.filter(({ closed }) => !closed);
    expect(left.length).toBeGreaterThan(0);
    const open = () => left.filter(({ closed }) => !closed);
    await eventually('only the second wave is left', async () => open().length <= TWO_WAVES - 200);
    const [viewer] = open();
    await viewer?.next('snapshot', () => viewer.watch());
    expect(viewer?.providers.size).toBe(1);
    await expect(LiveClient.connect(url)).rejects.toThrow('503');
    for (const client of clients) expect(await client.end()).toEqual({ code: 1001, reason: 'restarting' });
    expect(await testBed.gateway.stop()).toBe(0);
  });

  it('does not wait for a trace collector that never responds', async () => {
    const collector = await startTraceCollector({ silent: true });
    const settings = { OTEL_BSP_SCHEDULE_DELAY: '50', OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
    testBed = await startTestBed(settings);
    await testBed.call('/api/users/5');
    expect(await testBed.gateway.stop()).toBe(0);
    await collector.stop();
  });
});
