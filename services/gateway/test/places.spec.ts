import { aToken } from './support/a-token.js';
import { aPlace } from './support/builders.js';
import { startGateway } from './support/running-gateway.js';
import { startTestBed, type TestBed } from './support/test-bed.js';

let testBed: TestBed;
beforeAll(async () => void (testBed = await startTestBed()));
afterAll(() => testBed.stop());

describe('the calls about places', () => {
  const search = (query: Record<string, string>) => testBed.call(`/api/places?${new URLSearchParams(query)}`);
  const answer = async (reply: Response) => [reply.status, await reply.json()];
  const lastSearch = () => testBed.asked.placeSearches.at(-1);

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

  it.each([
    ['no text', {}, 'q', 'Bu alan zorunlu'],
    ['spaces only', { q: ' \t ' }, 'q', 'Bu alan boş olamaz'],
    ['nothing that can be seen', { q: '\u200B\u2060' }, 'q', 'Görünen en az bir karakter'],
    ['101 characters', { q: 'x'.repeat(101) }, 'q', 'En fazla 100 karakter'],
    ['10,000 letters', { q: 'x'.repeat(10_000) }, 'q', 'En fazla 100 karakter'],
    ['control characters', { q: 'Kadı\u0000köy' }, 'q', 'kontrol'],
    ['marks that turn the direction', { q: '\u202EBursa' }, 'q', 'yön işaretleri'],
    ['a point that is no number', { q: 'a', near: 'NaN' }, 'near', 'Biçimi'],
    ['a point that is half NaN', { q: 'a', near: '39.9,NaN' }, 'near', 'Biçimi'],
    ['half a point', { q: 'a', near: '39.9' }, 'near', 'En az 2'],
    ['a point of three', { q: 'a', near: '39.9,32.8,1' }, 'near', 'En fazla 2'],
    ['a point with spaces', { q: 'a', near: '39.9, 32.8' }, 'near', 'Biçimi'],
    ['a point off the globe', { q: 'a', near: '91,32.8' }, 'near.0', 'En fazla 90'],
    ['a point at infinity', { q: 'a', near: '1e999,32.8' }, 'near.0', 'sayı'],
    ['no place at all', { q: 'a', limit: '0' }, 'limit', 'En az 1'],
    ['21 places', { q: 'a', limit: '21' }, 'limit', 'En fazla 20'],
    ['a part of a place', { q: 'a', limit: '1.5' }, 'limit', 'Biçimi'],
    ['what it does not know', { q: 'a', district: 'b' }, 'district', 'tanınmıyor'],
  ])('refuses %s, naming the field', async (_what, query: Record<string, string>, field, text) => {
    const searches = testBed.asked.placeSearches.length;
    const details = { [field]: expect.stringContaining(text) };
    expect(await answer(await search(query))).toMatchObject([400, { code: 'input-invalid', details }]);
    expect(testBed.asked.placeSearches.length).toBe(searches);
  });

  it('refuses two texts at once', async () => {
    const reply = await testBed.call('/api/places?q=a&q=b');
    expect(await answer(reply)).toMatchObject([400, { details: { q: expect.any(String) } }]);
  });

  it('names a point by its nearest place, and answers null where there is none', async () => {
    const nearest = (query: string) => testBed.call(`/api/places/nearest?${query}`);
    const known = await nearest('latitude=40.99&longitude=29.03');
    expect(await answer(known)).toEqual([200, aPlace()]);
    const unknown = await nearest('latitude=-4.5e1&longitude=0');
    expect(unknown.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await answer(unknown)).toEqual([200, null]);
  });

  it.each([
    ['', 'latitude'],
    ['latitude=39.9', 'longitude'],
    ['latitude=&longitude=32.8', 'latitude'],
    ['latitude=NaN&longitude=32.8', 'latitude'],
    ['latitude=39.9&longitude=Infinity', 'longitude'],
    ['latitude=1e999&longitude=32.8', 'latitude'],
    ['latitude=90.1&longitude=32.8', 'latitude'],
    ['latitude=39.9&longitude=-180.5', 'longitude'],
    ['latitude=0x1f&longitude=32.8', 'latitude'],
    ['latitude=39.9&longitude=32.8&limit=2', 'limit'],
  ])('refuses the point (%s), naming the field', async (query, field) => {
    const reply = await testBed.call(`/api/places/nearest?${query}`);
    const details = { [field]: expect.any(String) };
    expect(await answer(reply)).toMatchObject([400, { code: 'input-invalid', details }]);
  });

  it('lets a browser keep an answer for a while, and no failure', async () => {
    const kept = async (path: string) => (await testBed.call(path)).headers.get('cache-control');
    expect(await kept('/api/places?q=Konya')).toBe('private, max-age=300');
    expect(await kept('/api/places/nearest?latitude=39&longitude=32')).toBe('private, max-age=300');
    expect(await kept('/api/places')).toBe('no-store');
  });

  it('is for who is signed in', async () => {
    for (const path of ['/api/places?q=Konya', '/api/places/nearest?latitude=39&longitude=32']) {
      const reply = await testBed.call(path, undefined, '');
      expect(await answer(reply)).toMatchObject([401, { code: 'token-missing' }]);
    }
  });

  it('counts against who asks', async () => {
    const limited = await startGateway({ ...testBed.settings, USER_LIMIT_PER_MINUTE: '2' });
    try {
      const headers = { authorization: `Bearer ${aToken({ sub: 'user-21' })}` };
      const ask = async () => (await fetch(`${limited.url}/api/places?q=Konya`, { headers })).status;
      expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429]);
    } finally {
      await limited.stop();
    }
  });
});

describe('while the matching service is away', () => {
  beforeAll(() => testBed.stopMatching());

  it.each(['/api/places?q=Konya', '/api/places/nearest?latitude=39&longitude=32'])(
    'answers 503 with Retry-After to GET %s, kept by nobody',
    async (path) => {
      const reply = await testBed.call(path);
      const about = ['retry-after', 'cache-control'].map((name) => reply.headers.get(name));
      expect([reply.status, ...about]).toEqual([503, '5', 'no-store']);
      expect(await reply.json()).toMatchObject({
        code: 'dependency-away',
        error: 'Hizmete şu an ulaşılamıyor. Lütfen birazdan tekrar dene.',
      });
    },
  );

  it('serves the others, and says which one is missing', async () => {
    expect((await testBed.call('/api/users/5')).status).toBe(200);
    const reply = await fetch(`${testBed.gateway.url}/readyz`);
    expect([reply.status, await reply.json()]).toMatchObject([
      503,
      { checks: { matching: false, users: true, nats: true } },
    ]);
  });
});
