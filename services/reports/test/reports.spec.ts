import { agreementsEvents } from '@rotadas/contracts/agreements/agreements.events';
import { outboxEvent } from '@rotadas/service-kit/events/outbox-event';
import { eventually } from '@rotadas/test-kit/eventually';
import { withCollection } from '@rotadas/test-kit/connections';
import { anAgreementEvidence, REPORTED, REPORTER } from './support/an-evidence.js';
import { ADMIN, aReport, reportCalls } from './support/report-calls.js';
import { type RunningReports, startReports } from './support/running-reports.js';

describe('the reports service', () => {
  let reports: RunningReports;
  let calls: ReturnType<typeof reportCalls>;
  beforeAll(async () => {
    reports = await startReports();
    calls = reportCalls(reports.client);
  });
  afterAll(() => reports.stop());

  it('opens a report, changes it and returns it', async () => {
    const description = 'Gu\u0308ls\u0327en\r\niki $description {"$gt":""} <b>';
    const opened = await calls.create(aReport({ description }), 42);
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

  it('opens one report with evidence for an objection, also if its event is repeated', async () => {
    const sides = { agreementId: 3, requesterId: REPORTER, providerId: REPORTED, offerId: 5 };
    const change = { actor: 'requester', from: 'missed', to: 'missed', departsAt: 1, at: 2 } as const;
    const { changed } = agreementsEvents;
    await reports.events.ensure(changed.stream);
    const objection = { ...sides, ...change, version: 5 };
    for (let sent = 0; sent < 2; sent += 1) await reports.events.publish(outboxEvent(changed, objection));
    await reports.events.publish(outboxEvent(changed, { ...objection, agreementId: 4 }));
    const opened = async () => (await calls.page()).reports.filter(({ about }) => about?.userId === REPORTED);
    await eventually('the last one is handled', async () =>
      (await opened()).some(({ about }) => about?.agreementId === 4),
    );
    const found = (await opened()).filter(({ about }) => about?.agreementId === 3);
    expect(found).toMatchObject([{ userId: REPORTER, category: 'kullanici', status: 'yeni' }]);
    expect((await calls.evidence(found[0]?.id ?? 0)).agreement).toEqual(anAgreementEvidence());
  });

  it('takes and closes a case, and passes its event to JetStream', async () => {
    const about = { userId: REPORTED, agreementId: 3 };
    const urgent = { position: { latitude: 37.76, longitude: 30.55 } };
    const { id } = await calls.create(aReport({ category: 'kullanici', about, urgent }), 43);
    const { cases } = await calls.cases('open');
    const listed = cases.find((each) => each.id === id);
    expect(listed).toMatchObject({ isUrgent: true, assigneeId: null, about });
    expect(await calls.take(id)).toMatchObject({ assigneeId: ADMIN, status: 'inceleniyor' });
    await expect(calls.take(id, ADMIN + 1)).rejects.toMatchObject({ code: 'case-taken' });
    expect((await calls.cases('mine')).counts.mine).toBe(1);
    expect(await calls.evidence(id)).toMatchObject({ position: urgent.position });
    await calls.change(id, { status: 'çözüldü' });
    expect((await calls.cases('mine')).counts.mine).toBe(0);
    await eventually('the event is relayed', () =>
      withCollection(reports.mongodbUri, 'reports', async (all) => {
        const found = await all.findOne({ _id: id as never });
        return Number(found?.['closedAt']) > 0 && JSON.stringify(found?.['outbox']) === '[]';
      }),
    );
  });

  it('finds the number of a report of the day in the index', async () => {
    const uses = () =>
      withCollection(reports.mongodbUri, 'reports', async (all) => {
        const stats = await all.aggregate([{ $indexStats: {} }]).toArray();
        return stats.find(({ name }) => name === 'userId_1_day_1_numberOfDay_1')?.accesses.ops;
      });
    const before = await uses();
    await calls.create();
    expect(await uses()).toBeGreaterThan(before);
  });

  it('counts and lists the reports of one status, newest first, without reading others', async () => {
    const before = (await calls.page()).counts.byStatus.kapatıldı;
    const opened = [await calls.create(), await calls.create(), await calls.create()];
    for (const { id } of opened) await calls.change(id, { status: 'kapatıldı' });
    const [oldest, middle, newest] = opened.map(({ id }) => id);
    const first = await calls.page({ status: 'kapatıldı', limit: 2 });
    expect(first.reports.map(({ id }) => id)).toEqual([newest, middle]);
    expect([first.next, first.counts.byStatus.kapatıldı]).toEqual([middle, before + 3]);
    const second = await calls.page({ status: 'kapatıldı', limit: 2, before: middle });
    expect(second.reports[0]?.id).toBe(oldest);
    const examined = await withCollection(reports.mongodbUri, 'reports', async (all) => {
      const page = all.find({ status: 'kapatıldı' }).sort({ _id: -1 }).limit(2);
      return (await page.explain('executionStats')).executionStats.totalDocsExamined;
    });
    expect(examined).toBe(2);
  });
});
