import { DEPARTURE_FAULTS } from '@rotadas/contracts/providers/planned-offer';
import { aToken } from './support/a-token.js';
import { startTestBed, type TestBed } from './support/test-bed.js';
import { PLANNED } from './support/stand-in-planned.js';

const HOUR_MS = 3_600_000;
const OFFER = { type: 'taxi', from: 'Ankara', to: 'Konya', duration: 60 };
const OTHER = 'user-8';

describe('planned offers', () => {
  let testBed: TestBed;
  beforeAll(async () => void (testBed = await startTestBed()));
  afterAll(() => testBed.stop());

  const ask = async (method: string, path: string, body?: object, sub = 'ayse') => {
    const reply = await fetch(`${testBed.gateway.url}/api/services${path}`, {
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
    expect((await testBed.call('/api/services/planned', undefined, '')).status).toBe(401);
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

  it.each([
    ['in the past', () => ({ departsAt: Date.now() - 1_000 }), 'departsAt', DEPARTURE_FAULTS.past],
    ['in 8 days', () => ({ departsAt: Date.now() + 192 * HOUR_MS }), 'departsAt', DEPARTURE_FAULTS.far],
    ['as text', () => ({ departsAt: 'yarın' }), 'departsAt', 'sayı'],
    [
      'from beside the globe',
      () => ({ fromPlace: { latitude: 91, longitude: 1 } }),
      'fromPlace.latitude',
      '90',
    ],
    ['to half a point', () => ({ toPlace: { latitude: 1 } }), 'toPlace.longitude', 'zorunlu'],
  ])('are refused %s', async (_, change, field, text) => {
    expect(await ask('POST', '', { ...OFFER, ...change() })).toMatchObject([
      400,
      { details: { [field]: expect.stringContaining(text) } },
    ]);
  });

  it('are no offers that go on the map now', async () => {
    const service = { ...OFFER, departsAt: Date.now() + HOUR_MS };
    const place = { latitude: 39, longitude: 32 };
    const live = await testBed.call('/api/providers/status', { isOnline: true, service, ...place });
    expect([live.status, await live.json()]).toMatchObject([400, { code: 'input-invalid' }]);
    const both = await testBed.call('/api/providers/status', {
      isOnline: true,
      service: OFFER,
      offerId: PLANNED.id,
      ...place,
    });
    expect([both.status, await both.json()]).toMatchObject([
      400,
      { details: { offerId: expect.any(String) } },
    ]);
  });
});
