import { Report } from '@rotadas/contracts/reports/report';
import { aToken } from './support/a-token.js';
import { startTestBed, type TestBed } from './support/test-bed.js';

const REPORT = { category: 'odeme', description: 'Ödeme geçmedi' };
const ADMIN = aToken({ sub: 'admin' });

let testBed: TestBed;
beforeAll(async () => void (testBed = await startTestBed()));
afterAll(() => testBed.stop());

const change = (body: unknown, { token = ADMIN, id = '5' } = {}) =>
  fetch(`${testBed.gateway.url}/api/reports/${id}/status`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
const answer = async (reply: Response) => [reply.status, await reply.json()];

describe('the calls about reports', () => {
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
      change({ status: 'çözüldü' }, { token }),
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
      change({ status: 'çözüldü' }, { token: '' }),
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

describe('bad input to the calls about reports', () => {
  it.each([
    [
      'a description of spaces only',
      { ...REPORT, description: '  \n ' },
      'description',
      'Bu alan boş olamaz',
    ],
    [
      'a description that is too long',
      { ...REPORT, description: 'x'.repeat(2_001) },
      'description',
      'En fazla 2000 karakter',
    ],
    ['a category of 51 characters', { ...REPORT, category: 'k'.repeat(51) }, 'category', 'Şunlardan biri'],
    ['a status', { ...REPORT, status: 'çözüldü' }, 'status', 'Bu alan tanınmıyor'],
    ['no description', { category: 'odeme' }, 'description', 'Bu alan zorunlu'],
  ])('answers 400 to a report with %s, naming the field', async (_what, body, field, text) => {
    expect(await answer(await testBed.call('/api/reports', body))).toMatchObject([
      400,
      { code: 'input-invalid', details: { [field]: expect.stringContaining(text) } },
    ]);
  });

  it.each([
    ['an unknown status', { status: 'bitti' }, 'status'],
    ['no status', { adminNotes: 'x' }, 'status'],
    ['notes that are too long', { status: 'yeni', adminNotes: 'x'.repeat(2_001) }, 'adminNotes'],
    ['a revision that is none', { status: 'yeni', revision: 0 }, 'revision'],
  ])('answers 400 to a change with %s, naming the field', async (_what, body, field) => {
    expect(await answer(await change(body))).toMatchObject([
      400,
      { details: { [field]: expect.any(String) } },
    ]);
  });

  it.each([
    ['/api/reports/abc', 'id'],
    ['/api/reports/page?status=bitti', 'status'],
    ['/api/reports/page?limit=1000', 'limit'],
    ['/api/reports/page?before=abc', 'before'],
  ])('answers 400 to GET %s, naming the field', async (path, field) => {
    const reply = await testBed.call(path, undefined, ADMIN);
    expect(await answer(reply)).toMatchObject([400, { details: { [field]: expect.any(String) } }]);
  });

  it('answers 400 to a change of the report abc', async () => {
    expect(await answer(await change({ status: 'yeni' }, { id: 'abc' }))).toMatchObject([
      400,
      { details: { id: expect.any(String) } },
    ]);
  });

  it('answers 404 report-unknown for an id that no report has', async () => {
    const unknown = [404, { code: 'report-unknown', error: 'Bu sorun bildirimi bulunamadı.' }];
    const reply = await testBed.call('/api/reports/999999', undefined, ADMIN);
    expect(await answer(reply)).toMatchObject(unknown);
    expect(await answer(await change({ status: 'yeni' }, { id: '999999' }))).toMatchObject(unknown);
  });
});

describe('the call about what admins did', () => {
  const ask = async (query: string, token = ADMIN) =>
    answer(await testBed.call(`/api/admin/acts${query}`, undefined, token));

  it('is for admins alone', async () => {
    expect(await ask('', '')).toMatchObject([401, { code: 'token-missing' }]);
    expect(await ask('', aToken())).toMatchObject([403, { code: 'admin-required' }]);
  });

  it('looks for person, kind and time, behind a cursor', async () => {
    const cursor = '1764000000000_0d8f6d8e-7c0e-4c39-9d9e-2f6b8a1c5e11';
    const query = `?person=7&kind=queue-change&from=1&until=2&limit=5&before=${cursor}`;
    expect(await ask(query)).toEqual([200, { acts: [], next: cursor }]);
  });

  it.each(['person=0', 'person=ali', 'kind=other', 'from=-1', 'until=x', 'limit=101', 'before=1', 'x=1'])(
    'refuses ?%s',
    async (query) => {
      expect(await ask(`?${query}`)).toMatchObject([400, { code: 'input-invalid' }]);
    },
  );
});
