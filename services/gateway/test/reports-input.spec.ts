import { aToken } from './support/a-token.js';
import { startTestBed, type TestBed } from './support/test-bed.js';

const REPORT = { category: 'odeme', description: 'Ödeme geçmedi' };
const ADMIN = aToken({ sub: 'admin' });

describe('bad input to the calls about reports', () => {
  let testBed: TestBed;
  beforeAll(async () => void (testBed = await startTestBed()));
  afterAll(() => testBed.stop());

  const change = (body: unknown, id = '5') =>
    fetch(`${testBed.gateway.url}/api/reports/${id}/status`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${ADMIN}` },
      body: JSON.stringify(body),
    });
  const answer = async (reply: Response) => [reply.status, await reply.json()];

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
    expect(await answer(await change({ status: 'yeni' }, 'abc'))).toMatchObject([
      400,
      { details: { id: expect.any(String) } },
    ]);
  });

  it('answers 404 report-unknown for an id that no report has', async () => {
    const unknown = [404, { code: 'report-unknown', error: 'Bu sorun bildirimi bulunamadı.' }];
    const reply = await testBed.call('/api/reports/999999', undefined, ADMIN);
    expect(await answer(reply)).toMatchObject(unknown);
    expect(await answer(await change({ status: 'yeni' }, '999999'))).toMatchObject(unknown);
  });
});
