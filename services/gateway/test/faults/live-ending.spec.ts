import { eventually } from '@rotadas/test-kit/eventually';
import { LiveClient } from '../support/live-client.js';
import { startTestBed, type TestBed } from '../support/test-bed.js';

/** Two waves. */
const VIEWERS = 205;

describe('/api/live at shutdown', () => {
  let testBed: TestBed;
  let clients: LiveClient[] = [];
  beforeEach(async () => void (testBed = await startTestBed({}, { liveWaveMs: 3_000 })));
  afterEach(async () => {
    clients.forEach((client) => client.close());
    await testBed.stop();
  });

  it('closes connections in waves, serves the remaining ones, and accepts no new ones', async () => {
    const { url } = testBed.gateway;
    clients = await Promise.all(Array.from({ length: VIEWERS }, () => LiveClient.connect(url)));
    const [first] = clients;
    await first?.next('snapshot', () => first.watch()); // so that nobody waits for it between the waves
    testBed.gateway.terminate();
    await eventually('the first wave is closed', async () => clients.some(({ closed }) => closed));
    const left = clients.filter(({ closed }) => !closed);
    expect(left.length).toBeGreaterThan(0);
    await eventually('only the second wave is left', async () => left.filter(open).length <= VIEWERS - 200);
    const [viewer] = left.filter(open);
    await viewer?.next('snapshot', () => viewer.watch());
    expect(viewer?.providers.size).toBe(1);
    await expect(LiveClient.connect(url)).rejects.toThrow('503');

    for (const client of clients) expect(await client.end()).toEqual({ code: 1001, reason: 'restarting' });
    expect(await testBed.gateway.stop()).toBe(0);
  });
});

const open = ({ closed }: LiveClient) => closed === undefined;
