import { aToken } from './support/a-token.js';
import { setStage, type Stage } from './support/stage.js';

const OFFER = { type: 'taxi', from: 'Ankara', to: 'Konya', duration: 60 };

describe('the calls', () => {
  let stage: Stage;
  beforeAll(async () => void (stage = await setStage({ LOCATION_LIMIT_PER_SECOND: '1000' })));
  afterAll(() => stage.stop());

  it('composes the signed-in user of its account and of what it has on the map', async () => {
    const reply = await stage.call('/api/users/me');
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
    expect((await stage.call(path, body)).status).toBe(status);
  });

  it('takes the terms without a body', async () => {
    const reply = await fetch(`${stage.gateway.url}/api/users/accept-terms`, {
      method: 'POST',
      headers: { authorization: `Bearer ${aToken()}` },
    });
    expect(await reply.json()).toMatchObject({ termsAccepted: true });
  });

  it('lists active providers without a token, all or of one service', async () => {
    const all = await stage.call('/api/providers/active', undefined, '');
    expect(await all.json()).toMatchObject([{ id: 7, activeService: 'taxi' }]);
    const cargo = await stage.call('/api/providers/active?serviceType=cargo', undefined, '');
    expect(await cargo.json()).toEqual([]);
  });

  it('passes the error of a service on, whole', async () => {
    const reply = await stage.call('/api/providers/status', { isOnline: true, latitude: 39, longitude: 32 });
    expect(reply.status).toBe(403);
    expect(await reply.json()).toMatchObject({
      code: 'profile-incomplete',
      details: { phone: 'Telefon eksik' },
    });
    expect((await stage.call('/api/users/4711')).status).toBe(404);
  });

  it('sends positions of many callers in few batches, and refuses those of an offline provider', async () => {
    const before = stage.asked.batches.length;
    const position = { latitude: 39.9, longitude: 32.8 };
    const replies = await Promise.all(
      Array.from({ length: 100 }, () => stage.call('/api/providers/location', position)),
    );
    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([204]));
    expect(stage.asked.batches.length - before).toBeLessThan(100);
    const refused = await stage.call('/api/providers/location', position, aToken({ sub: 'offline' }));
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'provider-offline' }]);
  });

  it('tells the web app where it runs', async () => {
    const reply = await stage.call('/api/config', undefined, '');
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(await reply.json()).toMatchObject({
      firebase: { projectId: 'demo-rotadas' },
      authEmulatorUrl: `http://${stage.emulator.host}`,
      googleMapsKey: null,
    });
  });

  it('describes itself as OpenAPI, and shows that without any foreign script', async () => {
    const document = await stage.call('/api/docs/openapi.json', undefined, '');
    expect(await document.json()).toMatchObject({
      openapi: '3.1.0',
      paths: { '/api/providers/location': { post: { requestBody: expect.anything() } } },
    });
    const page = await (await stage.call('/api/docs', undefined, '')).text();
    expect(page).toContain('swagger-ui');
    expect(page).not.toMatch(/<script[^>]*>\s*[^<\s]/);
    expect((await stage.call('/api/docs/swagger-ui-bundle.js', undefined, '')).status).toBe(200);
  });

  it('answers with an id that its sender gave only when that is safe', async () => {
    const idFor = async (given: string) =>
      (await fetch(`${stage.gateway.url}/healthz`, { headers: { 'x-request-id': given } })).headers.get(
        'x-request-id',
      );
    expect(await idFor('trace-12345678')).toBe('trace-12345678');
    expect(await idFor('a b {"c"}')).toMatch(/^[\da-f-]{36}$/);
  });

  it('sends a strict content policy that lets the popup and the map work', async () => {
    const { headers } = await stage.call('/healthz', undefined, '');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("worker-src 'self' blob:");
    expect(policy).toContain(`http://${stage.emulator.host}`);
    expect(policy).not.toMatch(/script-src [^;]*unsafe/);
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(headers.has('strict-transport-security')).toBe(false);
  });
});
