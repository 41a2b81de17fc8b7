import { randomUUID } from 'node:crypto';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import {
  type CopySample,
  OPERATIONS_SAMPLE,
  SAMPLE_EVERY_MS,
} from '@rotadas/contracts/operations/copy-sample';
import { OperationsView } from '@rotadas/contracts/operations/operations-view';
import { aCopySample } from '@rotadas/service-kit/testing/a-copy-sample';
import { eventually } from '@rotadas/test-kit/eventually';
import { aToken } from './support/a-token.js';
import { startGateway } from './support/running-gateway.js';
import { startTestBed, type TestBed } from './support/test-bed.js';

const ADMIN = aToken({ sub: 'admin' });
const PATH = '/api/admin/operations';

describe('the figures of the last hour', () => {
  let testBed: TestBed;
  let nats: NatsConnection;
  beforeAll(async () => {
    testBed = await startTestBed({ USER_LIMIT_PER_MINUTE: '100000' });
    nats = await connect({ servers: testBed.nats.url });
  });
  afterAll(async () => {
    await nats.close();
    await testBed.stop();
  });

  const look = async (url = testBed.gateway.url, since = '') => {
    const headers = { authorization: `Bearer ${ADMIN}` };
    return OperationsView.parse(await (await fetch(`${url}${PATH}${since}`, { headers })).json());
  };
  const tell = (sample: Partial<CopySample>) =>
    nats.publish(OPERATIONS_SAMPLE, JSON.stringify(aCopySample({ takenAt: currentMoment(), ...sample })));
  const servicesAt = async (url: string) =>
    (await look(url)).copies.map(({ service, isAway }) => `${service}${isAway ? ' away' : ''}`);

  it('are for admins alone', async () => {
    const answer = async (token: string) => {
      const reply = await testBed.call(PATH, undefined, token);
      return [reply.status, await reply.json()];
    };
    expect(await answer('')).toMatchObject([401, { code: 'token-missing' }]);
    expect(await answer(aToken())).toMatchObject([403, { code: 'admin-required' }]);
    const reply = await testBed.call(`${PATH}?since=yesterday`, undefined, ADMIN);
    expect([reply.status, await reply.json()]).toMatchObject([400, { code: 'input-invalid' }]);
  });

  it('come from every copy, this gateway included, and later ones alone are answered when asked', async () => {
    const copy = randomUUID();
    tell({ copy, counts: { positionsStored: 50 }, reaches: { mongodb: false, nats: true } });
    await eventually('both are heard', async () => {
      const { copies } = await look();
      return copies.some(({ service }) => service === 'gateway') && copies.some((each) => each.copy === copy);
    });
    const known = (await look()).copies.find((each) => each.copy === copy);
    expect(known).toMatchObject({ service: 'providers', isAway: false, reaches: { mongodb: false } });
    await eventually('the moment is shown', async () => (await look()).figures.positionsStored.includes(10));
    await eventually('so are the requests of this test', async () =>
      (await look()).figures.requests.some((rate) => rate !== null && rate > 0),
    );
    const { at, figures } = await look();
    expect(figures.viewers.at(-1)).toBe(0);
    const later = await look(undefined, `?since=${at.at(-1)}`);
    expect(later.at.length).toBeLessThanOrEqual(1);
    expect(later.at.every((each) => each > Number(at.at(-1)))).toBe(true);
  });

  it('survive messages that are none', async () => {
    nats.publish(OPERATIONS_SAMPLE, 'no JSON');
    nats.publish(OPERATIONS_SAMPLE, JSON.stringify(aCopySample({ heapShare: -1 })));
    const copy = randomUUID();
    tell({ copy });
    await eventually('the next one is heard', async () =>
      (await look()).copies.some((each) => each.copy === copy),
    );
  });

  it('name a gateway that was killed as away, and not one that ended in order', async () => {
    const [killed, ended] = await Promise.all([
      startGateway(testBed.settings),
      startGateway(testBed.settings),
    ]);
    const gateways = async () =>
      (await servicesAt(testBed.gateway.url)).filter((each) => each.startsWith('gateway'));
    await eventually('three are heard', async () => (await gateways()).length === 3);
    await ended.stop();
    await eventually('the ended one is gone', async () => (await gateways()).length === 2);
    await killed.kill();
    await eventually(
      'the killed one is away',
      async () => (await gateways()).includes('gateway away'),
      30_000,
    );
    expect(await gateways()).toContain('gateway');
  });

  it('begin anew with a gateway that has just started, which says since when it listens', async () => {
    const startedAt = Date.now();
    const second = await startGateway(testBed.settings);
    const { heardSince, at } = await look(second.url);
    expect(heardSince).toBeGreaterThanOrEqual(startedAt);
    expect(at.every((each) => each > startedAt - 2 * SAMPLE_EVERY_MS)).toBe(true);
    await second.stop();
  });
});

function currentMoment(): number {
  return Math.floor(Date.now() / SAMPLE_EVERY_MS) * SAMPLE_EVERY_MS;
}
