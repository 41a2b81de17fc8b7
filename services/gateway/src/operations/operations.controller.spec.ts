import { OPERATIONS_SAMPLE } from '@rotadas/contracts/operations/copy-sample';
import { OperationsView } from '@rotadas/contracts/operations/operations-view';
import { aCopySample } from '@rotadas/service-kit/testing/a-copy-sample';
import { aToken } from '../../test/support/a-token.js';
import { type InProcessGateway, startInProcess } from '../../test/support/in-process-gateway.js';

const ADMIN = aToken({ sub: 'admin' });
const PATH = '/api/admin/operations';

describe('GET /api/admin/operations', () => {
  let gateway: InProcessGateway;
  beforeAll(async () => void (gateway = await startInProcess()));
  afterAll(() => gateway.stop());

  const view = async (token: string, query = '') => {
    const reply = await gateway.call(`${PATH}${query}`, undefined, token);
    return [reply.status, await reply.json()];
  };

  it('is for admins alone', async () => {
    expect(await view('')).toMatchObject([401, { code: 'token-missing' }]);
    expect(await view(aToken())).toMatchObject([403, { code: 'admin-required' }]);
  });

  it('returns what instances published', async () => {
    const sample = aCopySample({ reaches: { mongodb: false, nats: true } });
    gateway.broadcasts.publish(OPERATIONS_SAMPLE, sample);
    const [status, body] = await view(ADMIN, `?since=${Date.now()}`);
    expect(status).toBe(200);
    const { at, copies } = OperationsView.parse(body);
    const { copy, reaches } = sample;
    expect(at).toEqual([]);
    expect(copies).toContainEqual(expect.objectContaining({ copy, reaches, isAway: false }));
  });
});
