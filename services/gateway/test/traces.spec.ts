import { freePort } from '@rotadas/servers/processes/free-port';
import { temporaryFolder } from '@rotadas/servers/left-over/temporary-folder';
import { eventually } from '@rotadas/test-kit/eventually';
import { startTraceCollector, type TraceCollector } from '@rotadas/test-kit/trace-collector';
import { aToken } from './support/a-token.js';
import { loadedPackages, packagesOfStart, writesLoaded } from './support/loaded-packages.js';
import { startTestBed, type TestBed } from './support/test-bed.js';

const SOON = { OTEL_BSP_SCHEDULE_DELAY: '50' };
const LOST = 'Traces are lost: the collector does not take them';

describe('traces of the gateway', () => {
  let testBed: TestBed;
  let collector: TraceCollector;
  beforeAll(async () => {
    collector = await startTraceCollector();
    testBed = await startTestBed({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...SOON });
  });
  afterAll(async () => {
    await testBed.stop();
    await collector.stop();
  });

  const named = async (name: string) => {
    const find = () => collector.spans.find((span) => span.name === name);
    await eventually(`a span ${name}`, async () => find() !== undefined);
    return find();
  };

  it('go from a request, by the pattern of its route, to what it asks of others', async () => {
    await testBed.call('/api/users/5');
    const request = await named('GET /api/users/:id');
    const question = await named('users.get-public');
    expect(request).toMatchObject({
      service: 'gateway',
      attributes: { 'http.route': '/api/users/:id', 'http.response.status_code': 200 },
    });
    expect(request?.parentSpanId).toBeUndefined();
    expect(question).toMatchObject({ traceId: request?.traceId, parentSpanId: request?.spanId });
  });

  it('say nothing of who asks, for what, and with which token', async () => {
    const token = aToken();
    const { url } = testBed.gateway;
    await fetch(`${url}/api/places?q=Beypazari`, { headers: { authorization: `Bearer ${token}` } });
    await fetch(`${url}/api/nothing-of-the-kind?q=Beypazari`);
    await named('GET /api/places');
    await named('GET /api/*');
    for (const secret of [token, 'Beypazari', 'nothing-of-the-kind', '127.0.0.1'])
      expect(collector.text()).not.toContain(secret);
  });

  it('begin here: what a client says of a trace is left aside', async () => {
    const foreign = 'ab'.repeat(16);
    const headers = { traceparent: `00-${foreign}-${'cd'.repeat(8)}-00` };
    await fetch(`${testBed.gateway.url}/api/config`, { headers });
    const request = await named('GET /api/config');
    expect(request?.traceId).not.toBe(foreign);
  });

  it('are of a batch of positions on its own, not of one request in it', async () => {
    const stored = await testBed.call('/api/providers/location', { latitude: 39.9, longitude: 32.8 });
    expect(stored.status).toBe(204);
    const request = await named('POST /api/providers/location');
    const batch = await named('providers.store-positions');
    expect(request?.attributes['http.response.status_code']).toBe(204);
    expect(batch?.parentSpanId).toBeUndefined();
    expect(batch?.traceId).not.toBe(request?.traceId);
  });
});

describe('a gateway', () => {
  /** Runs one with these settings until the test has ended it. */
  const running = async (
    settings: Readonly<Record<string, string>>,
    use: (testBed: TestBed) => Promise<void>,
  ) => {
    const testBed = await startTestBed({ ...SOON, ...settings });
    try {
      await use(testBed);
      expect(await testBed.gateway.stop()).toBe(0);
    } finally {
      await testBed.stop();
    }
  };

  it('loads OpenTelemetry only where a collector is named', async () => {
    const [without, traced] = [await temporaryFolder('untraced'), await temporaryFolder('traced')];
    const collector = await startTraceCollector();
    const ask = async ({ call }: TestBed) => void (await call('/api/users/5'));
    try {
      await running(writesLoaded(without.path), ask);
      const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...writesLoaded(traced.path) };
      await running(settings, ask);
      const [few, more] = [await loadedPackages(without.path), await loadedPackages(traced.path)];
      expect(few).not.toContain('@opentelemetry/sdk-trace');
      expect(more).toContain('@opentelemetry/sdk-trace');
    } finally {
      await collector.stop();
      await Promise.all([without.remove(), traced.remove()]);
    }
  });

  it('loads neither OpenTelemetry nor BullMQ to start', async () => {
    const packages = await packagesOfStart();
    expect(packages).toContain('fastify');
    expect(packages).not.toContain('@opentelemetry/sdk-trace');
    expect(packages).not.toContain('bullmq');
  });

  it('is held up by nothing while the collector is away, and says so once', async () => {
    const settings = {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
      OTEL_EXPORTER_OTLP_TIMEOUT: '200',
    };
    await running(settings, async ({ gateway, call }) => {
      const lost = () => gateway.output().split(LOST).length - 1;
      const ask = async () => expect((await call('/api/users/5')).status).toBe(200);
      await eventually('it is said', async () => {
        await ask();
        return lost() === 1;
      });
      for (let times = 0; times < 50; times += 1) await ask();
      expect(await gateway.stop()).toBe(0);
      expect(gateway.output().trim().split('\n')).toHaveLength(1);
    });
  });

  it('ends in time though the collector never answers', async () => {
    const collector = await startTraceCollector({ silent: true });
    try {
      const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
      await running(settings, async ({ call }) => void (await call('/api/users/5')));
    } finally {
      await collector.stop();
    }
  });

  it('hands over what it has traced before it ends', async () => {
    const collector = await startTraceCollector();
    const settings = {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_BSP_SCHEDULE_DELAY: '600000',
    };
    try {
      await running(settings, async ({ call }) => {
        await call('/api/users/5');
        expect(collector.text()).toBe('');
      });
      expect(collector.text()).toContain('GET /api/users/:id');
    } finally {
      await collector.stop();
    }
  });
});
