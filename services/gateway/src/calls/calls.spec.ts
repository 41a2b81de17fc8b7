import { aToken } from '../../test/support/a-token.js';
import { type InProcessGateway, startInProcess } from '../../test/support/in-process-gateway.js';
import { aVersionedProvider } from '../../test/support/builders.js';
import { UNDECIDED_USER } from '../../test/support/stand-in-services.js';

const EMULATOR = '127.0.0.1:9099';
const OFFER = { type: 'taxi', from: 'Ankara', to: 'Konya', duration: 60 };
const MORE = { seats: 2, price: { amount: 150, per: 'person' as const }, stops: ['Kulu'] };

describe('the calls', () => {
  let gateway: InProcessGateway;
  beforeAll(async () => {
    gateway = await startInProcess({
      LOCATION_LIMIT_PER_SECOND: '1000',
      FIREBASE_AUTH_EMULATOR_HOST: EMULATOR,
    });
    gateway.asked.onMap = [aVersionedProvider(MORE)];
  });
  afterAll(() => gateway.stop());

  it('composes the signed-in user of its account and of what it has on the map', async () => {
    const reply = await gateway.call('/api/users/me');
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(await reply.json()).toMatchObject({
      id: 7,
      isOnline: true,
      activeService: 'taxi',
      onlineDuration: 60,
      latitude: 39,
    });
  });

  it.each([
    ['/api/users/register', { email: 'a@b.co', fullName: 'Ayşe', profileImage: null }, 200],
    ['/api/users/profile', { fullName: 'Ayşe Kaya', birthDate: '' }, 200],
    ['/api/services', OFFER, 201],
    ['/api/providers/status', { isOnline: false }, 200],
    ['/api/providers/location', { latitude: 39.9, longitude: 32.8 }, 204],
  ])('takes POST %s', async (path, body, status) => {
    expect((await gateway.call(path, body)).status).toBe(status);
  });

  it.each([
    'companion',
    'taxi',
    'shuttle',
    'moto_courier',
    'cargo',
    'shipping',
    'air_transport',
    'sea_transport',
    'sea_tours',
  ])('takes an offer of the type %s, and lists those of it', async (type) => {
    expect((await gateway.call('/api/services', { ...OFFER, type })).status).toBe(201);
    const listed = await gateway.call(`/api/providers/active?serviceType=${type}`, undefined, '');
    expect([listed.status, await listed.json()]).toEqual([200, expect.any(Array)]);
  });

  it('takes an offer for 15, 30, 60, 240 or 360 minutes, or for always', async () => {
    for (const duration of [15, 30, 60, 240, 360, 'always'])
      expect((await gateway.call('/api/services', { ...OFFER, duration })).status).toBe(201);
  });

  it('has every call of the specification, and none about ratings', async () => {
    const reply = await gateway.call('/api/docs/openapi.json', undefined, '');
    const { paths } = (await reply.json()) as { paths: Record<string, object> };
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(calls).toEqual(
      expect.arrayContaining([
        'GET /api/users/me',
        'POST /api/users/register',
        'POST /api/users/profile',
        'POST /api/users/accept-terms',
        'GET /api/users/{id}',
        'POST /api/services',
        'POST /api/providers/status',
        'POST /api/providers/location',
        'GET /api/providers/active',
        'POST /api/reports',
        'GET /api/reports',
        'PATCH /api/reports/{id}/status',
      ]),
    );
    expect(calls.filter((call) => /rating/i.test(call))).toEqual([]);
  });

  it('takes what an offer says besides, and answers one without it as before', async () => {
    const reply = await gateway.call('/api/services', { ...OFFER, ...MORE });
    expect([reply.status, await reply.json()]).toMatchObject([201, MORE]);
    const plain = await (await gateway.call('/api/services', OFFER)).json();
    expect(Object.keys(plain as object)).not.toContain('seats');
    const box = await gateway.call('/api/providers/active?bbox=32,39,33,40', undefined, '');
    expect(await box.json()).toMatchObject([MORE]);
  });

  it('changes the offer on the map, and refuses who is not on it', async () => {
    const edit = (uid: string, body: object) =>
      gateway.send('PUT', '/api/services/active', body, aToken({ sub: uid }));
    const edited = await edit('ayse', { ...OFFER, to: 'Karaman', seats: 3 });
    expect([edited.status, await edited.json()]).toMatchObject([
      200,
      { isOnline: true, offer: { to: 'Karaman', seats: 3 } },
    ]);
    const refused = await edit('offline', OFFER);
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'provider-offline' }]);
    expect((await edit('ayse', { ...OFFER, seats: 0 })).status).toBe(400);
  });

  it('tells the name of another user by id', async () => {
    const reply = await gateway.call('/api/users/5');
    expect([reply.status, await reply.json()]).toEqual([200, { id: 5, fullName: 'Ali Demir' }]);
  });

  it.each([{}, { 'content-type': 'application/json' }])(
    'takes the terms without a body, with the headers %j',
    async (headers) => {
      const reply = await fetch(`${gateway.url}/api/users/accept-terms`, {
        method: 'POST',
        headers: { authorization: `Bearer ${aToken()}`, ...headers },
      });
      expect(await reply.json()).toMatchObject({ termsAccepted: true });
    },
  );

  it('lists active providers without a token, all or of one service', async () => {
    const all = await gateway.call('/api/providers/active', undefined, '');
    expect(await all.json()).toMatchObject([{ id: 7, activeService: 'taxi' }]);
    const cargo = await gateway.call('/api/providers/active?serviceType=cargo', undefined, '');
    expect(await cargo.json()).toEqual([]);
  });

  it('passes the error of a service on, whole', async () => {
    const reply = await gateway.call('/api/providers/status', {
      isOnline: true,
      latitude: 39,
      longitude: 32,
    });
    expect(reply.status).toBe(403);
    expect(await reply.json()).toMatchObject({
      code: 'profile-incomplete',
      details: { phone: 'Telefon eksik' },
    });
    expect((await gateway.call('/api/users/4711')).status).toBe(404);
  });

  it('sends positions of many callers in few batches, and refuses those of an offline provider', async () => {
    const before = gateway.asked.batches.length;
    const position = { latitude: 39.9, longitude: 32.8 };
    const replies = await Promise.all(
      Array.from({ length: 100 }, () => gateway.call('/api/providers/location', position)),
    );
    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([204]));
    expect(gateway.asked.batches.length - before).toBeLessThan(100);
    const refused = await gateway.call('/api/providers/location', position, aToken({ sub: 'offline' }));
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'provider-offline' }]);
  });

  it('answers 503 to the one sender in a batch about whom nothing can be decided, and stores the others', async () => {
    const position = { latitude: 39.9, longitude: 32.8 };
    const [undecided, stored] = await Promise.all(
      [UNDECIDED_USER, 8].map((id) =>
        gateway.call('/api/providers/location', position, aToken({ sub: `user-${id}` })),
      ),
    );
    expect(stored?.status).toBe(204);
    expect([undecided?.status, undecided?.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await undecided?.json()).toMatchObject({ code: 'dependency-away' });
  });

  it('tells the web app where it runs', async () => {
    const reply = await gateway.call('/api/config', undefined, '');
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(await reply.json()).toMatchObject({
      firebase: { projectId: 'demo-rotadas' },
      authEmulatorUrl: `http://${EMULATOR}`,
      googleMapsKey: null,
    });
  });

  it('describes itself as OpenAPI, and shows that without any foreign script', async () => {
    const document = await gateway.call('/api/docs/openapi.json', undefined, '');
    expect(await document.json()).toMatchObject({
      openapi: '3.1.0',
      paths: { '/api/providers/location': { post: { requestBody: expect.anything() } } },
    });
    const page = await (await gateway.call('/api/docs', undefined, '')).text();
    expect(page).toContain('swagger-ui');
    expect(page).not.toMatch(/<script[^>]*>\s*[^<\s]/);
    expect((await gateway.call('/api/docs/swagger-ui-bundle.js', undefined, '')).status).toBe(200);
  });

  it('answers with an id that its sender gave only when that is safe', async () => {
    const idFor = async (given: string) =>
      (await fetch(`${gateway.url}/healthz`, { headers: { 'x-request-id': given } })).headers.get(
        'x-request-id',
      );
    expect(await idFor('trace-12345678')).toBe('trace-12345678');
    expect(await idFor('a b {"c"}')).toMatch(/^[\da-f-]{36}$/);
  });

  it('sends a strict content policy that lets the popup and the map work', async () => {
    const { headers } = await gateway.call('/healthz', undefined, '');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("worker-src 'self' blob:");
    expect(policy).toContain(`http://${EMULATOR}`);
    expect(policy).not.toMatch(/script-src [^;]*unsafe/);
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(headers.has('strict-transport-security')).toBe(false);
  });

  it('protects what it answers, stored nowhere, and sends no more than its id without content', async () => {
    const position = { latitude: 39.9, longitude: 32.8 };
    const stored = await gateway.call('/api/providers/location', position, aToken({ sub: 'user-9' }));
    const refused = await gateway.call(
      '/api/providers/location',
      { latitude: 91 },
      aToken({ sub: 'user-9' }),
    );
    expect([stored.status, refused.status]).toEqual([204, 400]);
    const about = ['content-security-policy', 'x-frame-options', 'cache-control'];
    expect(about.map((name) => stored.headers.get(name))).toEqual([null, null, null]);
    expect(stored.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    expect(about.map((name) => refused.headers.get(name))).toEqual([
      "default-src 'none';frame-ancestors 'none'",
      'SAMEORIGIN',
      'no-store',
    ]);
  });
});
