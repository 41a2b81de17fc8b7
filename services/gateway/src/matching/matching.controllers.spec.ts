import { aToken } from '../../test/support/a-token.js';
import { aMatchAnswer, aPlace } from '../../test/support/builders.js';
import { type InProcessGateway, startInProcess } from '../../test/support/in-process-gateway.js';
import { AMBIGUOUS } from '../../test/support/stand-in-matching.js';
import { aSavedRoute, FULL_USER, SAVED_ROUTE } from '../../test/support/stand-in-saved-routes.js';

const TO_BURSA = { from: { name: 'Balıkesir' }, to: { name: 'Bursa' } };
const POINT = { latitude: 39.92, longitude: 32.85 };
const ENDS = { from: { placeId: 'province-10' }, to: { name: 'Dedemin köyü' } };
const WISHED = { serviceType: 'all', maxDetourMetres: null, days: [1, 2, 3, 4, 5, 6, 7], hours: null };

let gateway: InProcessGateway;
beforeAll(async () => void (gateway = await startInProcess()));
afterAll(() => gateway.stop());

const answer = async (reply: Response) => [reply.status, await reply.json()];

describe('POST /api/matches', () => {
  const find = (wish: unknown, token?: string) => gateway.call('/api/matches', wish, token);

  it('passes a wish on, tidied, and answers who goes that way', async () => {
    const from = { name: '  Balıkesir ' };
    expect(await answer(await find({ ...TO_BURSA, from }))).toEqual([200, aMatchAnswer()]);
    expect(gateway.asked.wishes.at(-1)).toEqual({ ...TO_BURSA, serviceType: 'all', limit: 20 });
  });

  it('takes a place of the list and a point as ends, and what more a wish says', async () => {
    const wish = {
      from: { placeId: 'gn:1' },
      to: POINT,
      serviceType: 'cargo',
      maxDetourMetres: 0,
      limit: 50,
    };
    expect((await find(wish)).status).toBe(200);
    expect(gateway.asked.wishes.at(-1)).toEqual(wish);
  });

  it('passes no search on that is not valid', async () => {
    const { length } = gateway.asked.wishes;
    const reply = await find({ ...TO_BURSA, limit: 51 });
    expect(await answer(reply)).toMatchObject([400, { details: { limit: expect.any(String) } }]);
    expect(gateway.asked.wishes).toHaveLength(length);
  });

  it('asks back which place is meant', async () => {
    expect(await answer(await find({ ...TO_BURSA, from: { name: AMBIGUOUS } }))).toMatchObject([
      409,
      { code: 'place-ambiguous', details: { from: 'Hangi Kadıköy?' } },
    ]);
  });

  it('is for who is signed in', async () => {
    expect(await answer(await find(TO_BURSA, ''))).toMatchObject([401, { code: 'token-missing' }]);
  });
});

describe('the calls about places', () => {
  const search = (query: Record<string, string>) => gateway.call(`/api/places?${new URLSearchParams(query)}`);
  const lastSearch = () => gateway.asked.placeSearches.at(-1);

  it('passes a search on, tidied, ten places unless asked otherwise', async () => {
    expect(await answer(await search({ q: '  kadı\tköy ' }))).toEqual([200, [aPlace({ name: 'kadı köy' })]]);
    expect(lastSearch()).toEqual({ q: 'kadı köy', limit: 10 });
    await search({ q: 'Esenler', near: '39.92,32.85', limit: '3' });
    expect(lastSearch()).toEqual({ q: 'Esenler', near: { latitude: 39.92, longitude: 32.85 }, limit: 3 });
  });

  it('takes a point anywhere, also where latitude and longitude are swapped', async () => {
    expect((await search({ q: 'Bursa', near: '32.85,39.92' })).status).toBe(200);
    expect(lastSearch()).toMatchObject({ near: { latitude: 32.85, longitude: 39.92 } });
  });

  it.each([
    ['emoji', '🚗🚗'],
    ['one character', 'a'],
    ['100 characters', 'ğ'.repeat(100)],
    ['what looks like a query language', `{"$gt":""} ' OR 1=1 .*+?^\${}()|[\\]`],
  ])('takes %s as the text that it is', async (_what, q) => {
    expect((await search({ q })).status).toBe(200);
    expect(lastSearch()).toMatchObject({ q });
  });

  it('passes no search on that is not valid', async () => {
    const { length } = gateway.asked.placeSearches;
    const details = { q: expect.stringContaining('Bu alan zorunlu') };
    expect(await answer(await search({}))).toMatchObject([400, { code: 'input-invalid', details }]);
    const twice = await gateway.call('/api/places?q=a&q=b');
    expect(await answer(twice)).toMatchObject([400, { details: { q: expect.any(String) } }]);
    expect(gateway.asked.placeSearches).toHaveLength(length);
  });

  it('names a point by its nearest place, and answers null where there is none', async () => {
    const nearest = (query: string) => gateway.call(`/api/places/nearest?${query}`);
    const known = await nearest('latitude=40.99&longitude=29.03');
    expect(await answer(known)).toEqual([200, aPlace()]);
    const unknown = await nearest('latitude=-4.5e1&longitude=0');
    expect(unknown.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await answer(unknown)).toEqual([200, null]);
  });

  it('refuses a point that is not valid, by field', async () => {
    const reply = await gateway.call('/api/places/nearest?latitude=39.9');
    expect(await answer(reply)).toMatchObject([400, { details: { longitude: expect.any(String) } }]);
  });

  it('lets a browser keep an answer for a while, and no failure', async () => {
    const kept = async (path: string) => (await gateway.call(path)).headers.get('cache-control');
    expect(await kept('/api/places?q=Konya')).toBe('private, max-age=300');
    expect(await kept('/api/places/nearest?latitude=39&longitude=32')).toBe('private, max-age=300');
    expect(await kept('/api/places')).toBe('no-store');
  });

  it('is for who is signed in', async () => {
    for (const path of ['/api/places?q=Konya', '/api/places/nearest?latitude=39&longitude=32']) {
      const reply = await gateway.call(path, undefined, '');
      expect(await answer(reply)).toMatchObject([401, { code: 'token-missing' }]);
    }
  });
});

