import { startTestBed, type TestBed } from './support/test-bed.js';

describe('a method that a path does not know', () => {
  let testBed: TestBed;
  beforeAll(async () => void (testBed = await startTestBed()));
  afterAll(() => testBed.stop());

  it.each([
    ['PUT', '/api/users/me', 'GET, HEAD'],
    ['GET', '/api/users/profile', 'POST'],
    ['DELETE', '/api/users/5', 'GET, HEAD'],
    ['GET', '/api/providers/location', 'POST'],
    ['POST', '/api/providers/active', 'GET, HEAD'],
    ['DELETE', '/api/reports', 'GET, HEAD, POST'],
    ['POST', '/api/reports/5/status', 'PATCH'],
    ['OPTIONS', '/api/config', 'GET, HEAD'],
    ['POST', '/api/live', 'GET, HEAD'],
    ['POST', '/api/places', 'GET, HEAD'],
    ['PUT', '/api/saved-routes', 'GET, HEAD, POST'],
    ['GET', '/api/saved-routes/5', 'DELETE'],
    ['GET', '/api/admin/session', 'DELETE, POST'],
    ['PATCH', '/readyz', 'GET, HEAD'],
    ['QUERY', '/api/users/me', 'GET, HEAD'],
  ])('(%s %s) is answered 405 with what is allowed', async (method, path, allowed) => {
    const body = method === 'GET' ? {} : { body: '{', headers: { 'content-type': 'application/json' } };
    const reply = await fetch(`${testBed.gateway.url}${path}`, { method, ...body });
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, allowed]);
    expect(await reply.json()).toMatchObject({
      code: 'method-unknown',
      requestId: reply.headers.get('x-request-id'),
    });
  });

  it('is still 404 where the path is not known either', async () => {
    expect((await fetch(`${testBed.gateway.url}/api/nowhere`, { method: 'PUT' })).status).toBe(404);
  });
});
