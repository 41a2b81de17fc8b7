import { expect, test } from '@playwright/test';
import {
  type CollectedSpan,
  startTraceCollector,
  type TraceCollector,
} from '@rotadas/test-kit/trace-collector';
import { makeAccount } from '../support/accounts.ts';
import { makeProvider } from '../support/api.ts';
import { goOnline } from '../support/go-online.ts';
import { type OwnProduct, startOwnProduct } from '../support/start-product.ts';

const START_MS = 300_000;

const ANKARA = { latitude: 39.92, longitude: 32.85 };

let collector: TraceCollector;
let product: OwnProduct;

test.beforeAll(async () => {
  test.setTimeout(START_MS);
  collector = await startTraceCollector();
  process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = collector.url;
  process.env['OTEL_BSP_SCHEDULE_DELAY'] = '200';
  product = await startOwnProduct('traces');
});

test.afterAll(async () => {
  Reflect.deleteProperty(process.env, 'OTEL_EXPORTER_OTLP_ENDPOINT');
  Reflect.deleteProperty(process.env, 'OTEL_BSP_SCHEDULE_DELAY');
  await product.stop();
  await collector.stop();
});

const find = (trace: readonly CollectedSpan[], service: string, name: string) =>
  trace.find((span) => span.service === service && span.name === name);

test('going online is one trace from the request through services and event to matching', async () => {
  const account = await makeAccount(product);
  await makeProvider(product, account, 'İzlenen Sürücü');
  await goOnline(product, account, ANKARA);
  const trace = () => {
    const request = collector.spans.find(({ name }) => name === 'POST /api/providers/status');
    return collector.spans.filter(({ traceId }) => traceId === request?.traceId);
  };
  // Each service exports its spans separately.
  await expect(() => {
    const spans = trace();
    expect(new Set(spans.map(({ service }) => service))).toEqual(
      new Set(['gateway', 'providers', 'users', 'matching']),
    );
    const request = find(spans, 'gateway', 'POST /api/providers/status');
    const changed = find(spans, 'providers', 'providers.set-status');
    const published = find(spans, 'providers', 'publish providers.events.went-online');
    const followed = find(spans, 'matching', 'process providers.events.went-online');
    const serviceCall = find(spans, 'gateway', 'providers.set-status');
    for (const span of [request, changed, published, followed, serviceCall]) expect(span).toBeDefined();
    expect(serviceCall?.parentSpanId).toBe(request?.spanId);
    expect(published?.parentSpanId).toBe(changed?.spanId);
    expect(followed?.parentSpanId).toBe(published?.spanId);
    const commands = spans.flatMap(({ attributes }) => attributes['db.system.name'] ?? []);
    expect(commands).toEqual(expect.arrayContaining(['mongodb', 'redis']));
  }).toPass({ timeout: 60_000 });
  for (const secret of ['İzlenen', account.email, '39.92', '32.85'])
    expect(collector.text()).not.toContain(secret);
});
