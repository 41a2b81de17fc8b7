import { PLANNED, START_TOKEN } from '../../test/support/stand-in-services.js';
import { useGateway } from '../../test/support/in-process-gateway.js';

describe('the start of a planned offer from its push message', () => {
  const gateway = useGateway();
  beforeEach(() => void (gateway.standIns.requests.length = 0));

  const start = async (body: object) => {
    const reply = await fetch(`${gateway.url}/api/services/planned/start`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return [reply.status, await reply.json().catch(() => null)];
  };

  it('needs only the token, and takes its user online with its offer', async () => {
    expect(await start({ token: START_TOKEN })).toEqual([204, null]);
    expect(gateway.standIns.requests).toEqual([
      { token: START_TOKEN },
      { userId: PLANNED.userId, status: { isOnline: true, offerId: PLANNED.id } },
    ]);
  });

  it.each([
    ['another token', { token: '7.12.9001.signature' }, 'start-token-invalid'],
    ['a long token', { token: 'a'.repeat(201) }, 'input-invalid'],
    ['no token', {}, 'input-invalid'],
    ['an offer of its own choice', { token: START_TOKEN, offerId: 13 }, 'input-invalid'],
  ])('rejects %s and starts nothing', async (_fault, body, code) => {
    expect(await start(body)).toMatchObject([400, { code }]);
    expect(gateway.standIns.requests.filter((request) => 'status' in Object(request))).toEqual([]);
  });
});
