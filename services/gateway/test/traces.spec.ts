import { temporaryFolder } from '@rotadas/servers/leftovers/temporary-folder';
import { eventually } from '@rotadas/test-kit/eventually';
import { startTraceCollector, type TraceCollector } from '@rotadas/test-kit/trace-collector';
import { aToken, PROJECT_ID } from './support/a-token.js';
import { loadedPackages, packagesOfStart, writesLoaded } from './support/loaded-packages.js';
import { startGateway } from './support/running-gateway.js';
import { startTestBed, type TestBed } from './support/test-bed.js';

const SOON = { OTEL_BSP_SCHEDULE_DELAY: '50' };

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

  const sendRequest = ({ url }: { readonly url: string }) =>
    fetch(`${url}/api/users/5`, { headers: { authorization: `Bearer ${aToken()}` } });

  it('lead from a request, named by its route, to the routes that it calls', async () => {
    await testBed.call('/api/users/5');
    const request = await named('GET /api/users/:id');
    const call = await named('users.get-public');
    expect(request).toMatchObject({
      service: 'gateway',
      attributes: { 'http.route': '/api/users/:id', 'http.response.status_code': 200 },
    });
    expect(request?.parentSpanId).toBeUndefined();
    expect(call).toMatchObject({ traceId: request?.traceId, parentSpanId: request?.spanId });
  });

  it('contain no user, path or token', async () => {
    const token = aToken();
    const { url } = testBed.gateway;
    await fetch(`${url}/api/places?q=Beypazari`, { headers: { authorization: `Bearer ${token}` } });
    await fetch(`${url}/api/nothing-of-the-kind?q=Beypazari`);
    await named('GET /api/places');
    await named('GET /api/*');
    for (const secret of [token, 'Beypazari', 'nothing-of-the-kind', '127.0.0.1'])
      expect(collector.text()).not.toContain(secret);
  });

  it('start here and ignore the trace context of a client', async () => {
    const foreign = 'ab'.repeat(16);
    const headers = { traceparent: `00-${foreign}-${'cd'.repeat(8)}-00` };
    await fetch(`${testBed.gateway.url}/api/config`, { headers });
    const request = await named('GET /api/config');
    expect(request?.traceId).not.toBe(foreign);
  });

  it('have a separate trace for a batch of positions', async () => {
    const stored = await testBed.call('/api/providers/location', { latitude: 39.9123, longitude: 32.8456 });
    expect(stored.status).toBe(204);
    const request = await named('POST /api/providers/location');
    const batch = await named('providers.store-positions');
    expect(request?.attributes['http.response.status_code']).toBe(204);
    expect(batch?.parentSpanId).toBeUndefined();
    expect(batch?.traceId).not.toBe(request?.traceId);
    expect(collector.text()).not.toMatch(/39\.9123|32\.8456/);
  });

  it('are exported before the gateway exits', async () => {
    const late = await startTraceCollector();
    const gateway = await startGateway({
      ...testBed.settings,
      OTEL_EXPORTER_OTLP_ENDPOINT: late.url,
      OTEL_BSP_SCHEDULE_DELAY: '600000',
    });
    await sendRequest(gateway);
    expect(late.text()).toBe('');
    expect(await gateway.stop()).toBe(0);
    expect(late.text()).toContain('GET /api/users/:id');
    await late.stop();
  });

  it('do not load OpenTelemetry without a collector', async () => {
    const folder = await temporaryFolder('untraced');
    const gateway = await startGateway({
      REDIS_URL: testBed.redis.url,
      NATS_URL: testBed.nats.url,
      FIREBASE_PROJECT_ID: PROJECT_ID,
      FIREBASE_AUTH_EMULATOR_HOST: testBed.emulator.host,
      ...writesLoaded(folder.path),
    });
    await sendRequest(gateway);
    expect(await gateway.stop()).toBe(0);
    const packages = await loadedPackages(folder.path);
    expect(packages).toContain('fastify');
    expect(packages).not.toContain('@opentelemetry/sdk-trace');
    await folder.remove();
  });
});

it('the start loads neither OpenTelemetry nor BullMQ', async () => {
  const packages = await packagesOfStart();
  expect(packages).toContain('fastify');
  expect(packages).not.toContain('@opentelemetry/sdk-trace');
  expect(packages).not.toContain('bullmq');
});
