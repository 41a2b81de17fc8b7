import { reportsRoutes } from '@rotadas/contracts/reports/reports.routes';
import { ADMIN, reportCalls } from './support/report-calls.js';
import { type RunningReports, startReports } from './support/running-reports.js';

const OTHER_ADMIN = 2;

describe('moderating reports', () => {
  let reports: RunningReports;
  let calls: ReturnType<typeof reportCalls>;

  beforeAll(async () => {
    reports = await startReports();
    calls = reportCalls(reports.client);
  });
  afterAll(() => reports.stop());

  it('is refused to whoever is no admin by the reports service too', async () => {
    const { id: reportId } = await calls.open();
    const admin = { userId: 7, isAdmin: false };
    const { client } = reports;
    const refused = { code: 'admin-required', status: 403 };
    await expect(client.call(reportsRoutes.list, { admin })).rejects.toMatchObject(refused);
    await expect(client.call(reportsRoutes.page, { admin, page: { limit: 5 } })).rejects.toMatchObject(
      refused,
    );
    await expect(client.call(reportsRoutes.get, { admin, reportId })).rejects.toMatchObject(refused);
    await expect(
      client.call(reportsRoutes.changeStatus, { admin, reportId, change: { status: 'kapatıldı' } }),
    ).rejects.toMatchObject(refused);
    expect(await calls.get(reportId)).toMatchObject({ status: 'yeni', history: [] });
  });

  it('sets status and notes, and keeps who, when, from, to and note as a history', async () => {
    const { id } = await calls.open();
    await calls.change(id, { status: 'inceleniyor', adminNotes: 'Bakıyorum <b>' });
    const resolved = await calls.change(id, { status: 'çözüldü' }, OTHER_ADMIN);
    expect(resolved).toMatchObject({ status: 'çözüldü', adminNotes: 'Bakıyorum <b>', revision: 3 });
    expect(resolved.resolvedAt).toBe(resolved.updatedAt);
    const { history, ...report } = await calls.get(id);
    expect(report).toEqual(resolved);
    expect(history).toEqual([
      { at: expect.any(String), adminId: ADMIN, from: 'yeni', to: 'inceleniyor', note: 'Bakıyorum <b>' },
      { at: resolved.updatedAt, adminId: OTHER_ADMIN, from: 'inceleniyor', to: 'çözüldü', note: null },
    ]);
  });

  it('clears resolvedAt when a report is reopened', async () => {
    const { id } = await calls.open();
    await calls.change(id, { status: 'çözüldü' });
    expect(await calls.change(id, { status: 'inceleniyor' })).toMatchObject({ resolvedAt: null });
  });

  it('answers report-changed to the later of two admins who looked at the same revision', async () => {
    const { id, revision } = await calls.open();
    const outcomes = await Promise.allSettled([
      calls.change(id, { status: 'çözüldü', adminNotes: 'biri', revision }, ADMIN),
      calls.change(id, { status: 'kapatıldı', adminNotes: 'öteki', revision }, OTHER_ADMIN),
    ]);
    const [first] = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    const [later] = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(later).toMatchObject({ code: 'report-changed', status: 409 });
    const { history, ...report } = await calls.get(id);
    expect(report).toEqual(first);
    expect(history).toHaveLength(1);
  });

  it('loses nothing of two changes at the same moment that name no revision', async () => {
    const { id } = await calls.open();
    await Promise.all([
      calls.change(id, { status: 'inceleniyor', adminNotes: 'biri' }, ADMIN),
      calls.change(id, { status: 'çözüldü', adminNotes: 'öteki' }, OTHER_ADMIN),
    ]);
    const { history, revision, status } = await calls.get(id);
    expect(history.map(({ note }) => note).sort()).toEqual(['biri', 'öteki']);
    expect(history[1]).toMatchObject({ from: history[0]?.to, to: status });
    expect(revision).toBe(3);
  });

  it('answers report-unknown for an id that no report has', async () => {
    const unknown = { code: 'report-unknown', status: 404 };
    await expect(calls.get(999_999)).rejects.toMatchObject(unknown);
    await expect(calls.change(999_999, { status: 'çözüldü' })).rejects.toMatchObject(unknown);
  });

  it('shows a window of one status, newest first, and says where the next begins', async () => {
    const opened = [await calls.open(), await calls.open(), await calls.open()];
    for (const { id } of opened) await calls.change(id, { status: 'kapatıldı' });
    const [oldest, middle, newest] = opened.map(({ id }) => id);
    const first = await calls.page({ status: 'kapatıldı', limit: 2 });
    expect(first.reports.map(({ id }) => id)).toEqual([newest, middle]);
    expect(first.next).toBe(middle);
    const second = await calls.page({ status: 'kapatıldı', limit: 2, before: middle });
    expect(second.reports[0]?.id).toBe(oldest);
  });
});
