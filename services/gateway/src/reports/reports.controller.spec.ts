import { Report } from '@rotadas/contracts/reports/report';
import { aToken } from '../../test/support/a-token.js';
import { type InProcessGateway, startInProcess } from '../../test/support/in-process-gateway.js';

const REPORT = { category: 'odeme', description: 'Ödeme geçmedi' };
const ADMIN = aToken({ sub: 'admin' });

let gateway: InProcessGateway;
beforeAll(async () => void (gateway = await startInProcess()));
afterAll(() => gateway.stop());

const change = (body: object, { token = ADMIN, id = '5' } = {}) =>
  gateway.send('PATCH', `/api/reports/${id}/status`, body, token);
const answer = async (reply: Response) => [reply.status, await reply.json()];

describe('the calls about reports', () => {
  it('POST /api/reports takes a report of any signed-in user', async () => {
    const reply = await gateway.call('/api/reports', REPORT);
    expect(await answer(reply)).toMatchObject([201, { ...REPORT, userId: 7, status: 'yeni' }]);
  });

  it('POST /api/reports answers 404 user-unknown to a user who was erased while the token lives', async () => {
    const reply = await gateway.call('/api/reports', REPORT, aToken({ sub: 'user-404' }));
    expect(await answer(reply)).toMatchObject([
      404,
      { code: 'user-unknown', error: 'Bu kullanıcı bulunamadı.' },
    ]);
  });

  it('GET /api/reports answers an admin the whole list, 10,000 reports too, newest first', async () => {
    const reply = await gateway.call('/api/reports', undefined, ADMIN);
    expect(reply.headers.get('content-type')).toContain('application/json');
    expect(reply.headers.get('cache-control')).toBe('no-store');
    const reports = Report.array().parse(await reply.json());
    expect(reports.map(({ id }) => id)).toEqual(Array.from({ length: 10_000 }, (_, index) => 10_000 - index));
  });

  it('GET /api/reports has the fields of spec 7 in each report', async () => {
    const reply = await gateway.call('/api/reports', undefined, ADMIN);
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
    const path = `/api/reports/page?status=${encodeURIComponent('kapatıldı')}&limit=1`;
    expect(await answer(await gateway.call(path, undefined, ADMIN))).toMatchObject([
      200,
      { reports: [{ status: 'kapatıldı' }], counts: { all: 10, byStatus: { çözüldü: 2 } }, next: 10_000 },
    ]);
  });

  it('GET /api/reports/{id} answers an admin the report with its history', async () => {
    const reply = await gateway.call('/api/reports/12', undefined, ADMIN);
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
      gateway.call('/api/reports', undefined, token),
      gateway.call('/api/reports/page', undefined, token),
      gateway.call('/api/reports/5', undefined, token),
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
      gateway.call('/api/reports', REPORT, ''),
      gateway.call('/api/reports', undefined, ''),
      gateway.call('/api/reports/page', undefined, ''),
      gateway.call('/api/reports/5', undefined, ''),
      change({ status: 'çözüldü' }, { token: '' }),
    ]);
    for (const reply of replies) {
      expect(await answer(reply)).toMatchObject([401, { code: 'token-missing' }]);
    }
  });

  it('keeps HTML and right-to-left marks in a report as the text that they are', async () => {
    const description = '<script>alert(1)</script> \u200Fשלום\u200E';
    const reply = await gateway.call('/api/reports', { category: 'diger', description });
    expect(await answer(reply)).toMatchObject([201, { description }]);
  });
});

describe('bad input to the calls about reports', () => {
  it('passes no report and no change on that is not valid, by field', async () => {
    expect(await answer(await gateway.call('/api/reports', { category: 'odeme' }))).toMatchObject([
      400,
      { code: 'input-invalid', details: { description: expect.any(String) } },
    ]);
    expect(await answer(await change({ adminNotes: 'x' }))).toMatchObject([
      400,
      { details: { status: expect.any(String) } },
    ]);
    expect(await answer(await change({ status: 'yeni' }, { id: 'abc' }))).toMatchObject([
      400,
      { details: { id: expect.any(String) } },
    ]);
    expect(await answer(await gateway.call('/api/reports/page?before=abc', undefined, ADMIN))).toMatchObject([
      400,
      { details: { before: expect.any(String) } },
    ]);
  });

  it('answers 404 report-unknown for an id that no report has', async () => {
    const unknown = [404, { code: 'report-unknown', error: 'Bu sorun bildirimi bulunamadı.' }];
    const reply = await gateway.call('/api/reports/999999', undefined, ADMIN);
    expect(await answer(reply)).toMatchObject(unknown);
    expect(await answer(await change({ status: 'yeni' }, { id: '999999' }))).toMatchObject(unknown);
  });
});

describe('the call about what admins did', () => {
  const ask = async (query: string, token = ADMIN) =>
    answer(await gateway.call(`/api/admin/acts${query}`, undefined, token));

  it('is for admins alone', async () => {
    expect(await ask('', '')).toMatchObject([401, { code: 'token-missing' }]);
    expect(await ask('', aToken())).toMatchObject([403, { code: 'admin-required' }]);
  });

  it('looks for person, kind and time, behind a cursor', async () => {
    const cursor = '1764000000000_0d8f6d8e-7c0e-4c39-9d9e-2f6b8a1c5e11';
    const query = `?person=7&kind=queue-change&from=1&until=2&limit=5&before=${cursor}`;
    expect(await ask(query)).toEqual([200, { acts: [], next: cursor }]);
  });

  it('refuses a query that is not valid', async () => {
    expect(await ask('?person=0')).toMatchObject([400, { code: 'input-invalid' }]);
  });
});
