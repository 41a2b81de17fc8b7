import { eventually } from '@rotadas/test-kit/eventually';
import { startTraceCollector } from '@rotadas/test-kit/trace-collector';
import { freePort } from '@rotadas/servers/processes/ports';
import { startTestBed, type TestBed } from '../support/test-bed.js';

const SOON = { OTEL_BSP_SCHEDULE_DELAY: '50' };
const LOST = 'The trace collector is unavailable; spans are dropped';

describe('a gateway with tracing', () => {
  let testBed: TestBed;
  afterEach(() => testBed.stop());

  it('works while the collector is unavailable, and logs it once', async () => {
    testBed = await startTestBed({
      ...SOON,
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
      OTEL_EXPORTER_OTLP_TIMEOUT: '200',
    });
    const { gateway, call } = testBed;
    const send = async () => expect((await call('/api/users/5')).status).toBe(200);
    await eventually('it says so', async () => {
      await send();
      return gateway.output().split(LOST).length === 2;
    });
    for (let times = 0; times < 50; times += 1) await send();
    expect(await gateway.stop()).toBe(0);
    expect(gateway.output().trim().split('\n')).toHaveLength(1);
  });

  it('shuts down in time though the collector never responds', async () => {
    const collector = await startTraceCollector({ silent: true });
    testBed = await startTestBed({ ...SOON, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
    await testBed.call('/api/users/5');
    expect(await testBed.gateway.stop()).toBe(0);
    await collector.stop();
  });
});
