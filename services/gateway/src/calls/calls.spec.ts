import { ALL_CALLS } from '@rotadas/contracts/calls/all-calls';
import { DEFAULT_SETTINGS } from '@rotadas/contracts/notifications/notification-settings';
import { Report } from '@rotadas/contracts/reports/report';
import { aToken } from '../../test/support/a-token.js';
import { aMatchResult, aPlace, aSavedRoute } from '../../test/support/builders.js';
import { useGateway } from '../../test/support/in-process-gateway.js';
import { toRequest } from '../../test/support/to-request.js';
import { BLOCK, PLANNED } from '../../test/support/stand-in-services.js';

const ADMIN = aToken({ sub: 'admin' });
const DEPARTS_AT = Date.now() + 3_600_000;
const HERE = { latitude: 39.9, longitude: 32.8 };
const OFFER = { type: 'taxi', from: 'Ankara', to: 'Konya', duration: 60 };
const MORE = { seats: 2, price: { amount: 150, per: 'person' }, stops: ['Kulu'] };
const ENDS = { fromPlace: { id: 'province-6', ...HERE }, toPlace: { latitude: 37.87, longitude: 32.49 } };
const REPORT = { category: 'diger', description: '<script>alert(1)</script> \u200Fשלום\u200E' };
const TO_BURSA = { from: { name: 'Balıkesir' }, to: { name: 'Bursa' } };
const SAVED = { from: { placeId: 'province-10' }, to: { name: 'Dedemin köyü' } };
const SAVED_DEFAULTS = { serviceType: 'all', maxDetourMetres: null, hours: null, endsOn: null };
const SATURDAY = { days: [6] };
const SUBSCRIPTION = {
  endpoint: 'https://push.example/abc',
  keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
};
const SETTINGS = { ...DEFAULT_SETTINGS, quietHours: { from: '23:00', to: '07:00' } };
const CURSOR = '1764000000000_0d8f6d8e-7c0e-4c39-9d9e-2f6b8a1c5e11';
const admin = { userId: 7, isAdmin: true };
const counts = { all: 10, byStatus: { çözüldü: 2 } };

