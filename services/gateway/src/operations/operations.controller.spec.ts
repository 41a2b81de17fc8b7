import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import {
  type CopySample,
  OPERATIONS_SAMPLE,
  SAMPLE_EVERY_MS,
} from '@rotadas/contracts/operations/copy-sample';
import { OperationsView } from '@rotadas/contracts/operations/operations-view';
import { aCopySample } from '@rotadas/service-kit/testing/a-copy-sample';
import { aToken } from '../../test/support/a-token.js';
import { type InProcessGateway, startInProcess } from '../../test/support/in-process-gateway.js';

const ADMIN = aToken({ sub: 'admin' });
const PATH = '/api/admin/operations';

describe('GET /api/admin/operations', () => {
  let gateway: InProcessGateway;
  let startedAt: number;
  beforeAll(async () => {
    startedAt = Date.now();
    gateway = await startInProcess();
  });
  afterAll(() => gateway.stop());

  const view = async (since = '') =>
    OperationsView.parse(await (await gateway.call(`${PATH}${since}`, undefined, ADMIN)).json());
  const publish = (sample: Partial<CopySample>) =>
    gateway.broadcasts.publish(OPERATIONS_SAMPLE, aCopySample(sample));
  const lastMoment = () => Math.floor(Date.now() / SAMPLE_EVERY_MS) * SAMPLE_EVERY_MS;

  it('is for admins alone', async () => {
    const answer = async (token: string) => {
      const reply = await gateway.call(PATH, undefined, token);
      return [reply.status, await reply.json()];
    };
    expect(await answer('')).toMatchObject([401, { code: 'token-missing' }]);
    expect(await answer(aToken())).toMatchObject([403, { code: 'admin-required' }]);
  });

  it('returns what every instance published, and later moments alone when asked', async () => {
    const copy = randomUUID();
    publish({
      copy,
      takenAt: lastMoment(),
      counts: { positionsStored: 50 },
      reaches: { mongodb: false, nats: true },
    });
    // Once no sample of that moment can be late.
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * SAMPLE_EVERY_MS);
    const { copies, figures, at, heardSince } = await view();
    expect(copies.find((each) => each.copy === copy)).toMatchObject({
      service: 'providers',
      isAway: false,
      reaches: { mongodb: false },
    });
    expect(figures.positionsStored).toContain(10);
    expect(heardSince).toBeGreaterThanOrEqual(startedAt);
    expect((await view(`?since=${at.at(-1)}`)).at).toEqual([]);
    later.mockRestore();
  });

  it('leaves out an instance that ended', async () => {
    const copy = randomUUID();
    const has = async () => (await view()).copies.some((each) => each.copy === copy);
    publish({ copy, takenAt: lastMoment() });
    expect(await has()).toBe(true);
    publish({ copy, takenAt: lastMoment(), isLast: true });
    expect(await has()).toBe(false);
  });
});
