import { REPORT_PAGE_MAX } from '@rotadas/contracts/reports/report';
import { reportsRpc } from '@rotadas/contracts/reports/reports.rpc';
import { requestUnchecked } from '@rotadas/test-kit/request-unchecked';
import { ADMIN, aReport, reportCalls } from './support/report-calls.js';
import { type RunningReports, startReports, withReports } from './support/running-reports.js';

const OTHER_ADMIN = 2;

describe('the reports service', () => {
  let reports: RunningReports;
  let calls: ReturnType<typeof reportCalls>;
  beforeAll(async () => {
    reports = await startReports();
    calls = reportCalls(reports.client);
  });
  afterAll(() => reports.stop());

  describe('over NATS', () => {
    it('opens a report, changes it and returns it', async () => {
      const description = 'Gu\u0308ls\u0327en\r\niki $description {"$gt":""} <b>';
      const opened = await calls.open(aReport({ description }), 42);
      expect(opened).toMatchObject({ userId: 42, status: 'yeni', revision: 1 });
      expect(opened.description).toBe('Gülşen\niki $description {"$gt":""} <b>');
      const changed = await calls.change(opened.id, { status: 'çözüldü', adminNotes: 'Bitti <b>' });
      expect(changed).toMatchObject({
        ...opened,
        status: 'çözüldü',
        adminNotes: 'Bitti <b>',
        revision: 2,
        updatedAt: changed.resolvedAt,
        resolvedAt: changed.updatedAt,
      });
      expect(await calls.get(opened.id)).toEqual({
        ...changed,
        history: [{ at: changed.updatedAt, adminId: ADMIN, from: 'yeni', to: 'çözüldü', note: 'Bitti <b>' }],
      });
      expect((await calls.page({ status: 'çözüldü' })).reports[0]).toEqual(changed);
    });

    it('rejects invalid input, and stores nothing', async () => {
      const count = async () => (await calls.page()).counts.all;
      const before = await count();
      const request = { userId: 7, report: { ...aReport(), status: 'çözüldü' } };
      const reply = await requestUnchecked(reports.addresses.nats, reportsRpc.open, request);
      expect(reply).toMatchObject({ err: { code: 'input-invalid', details: expect.any(Object) } });
      expect(await count()).toBe(before);
    });
  });

  describe('in MongoDB', () => {
    it('gives concurrent reports unique ids', async () => {
      const users = Array.from({ length: 20 }, (_, index) => 100 + index);
      const opened = await Promise.all(users.map((userId) => calls.open(aReport(), userId)));
      expect(new Set(opened.map(({ id }) => id)).size).toBe(20);
    });

    it('stores ten concurrent reports of one user a day', async () => {
      const opening = Array.from({ length: 15 }, () => calls.open(aReport(), 99));
      const outcomes = await Promise.allSettled(opening);
      const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
      expect(refused).toMatchObject(
        Array.from({ length: 5 }, () => ({ code: 'reports-of-day-exceeded', status: 429 })),
      );
    });

    it('finds the number of a report of the day in the index', async () => {
      const uses = () =>
        withReports(reports.addresses.mongodb, async (all) => {
          const stats = await all.aggregate([{ $indexStats: {} }]).toArray();
          return stats.find(({ name }) => name === 'userId_1_day_1_numberOfDay_1')?.accesses.ops;
        });
      const before = await uses();
      await calls.open();
      expect(await uses()).toBeGreaterThan(before);
    });

    it('stores one of two concurrent changes of the same revision', async () => {
      const { id, revision } = await calls.open();
      const outcomes = await Promise.allSettled([
        calls.change(id, { status: 'çözüldü', adminNotes: 'biri', revision }, ADMIN),
        calls.change(id, { status: 'kapatıldı', adminNotes: 'öteki', revision }, OTHER_ADMIN),
      ]);
      const stored = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
      const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
      expect(refused).toMatchObject([{ code: 'report-changed', status: 409 }]);
      const { history, ...report } = await calls.get(id);
      expect([report]).toEqual(stored);
      expect(history).toHaveLength(1);
    });

    it('counts and lists the reports of one status, newest first, without reading others', async () => {
      const before = (await calls.page()).counts.byStatus.kapatıldı;
      const opened = [await calls.open(), await calls.open(), await calls.open()];
      for (const { id } of opened) await calls.change(id, { status: 'kapatıldı' });
      const [oldest, middle, newest] = opened.map(({ id }) => id);
      const first = await calls.page({ status: 'kapatıldı', limit: 2 });
      expect(first.reports.map(({ id }) => id)).toEqual([newest, middle]);
      expect([first.next, first.counts.byStatus.kapatıldı]).toEqual([middle, before + 3]);
      const second = await calls.page({ status: 'kapatıldı', limit: 2, before: middle });
      expect(second.reports[0]?.id).toBe(oldest);
      const examined = await withReports(reports.addresses.mongodb, async (all) => {
        const page = all.find({ status: 'kapatıldı' }).sort({ _id: -1 }).limit(2);
        return (await page.explain('executionStats')).executionStats.totalDocsExamined;
      });
      expect(examined).toBe(2);
    });

    it('lists reports of maximum length in windows that fit into messages', async () => {
      const { id: lastId, ...report } = await calls.open();
      const createdAt = Date.now();
      const long = { description: 'ğ'.repeat(2_000), adminNotes: '\u0001'.repeat(2_000) };
      const ids = Array.from({ length: 200 }, (_, index) => lastId + 1_000 + index);
      const records = ids.map((_id) => ({ _id, ...report, ...long, createdAt, updatedAt: createdAt }));
      await withReports(reports.addresses.mongodb, (all) => all.insertMany(records));
      const listed: number[] = [];
      let next: number | null | undefined;
      do {
        const window = await calls.page({ limit: REPORT_PAGE_MAX, ...(next && { before: next }) });
        listed.push(...window.reports.map(({ id }) => id));
        next = window.next;
      } while (next !== null);
      expect(listed.slice(0, 201)).toEqual([...ids.toReversed(), lastId]);
    });
  });
});