describe('the calls', () => {
  const gateway = useGateway({ ADDRESS_LIMIT_PER_MINUTE: '1000', USER_LIMIT_PER_MINUTE: '1000' });

  const send = (call: string, body?: unknown, token = aToken()) => {
    const [method, path] = call.split(' ');
    return fetch(`${gateway.url}${path}`, { ...toRequest(body, token), ...(method && { method }) });
  };
  const readReply = async (reply: Response) => {
    const text = await reply.text();
    return [reply.status, text === '' ? null : JSON.parse(text)];
  };

  it.each<[call: string, body: unknown, passedOn: object, status: number, reply: unknown]>([
    ['POST /api/users/profile', { fullName: ' Ayşe ' }, { userId: 7 }, 200, { fullName: 'Ayşe' }],
    ['POST /api/services', { ...OFFER, ...MORE }, { userId: 7, offer: OFFER }, 201, MORE],
    [
      'POST /api/services',
      { ...OFFER, ...ENDS, departsAt: DEPARTS_AT },
      { userId: 7, offer: { ...OFFER, ...ENDS, departsAt: DEPARTS_AT } },
      201,
      { id: PLANNED.id, isActive: false, departsAt: DEPARTS_AT, ...ENDS },
    ],
    ['GET /api/services/planned', undefined, { userId: 7 }, 200, [PLANNED]],
    [
      'PUT /api/services/planned/12',
      { ...OFFER, departsAt: DEPARTS_AT },
      { userId: 7, offerId: 12, offer: OFFER },
      200,
      { to: 'Konya', departsAt: DEPARTS_AT },
    ],
    ['DELETE /api/services/planned/12', undefined, { userId: 7, offerId: 12 }, 204, null],
    ['GET /api/services/last', undefined, { userId: 7 }, 200, { offer: { id: PLANNED.id } }],
    ['PUT /api/services/active', OFFER, { userId: 7, offer: OFFER }, 200, { isOnline: true, offer: OFFER }],
    ['POST /api/providers/status', { isOnline: false }, { userId: 7 }, 200, { isOnline: false }],
    [
      'POST /api/matches',
      { ...TO_BURSA, from: { name: '  Balıkesir ' } },
      { ...TO_BURSA, serviceType: 'all', limit: 20 },
      200,
      aMatchResult(),
    ],
    [
      'GET /api/places?q=%20Kadı%09köy&near=32.85,39.92&limit=3',
      undefined,
      { q: 'Kadı köy', near: { latitude: 32.85, longitude: 39.92 }, limit: 3 },
      200,
      [aPlace({ name: 'Kadı köy' })],
    ],
    [
      'GET /api/places/nearest?latitude=40.99&longitude=29.03',
      undefined,
      { latitude: 40.99, longitude: 29.03 },
      200,
      aPlace(),
    ],
    [
      'GET /api/places/nearest?latitude=-4.5e1&longitude=0',
      undefined,
      { latitude: -45, longitude: 0 },
      200,
      null,
    ],
    [
      'POST /api/saved-routes',
      SAVED,
      { userId: 7, route: { ...SAVED, ...SAVED_DEFAULTS, days: [1, 2, 3, 4, 5, 6, 7] } },
      201,
      aSavedRoute(),
    ],
    ['GET /api/saved-routes', undefined, { userId: 7 }, 200, [aSavedRoute()]],
    ['PUT /api/saved-routes/5', SATURDAY, { savedRouteId: 5, conditions: SATURDAY }, 200, SATURDAY],
    ['DELETE /api/saved-routes/5', undefined, { userId: 7, savedRouteId: 5 }, 204, null],
    ['GET /api/saved-routes/waiting', undefined, { userId: 7, draft: null }, 200, { waiting: 3 }],
    [
      'GET /api/saved-routes/waiting?type=cargo&from=A&fromPlaceId=province-6&to=Konya&toPoint=37.87,32.48',
      undefined,
      {
        draft: { type: 'cargo', from: { placeId: 'province-6' }, to: { latitude: 37.87, longitude: 32.48 } },
      },
      200,
      { waiting: 3 },
    ],
    ['GET /api/blocks', undefined, { userId: 7 }, 200, { items: [BLOCK], next: null }],
    ['POST /api/blocks', { userId: 5 }, { userId: 7, blockedId: 5 }, 204, null],
    ['DELETE /api/blocks/5', undefined, { userId: 7, blockedId: 5 }, 204, null],
    ['GET /api/notifications', undefined, { userId: 7, page: { limit: 30 } }, 200, { unread: 3, next: null }],
    ['GET /api/notifications?limit=2&before=9', undefined, { page: { limit: 2, before: 9 } }, 200, {}],
    ['POST /api/notifications/read', { ids: [4, 5] }, { userId: 7, read: { ids: [4, 5] } }, 200, {}],
    ['GET /api/notifications/settings', undefined, { userId: 7 }, 200, DEFAULT_SETTINGS],
    ['PUT /api/notifications/settings', SETTINGS, { userId: 7, settings: SETTINGS }, 200, SETTINGS],
    ['GET /api/notifications/push-key', undefined, {}, 200, { publicKey: 'a key' }],
    [
      'POST /api/notifications/push-subscriptions',
      SUBSCRIPTION,
      { userId: 7, subscription: SUBSCRIPTION },
      204,
      null,
    ],
    [
      `DELETE /api/notifications/push-subscriptions?endpoint=${encodeURIComponent(SUBSCRIPTION.endpoint)}`,
      undefined,
      { userId: 7, endpoint: SUBSCRIPTION.endpoint },
      204,
      null,
    ],
    ['POST /api/reports', REPORT, { userId: 7, report: REPORT }, 201, { ...REPORT, status: 'yeni' }],
    [
      'GET /api/reports/page?status=kapatıldı&limit=1',
      undefined,
      { admin, page: { status: 'kapatıldı', limit: 1 } },
      200,
      { counts, next: 10_000 },
    ],
    ['GET /api/reports/12', undefined, { admin, reportId: 12 }, 200, { id: 12, history: [] }],
    ['GET /api/reports/12/evidence', undefined, { admin, reportId: 12 }, 200, { person: { id: 8 } }],
    [
      'PATCH /api/reports/5/status',
      { status: 'çözüldü', adminNotes: 'Bitti', revision: 2 },
      { admin, reportId: 5, change: { status: 'çözüldü', adminNotes: 'Bitti', revision: 2 } },
      200,
      { id: 5, status: 'çözüldü', adminNotes: 'Bitti' },
    ],
    [
      `GET /api/admin/audit-log?userId=7&kind=queue-change&from=1&until=2&limit=5&before=${CURSOR}`,
      undefined,
      { admin, search: { userId: 7, kind: 'queue-change', from: 1, until: 2, limit: 5, before: CURSOR } },
      200,
      { entries: [], next: CURSOR },
    ],
  ])('%s passes its input on and returns the reply', async (call, body, passedOn, status, reply) => {
    const received = await readReply(await send(call, body, ADMIN));
    expect(gateway.standIns.requests.at(-1)).toMatchObject(passedOn);
    expect(received[0]).toBe(status);
    if (reply !== null && typeof reply === 'object') expect(received[1]).toMatchObject(reply);
    else expect(received[1]).toBe(reply);
  });

  it('POST /api/users/register passes on the identity of the token', async () => {
    const registration = { email: 'a@b.co', fullName: 'Ayşe', profileImage: null };
    expect((await send('POST /api/users/register', registration)).status).toBe(200);
    const identity = expect.objectContaining({ uid: 'ayse', email: 'ayse@rotadas.example' });
    expect(gateway.standIns.requests.at(-1)).toMatchObject({ identity, registration });
  });

  it('GET /api/users/me joins account and status, and is not cached', async () => {
    const reply = await send('GET /api/users/me');
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(await readReply(reply)).toMatchObject([200, { id: 7, isOnline: true, activeService: 'taxi' }]);
  });

  it.each([null, `{"version":"2026-12-01"}`])('POST /api/users/accept-terms accepts %s', async (body) => {
    const headers = { authorization: `Bearer ${aToken()}`, 'content-type': 'application/json' };
    const reply = await fetch(`${gateway.url}/api/users/accept-terms`, { method: 'POST', headers, body });
    const passedOn = { userId: 7, ...JSON.parse(body ?? '{}') };
    expect([reply.status, gateway.standIns.requests.at(-1)]).toEqual([200, passedOn]);
  });

  it('POST /api/providers/location stores a position and returns only the request ID header', async () => {
    const reply = await send('POST /api/providers/location', HERE);
    expect(reply.status).toBe(204);
    expect(gateway.standIns.batches.at(-1)).toMatchObject([{ userId: 7, ...HERE }]);
    const absent = ['content-security-policy', 'x-frame-options', 'cache-control'];
    expect(absent.filter((name) => reply.headers.has(name))).toEqual([]);
    expect(reply.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });

  it('GET /api/reports returns the whole list, newest first, page by page', async () => {
    const reply = await send('GET /api/reports', undefined, ADMIN);
    expect(reply.headers.get('content-type')).toContain('application/json');
    expect(reply.headers.get('cache-control')).toBe('no-store');
    const reports = Report.array().parse(await reply.json());
    expect(reports.map(({ id }) => id)).toEqual(Array.from({ length: 10_000 }, (_, index) => 10_000 - index));
  });

  describe('GET /api/reports, if a later page fails', () => {
    beforeAll(() => void (gateway.standIns.losesReports = true));
    afterAll(() => void (gateway.standIns.losesReports = false));
    const list = (encoding: string) =>
      fetch(`${gateway.url}/api/reports`, {
        headers: { authorization: `Bearer ${ADMIN}`, 'accept-encoding': encoding },
      });

    it('breaks the connection', async () => {
      const reply = await list('identity');
      await expect(reply.text()).rejects.toThrow('terminated');
    });

    it('returns the error if nothing was sent yet', async () => {
      expect(await readReply(await list('gzip'))).toMatchObject([503, { code: 'service-unavailable' }]);
    });
  });

  it('GET /api/admin/operations returns the instances and figures', async () => {
    const [status, view] = await readReply(await send('GET /api/admin/operations', undefined, ADMIN));
    expect([status, Object.keys(view ?? {})]).toEqual([200, expect.arrayContaining(['at', 'instances'])]);
  });

  it('GET /api/places is cached by browsers, but an error is not', async () => {
    const cached = async (call: string) => (await send(call)).headers.get('cache-control');
    expect(await cached('GET /api/places?q=Konya')).toBe('private, max-age=300');
    expect(await cached('GET /api/places/nearest?latitude=39&longitude=32')).toBe('private, max-age=300');
    expect(await cached('GET /api/places')).toBe('no-store');
  });

  it.each([
    ['a body', 'POST /api/reports', { category: 'odeme' }, 'description'],
    ['a path', 'PATCH /api/reports/abc/status', { status: 'yeni' }, 'id'],
    ['a query', 'GET /api/places?q=a&q=b', undefined, 'q'],
  ])('pass nothing on if %s is invalid, and name the field', async (_part, call, body, field) => {
    const { length } = gateway.standIns.requests;
    const details = { [field]: expect.any(String) };
    expect(await readReply(await send(call, body, ADMIN))).toMatchObject([
      400,
      { code: 'input-invalid', details },
    ]);
    expect(gateway.standIns.requests).toHaveLength(length);
  });

  it('return the error of a service unchanged', async () => {
    const online = { isOnline: true, ...HERE };
    expect(await readReply(await send('POST /api/providers/status', online))).toMatchObject([
      403,
      { code: 'profile-incomplete', details: { phone: 'Telefon eksik' } },
    ]);
    expect(await readReply(await send('GET /api/users/4711'))).toMatchObject([404, { code: 'user-unknown' }]);
  });

  const needing = (...access: string[]) =>
    ALL_CALLS.filter((call) => access.includes(call.access)).map(
      ({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '5')}`,
    );

  it.each(needing('signed-in', 'restricted', 'admin'))('%s needs a token', async (call) => {
    expect(await readReply(await send(call, undefined, ''))).toMatchObject([401, { code: 'token-missing' }]);
  });

  it.each(needing('admin'))('%s is for admins only', async (call) => {
    expect(await readReply(await send(call))).toMatchObject([
      403,
      { code: 'admin-required', error: 'Bu sayfaya erişim yetkiniz bulunmamaktadır.' },
    ]);
  });

  describe('while the matching service is unavailable', () => {
    beforeAll(() => gateway.stopMatching());

    it.each(['GET /api/places?q=Konya', 'GET /api/places/nearest?latitude=39&longitude=32'])(
      '%s returns 503 with Retry-After, which is not cached',
      async (call) => {
        const reply = await send(call);
        const headers = ['retry-after', 'cache-control'].map((name) => reply.headers.get(name));
        expect([reply.status, ...headers]).toEqual([503, '5', 'no-store']);
        expect(await reply.json()).toMatchObject({
          code: 'service-unavailable',
          error: 'Hizmete şu an ulaşılamıyor. Lütfen birazdan tekrar dene.',
        });
      },
    );

    it('GET /api/admin/status names the service', async () => {
      const services = { matching: false, users: true, reports: true };
      const [, status] = await readReply(await send('GET /api/admin/status', undefined, ADMIN));
      expect(status).toMatchObject({ isComplete: false, services });
    });

    it('serves the calls of other services', async () => {
      const ali = { id: 5, fullName: 'Ali Demir' };
      expect(await readReply(await send('GET /api/users/5'))).toEqual([200, ali]);
    });
  });
});