describe('the calls about saved routes', () => {
  const lastAsked = () => gateway.asked.savedRoutes.at(-1);
  const remove = (id: string, token = aToken()) =>
    gateway.send('DELETE', `/api/saved-routes/${id}`, undefined, token);

  it('POST /api/saved-routes saves one for who asks, 201, waiting for everything unless asked otherwise', async () => {
    const reply = await gateway.call('/api/saved-routes', ENDS);
    expect(await answer(reply)).toEqual([201, aSavedRoute()]);
    expect(lastAsked()).toEqual({ userId: 7, route: { ...ENDS, ...WISHED, endsOn: null } });

    const hours = { from: '07:00', to: '09:30' };
    const other = await gateway.call('/api/saved-routes', { ...ENDS, days: [5, 1, 5], hours });
    expect(await answer(other)).toEqual([201, aSavedRoute({ days: [1, 5], hours })]);
  });

  it('POST /api/saved-routes answers 409 with its own text to who has ten', async () => {
    const reply = await gateway.call('/api/saved-routes', ENDS, aToken({ sub: `user-${FULL_USER}` }));
    expect(await answer(reply)).toMatchObject([
      409,
      {
        code: 'saved-routes-full',
        error: 'En fazla 10 rota kaydedebilirsin. Yenisi için önce birini sil.',
      },
    ]);
  });

  it('passes no route on that is not valid', async () => {
    const { length } = gateway.asked.savedRoutes;
    const reply = await gateway.call('/api/saved-routes', { ...ENDS, userId: 1 });
    const details = { userId: expect.any(String) };
    expect(await answer(reply)).toMatchObject([400, { code: 'input-invalid', details }]);
    expect(gateway.asked.savedRoutes).toHaveLength(length);
  });

  it("GET /api/saved-routes lists the caller's own", async () => {
    const reply = await gateway.call('/api/saved-routes', undefined, aToken({ sub: 'user-21' }));
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
        error: 'Bu kayıtlı rota bulunamadı. Silinmiş olabilir; listeyi yenile.',
      },
    ]);
    expect((await remove('0')).status).toBe(400);
  });

  it('GET /api/saved-routes/waiting counts for an offer by its ends, or for the live one', async () => {
    const waiting = (query: string) => gateway.call(`/api/saved-routes/waiting${query}`);
    expect(await answer(await waiting(''))).toEqual([200, { waiting: 3 }]);
    expect(lastAsked()).toEqual({ userId: 7, draft: null });
    await waiting('?type=cargo&from=Ankara&fromPlaceId=province-6&to=Konya&toPoint=37.87,32.48');
    expect(lastAsked()).toEqual({
      userId: 7,
      draft: { type: 'cargo', from: { placeId: 'province-6' }, to: { latitude: 37.87, longitude: 32.48 } },
    });
    expect((await waiting('?from=Ankara')).status).toBe(400);
  });

  it('answers 401 to whoever brings no token', async () => {
    const replies = await Promise.all([
      gateway.call('/api/saved-routes', ENDS, ''),
      gateway.call('/api/saved-routes', undefined, ''),
      gateway.call('/api/saved-routes/waiting', undefined, ''),
      remove('5', ''),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  });
});

describe('while the matching service is unavailable', () => {
  beforeAll(() => gateway.stopMatching());

  it.each(['/api/places?q=Konya', '/api/places/nearest?latitude=39&longitude=32'])(
    'answers 503 with Retry-After to GET %s, kept by nobody',
    async (path) => {
      const reply = await gateway.call(path);
      const about = ['retry-after', 'cache-control'].map((name) => reply.headers.get(name));
      expect([reply.status, ...about]).toEqual([503, '5', 'no-store']);
      expect(await reply.json()).toMatchObject({
        code: 'dependency-away',
        error: 'Hizmete şu an ulaşılamıyor. Lütfen birazdan tekrar dene.',
      });
    },
  );

  it('returns 503 to POST /api/matches', async () => {
    expect(await answer(await gateway.call('/api/matches', TO_BURSA))).toMatchObject([
      503,
      { code: 'dependency-away' },
    ]);
  });

  it('serves what other services answer', async () => {
    expect((await gateway.call('/api/users/5')).status).toBe(200);
  });
});
