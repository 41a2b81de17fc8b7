import { SAVED_ROUTE_FAULTS } from '@rotadas/contracts/matching/saved-route';
import { WAITING_FAULTS } from '@rotadas/contracts/matching/waiting';
import { aToken } from './support/a-token.js';
import { startTestBed, type TestBed } from './support/test-bed.js';
import { aSavedRoute, FULL_USER, SAVED_ROUTE } from './support/stand-in-saved-routes.js';

const ENDS = { from: { placeId: 'province-10' }, to: { name: 'Dedemin köyü' } };
const WISHED = { serviceType: 'all', maxDetourMetres: null, days: [1, 2, 3, 4, 5, 6, 7], hours: null };

describe('the calls about saved routes', () => {
  let testBed: TestBed;
  beforeAll(async () => void (testBed = await startTestBed()));
  afterAll(() => testBed.stop());

  const answer = async (reply: Response) => [reply.status, await reply.json()];
  const lastAsked = () => testBed.asked.savedRoutes.at(-1);
  const remove = (id: string, token = aToken()) =>
    fetch(`${testBed.gateway.url}/api/saved-routes/${id}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${token}` },
    });

  it('POST /api/saved-routes saves one for who asks, 201, waiting for everything unless asked otherwise', async () => {
    const reply = await testBed.call('/api/saved-routes', ENDS);
    expect(await answer(reply)).toEqual([201, aSavedRoute()]);
    expect(lastAsked()).toEqual({ userId: 7, route: { ...ENDS, ...WISHED, endsOn: null } });

    const hours = { from: '07:00', to: '09:30' };
    const other = await testBed.call('/api/saved-routes', { ...ENDS, days: [5, 1, 5], hours });
    expect(await answer(other)).toEqual([201, aSavedRoute({ days: [1, 5], hours })]);
  });

  it('POST /api/saved-routes answers 409 with its own text to who has ten', async () => {
    const reply = await testBed.call('/api/saved-routes', ENDS, aToken({ sub: `user-${FULL_USER}` }));
    expect(await answer(reply)).toMatchObject([
      409,
      {
        code: 'saved-routes-full',
        error: 'En fazla 10 yol kaydedebilirsin. Yenisi için önce birini sil.',
      },
    ]);
  });

  it.each([
    ['no end', { from: ENDS.from }, 'to'],
    ['a detour of less than nothing', { ...ENDS, maxDetourMetres: -1 }, 'maxDetourMetres'],
    ['a detour around the world', { ...ENDS, maxDetourMetres: 1e9 }, 'maxDetourMetres'],
    ['no day', { ...ENDS, days: [] }, 'days'],
    ['hours of no clock', { ...ENDS, hours: { from: '24:00', to: '25:00' } }, 'hours.from'],
    ['an unknown service type', { ...ENDS, serviceType: 'ufo' }, 'serviceType'],
    ['another owner', { ...ENDS, userId: 1 }, 'userId'],
  ])('POST /api/saved-routes refuses %s, naming the field', async (_what, body, field) => {
    const before = testBed.asked.savedRoutes.length;
    const reply = await testBed.call('/api/saved-routes', body);
    const details = { [field]: expect.any(String) };
    expect(await answer(reply)).toMatchObject([400, { code: 'input-invalid', details }]);
    expect(testBed.asked.savedRoutes.length).toBe(before);
  });

  it('POST /api/saved-routes refuses a last day that is over', async () => {
    const reply = await testBed.call('/api/saved-routes', { ...ENDS, endsOn: '2020-01-01' });
    const details = { endsOn: SAVED_ROUTE_FAULTS.endsOn };
    expect(await answer(reply)).toMatchObject([400, { details }]);
  });

  it("GET /api/saved-routes lists the caller's own", async () => {
    const reply = await testBed.call('/api/saved-routes', undefined, aToken({ sub: 'user-21' }));
    expect(await answer(reply)).toEqual([200, [aSavedRoute()]]);
    expect(lastAsked()).toEqual({ userId: 21 });
  });

  it("DELETE /api/saved-routes/{id} answers 204, and 404 with its own text where it is another's or none", async () => {
    const deleted = await remove(String(SAVED_ROUTE));
    expect([deleted.status, await deleted.text()]).toEqual([204, '']);
    expect(lastAsked()).toEqual({ userId: 7, savedRouteId: SAVED_ROUTE });
    expect(await answer(await remove('6'))).toMatchObject([
      404,
      {
        code: 'saved-route-unknown',
        error: 'Bu kayıtlı yol bulunamadı. Silinmiş olabilir; listeyi yenile.',
      },
    ]);
    expect((await remove('0')).status).toBe(400);
    expect((await remove('abc')).status).toBe(400);
  });

  it('GET /api/saved-routes/waiting counts for an offer by its ends, or for the live one', async () => {
    const waiting = (query: string) => testBed.call(`/api/saved-routes/waiting${query}`);
    expect(await answer(await waiting(''))).toEqual([200, { waiting: 3 }]);
    expect(lastAsked()).toEqual({ userId: 7, draft: null });
    await waiting('?type=cargo&from=Ankara&fromPlaceId=province-6&to=Konya&toPoint=37.87,32.48');
    expect(lastAsked()).toEqual({
      userId: 7,
      draft: { type: 'cargo', from: { placeId: 'province-6' }, to: { latitude: 37.87, longitude: 32.48 } },
    });
    expect(await answer(await waiting('?from=Ankara'))).toMatchObject([
      400,
      { code: 'input-invalid', details: { from: WAITING_FAULTS.together } },
    ]);
  });

  it('answers 401 to whoever brings no token', async () => {
    const replies = await Promise.all([
      testBed.call('/api/saved-routes', ENDS, ''),
      testBed.call('/api/saved-routes', undefined, ''),
      testBed.call('/api/saved-routes/waiting', undefined, ''),
      fetch(`${testBed.gateway.url}/api/saved-routes/5`, { method: 'DELETE' }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  });
});
