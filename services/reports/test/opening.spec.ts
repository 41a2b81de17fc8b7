import { reportsRoutes } from '@rotadas/contracts/reports/reports.routes';
import { askUnchecked } from '@rotadas/test-kit/ask-unchecked';
import { eventually } from '@rotadas/test-kit/eventually';
import { openedEvents } from './support/opened-events.js';
import { aReport, reportCalls } from './support/report-calls.js';
import { type RunningReports, startReports } from './support/running-reports.js';
import { withReports } from './support/stored-reports.js';

describe('opening a report', () => {
  let reports: RunningReports;
  let calls: ReturnType<typeof reportCalls>;

  beforeAll(async () => {
    reports = await startReports();
    calls = reportCalls(reports.client);
  });
  afterAll(() => reports.stop());

  const stored = () => withReports(reports.addresses.mongodb, (all) => all.countDocuments());

  it('keeps it as yeni, opened now, without notes and unresolved', async () => {
    const before = Date.now();
    const report = await calls.open(aReport({ category: 'odeme', description: '  Ödeme geçmedi ' }), 42);
    expect(report).toEqual({
      id: expect.any(Number),
      userId: 42,
      category: 'odeme',
      description: 'Ödeme geçmedi',
      status: 'yeni',
      createdAt: expect.any(String),
      updatedAt: report.createdAt,
      resolvedAt: null,
      adminNotes: null,
      revision: 1,
    });
    expect(Date.parse(report.createdAt)).toBeGreaterThanOrEqual(before);
    expect(await calls.get(report.id)).toEqual({ ...report, history: [] });
  });

  it('gives it a serial id of its own, also to many at the same moment', async () => {
    const opened = await Promise.all(Array.from({ length: 20 }, () => calls.open()));
    expect(new Set(opened.map(({ id }) => id)).size).toBe(20);
  });

  it('tells of it by reports.opened in the stream, once, and without its text', async () => {
    const { id, createdAt } = await calls.open(aReport({ category: 'kullanici' }), 8);
    const told = () => openedEvents(reports.addresses.nats, id);
    await eventually('the event is in the stream', async () => (await told()).length === 1);
    expect((await told())[0]?.payload).toEqual({
      reportId: id,
      userId: 8,
      category: 'kullanici',
      at: createdAt,
    });
    await eventually('nothing waits any more', () =>
      withReports(
        reports.addresses.mongodb,
        async (all) => !(await all.findOne({ 'outbox.0': { $exists: true } })),
      ),
    );
    expect(await told()).toHaveLength(1);
  });

  it.each([
    ['HTML', '<img src=x onerror=alert(1)><b>kalın</b>'],
    ['right-to-left marks', '\u200Fשלום\u200E ve dünya'],
    ['what a query or a pipeline could read', '{"$gt":""} $description {{x}}'],
    ['lines and emoji', 'bir\niki 🚐'],
  ])('keeps %s as the text that it is', async (_what, description) => {
    const { id } = await calls.open(aReport({ description }));
    expect((await calls.get(id)).description).toBe(description);
  });

  it('answers user-unknown to whoever was erased while a token still lived, and keeps nothing', async () => {
    reports.users.erase(404);
    const before = await stored();
    await expect(calls.open(aReport(), 404)).rejects.toMatchObject({ code: 'user-unknown', status: 404 });
    expect(await stored()).toBe(before);
  });

  it('is refused to whoever has not accepted the terms, and keeps nothing', async () => {
    reports.users.change(405, { termsAccepted: false });
    const before = await stored();
    const refused = { code: 'terms-unaccepted', status: 403 };
    await expect(calls.open(aReport(), 405)).rejects.toMatchObject(refused);
    expect(await stored()).toBe(before);
  });

  it('keeps the lines of a description, in one form for what looks the same', async () => {
    const { id } = await calls.open(aReport({ description: 'Gu\u0308ls\u0327en\r\niki\u2028üç' }));
    expect((await calls.get(id)).description).toBe('Gülşen\niki\nüç');
  });

  it.each([
    ['a description of spaces only', aReport({ description: ' \t\n ' })],
    ['a description of zero-width characters', aReport({ description: '\u200b\u2060\ufeff' })],
    ['a description with a direction override', aReport({ description: '\u202Eters\u202C' })],
    ['a description with NUL', aReport({ description: 'a\0b' })],
    ['a description that is too long', aReport({ description: 'a'.repeat(2_001) })],
    ['a category of 51 characters', { ...aReport(), category: 'a'.repeat(51) }],
    ['an unknown category', { ...aReport(), category: 'başka' }],
    ['a status of its own', { ...aReport(), status: 'çözüldü' }],
    ['a mistyped description', { ...aReport(), description: 5 }],
    ['no description', { category: 'diger' }],
  ])('refuses %s and keeps nothing', async (_fault, report) => {
    const before = await stored();
    const reply = await askUnchecked(reports.addresses.nats, reportsRoutes.open, { userId: 7, report });
    expect(reply).toMatchObject({ err: { code: 'input-invalid', details: expect.any(Object) } });
    expect(await stored()).toBe(before);
  });
});
