import { Report } from '@rotadas/contracts/reports/report';
import { aToken } from './support/a-token.js';
import { startTestBed, type TestBed } from './support/test-bed.js';

const REPORT = { category: 'odeme', description: 'Ödeme geçmedi' };
const ADMIN = aToken({ sub: 'admin' });

describe('the calls about reports', () => {
  let testBed: TestBed;
  beforeAll(async () => void (testBed = await startTestBed()));
  afterAll(() => testBed.stop());

  const change = (body: unknown, token = ADMIN) =>
    fetch(`${testBed.gateway.url}/api/reports/5/status`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
  const answer = async (reply: Response) => [reply.status, await reply.json()];

  it('POST /api/reports takes a report of any signed-in user', async () => {
    const reply = await testBed.call('/api/reports', REPORT);
    expect(await answer(reply)).toMatchObject([201, { ...REPORT, userId: 7, status: 'yeni' }]);
  });

  it('POST /api/reports answers 404 user-unknown to a user who was erased while the token lives', async () => {
    const reply = await testBed.call('/api/reports', REPORT, aToken({ sub: 'user-404' }));
    expect(await answer(reply)).toMatchObject([
      404,
      { code: 'user-unknown', error: 'Bu kullanıcı bulunamadı.' },
    ]);
  });

  it('GET /api/reports answers an admin the whole list, 10,000 reports too, newest first', async () => {
    const reply = await testBed.call('/api/reports', undefined, ADMIN);
    expect(reply.headers.get('content-type')).toContain('application/json');
    expect(reply.headers.get('cache-control')).toBe('no-store');
    const reports = Report.array().parse(await reply.json());
    expect(reports.map(({ id }) => id)).toEqual(Array.from({ length: 10_000 }, (_, index) => 10_000 - index));
  });

  it('GET /api/reports has the fields of spec 7 in each report', async () => {
    const reply = await testBed.call('/api/reports', undefined, ADMIN);
    const [report] = Report.array().parse(await reply.json());
    expect(report).toMatchObject({
      id: expect.any(Number),
      userId: expect.any(Number),
      category: 'uygulama',
      description: 'Harita açılmıyor',
      status: 'yeni',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      resolvedAt: null,
      adminNotes: null,
    });
  });

  it('GET /api/reports/page answers an admin a window and the counts', async () => {
    const path = `/api/reports/page?status=${encodeURIComponent('kapatıldı')}&limit=25`;
    expect(await answer(await testBed.call(path, undefined, ADMIN))).toMatchObject([
      200,
      { reports: [{ status: 'kapatıldı' }], counts: { all: 10, byStatus: { çözüldü: 2 } }, next: 25 },
    ]);
  });

  it('GET /api/reports/{id} answers an admin the report with its history', async () => {
    const reply = await testBed.call('/api/reports/12', undefined, ADMIN);
    expect(await answer(reply)).toMatchObject([200, { id: 12, history: [] }]);
  });

  it('PATCH /api/reports/{id}/status answers an admin the changed report', async () => {
    const reply = await change({ status: 'çözüldü', adminNotes: 'Bitti', revision: 2 });
    expect(await answer(reply)).toMatchObject([200, { id: 5, status: 'çözüldü', adminNotes: 'Bitti' }]);
  });

  it('PATCH /api/reports/{id}/status answers 409 report-changed to the later of two admins', async () => {
    expect(await answer(await change({ status: 'çözüldü', revision: 1 }))).toMatchObject([
      409,
      { code: 'report-changed' },
    ]);
  });

  it('answers 403 admin-required to a non-admin on every admin call about reports', async () => {
    const token = aToken({ sub: 'user-8' });
    const replies = await Promise.all([
      testBed.call('/api/reports', undefined, token),
      testBed.call('/api/reports/page', undefined, token),
      testBed.call('/api/reports/5', undefined, token),
      change({ status: 'çözüldü' }, token),
    ]);
    for (const reply of replies) {
      expect(await answer(reply)).toMatchObject([
        403,
        { code: 'admin-required', error: 'Bu sayfaya erişim yetkiniz bulunmamaktadır.' },
      ]);
    }
  });

  it('answers 401 token-missing to whoever brings no token to a call about reports', async () => {
    const replies = await Promise.all([
      testBed.call('/api/reports', REPORT, ''),
      testBed.call('/api/reports', undefined, ''),
      testBed.call('/api/reports/page', undefined, ''),
      testBed.call('/api/reports/5', undefined, ''),
      change({ status: 'çözüldü' }, ''),
    ]);
    for (const reply of replies) {
      expect(await answer(reply)).toMatchObject([401, { code: 'token-missing' }]);
    }
  });

  it('keeps HTML and right-to-left marks in a report as the text that they are', async () => {
    const description = '<script>alert(1)</script> \u200Fשלום\u200E';
    const reply = await testBed.call('/api/reports', { category: 'diger', description });
    expect(await answer(reply)).toMatchObject([201, { description }]);
  });

  it('describes the calls about reports as OpenAPI', async () => {
    const document = await testBed.call('/api/docs/openapi.json', undefined, '');
    expect(await document.json()).toMatchObject({
      paths: {
        '/api/reports': { post: expect.anything(), get: expect.anything() },
        '/api/reports/page': { get: expect.anything() },
        '/api/reports/{id}/status': { patch: { responses: { 409: expect.anything() } } },
      },
    });
  });

  it('asks the reports service too whether all is ready', async () => {
    const reply = await fetch(`${testBed.gateway.url}/readyz`);
    expect(await reply.json()).toMatchObject({ checks: { reports: true } });
  });
});
