import { aToken } from '../../test/support/a-token.js';
import { type InProcessGateway, startInProcess } from '../../test/support/in-process-gateway.js';
import { PLANNED } from '../../test/support/stand-in-planned.js';

const HOUR_MS = 3_600_000;
const OFFER = { type: 'taxi', from: 'Ankara', to: 'Konya', duration: 60 };
const OTHER = 'user-8';

describe('planned offers', () => {
  let gateway: InProcessGateway;
  beforeAll(async () => void (gateway = await startInProcess()));
  afterAll(() => gateway.stop());

  const ask = async (method: string, path: string, body?: object, sub = 'ayse') => {
    const reply = await fetch(`${gateway.url}/api/services${path}`, {
      method,
      headers: {
        authorization: `Bearer ${aToken({ sub })}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    return [reply.status, text === '' ? null : JSON.parse(text)];
  };
  const own = `/planned/${PLANNED.id}`;

  it('are made by an offer that says when it departs, with the places of its ends', async () => {
    const departsAt = Date.now() + HOUR_MS;
    const fromPlace = { id: 'province-6', latitude: 39.92, longitude: 32.85 };
    const toPlace = { latitude: 37.87, longitude: 32.49 };
    const plan = { ...OFFER, departsAt, fromPlace, toPlace, seats: 2 };
    expect(await ask('POST', '', plan)).toMatchObject([
      201,
      { id: PLANNED.id, isActive: false, departsAt, fromPlace, toPlace, seats: 2 },
    ]);
    expect(await ask('POST', '', plan, OTHER)).toMatchObject([409, { code: 'planned-offers-full' }]);
  });

  it('are listed to their owner', async () => {
    expect(await ask('GET', '/planned')).toEqual([200, [PLANNED]]);
    expect(await ask('GET', '/planned', undefined, OTHER)).toEqual([200, []]);
    expect((await gateway.call('/api/services/planned', undefined, '')).status).toBe(401);
  });

  it('are changed and withdrawn by their owner, and unknown to others', async () => {
    const departsAt = Date.now() + HOUR_MS;
    const change = { ...OFFER, to: 'Karaman', departsAt };
    expect(await ask('PUT', own, change)).toMatchObject([200, { to: 'Karaman', departsAt }]);
    expect(await ask('PUT', own, OFFER)).toMatchObject([400, { details: { departsAt: expect.any(String) } }]);
    expect(await ask('PUT', own, change, OTHER)).toMatchObject([404, { code: 'planned-offer-unknown' }]);
    expect(await ask('DELETE', own, undefined, OTHER)).toMatchObject([
      404,
      { code: 'planned-offer-unknown' },
    ]);
    expect(await ask('DELETE', '/planned/zwölf')).toMatchObject([400, { code: 'input-invalid' }]);
    expect(await ask('DELETE', own)).toEqual([204, null]);
  });
});
