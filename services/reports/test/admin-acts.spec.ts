import { randomUUID } from 'node:crypto';
import type { AdminAct } from '@rotadas/contracts/admin-acts/admin-act';
import type { AdminActSearch } from '@rotadas/contracts/admin-acts/admin-act-page';
import { adminActsRoutes } from '@rotadas/contracts/admin-acts/admin-acts.routes';
import { eventually } from '@rotadas/test-kit/eventually';
import { ADMIN, reportCalls } from './support/report-calls.js';
import { type RunningReports, startReports } from './support/running-reports.js';

describe('the log of the admins', () => {
  let reports: RunningReports;
  let calls: ReturnType<typeof reportCalls>;

  beforeAll(async () => {
    reports = await startReports();
    calls = reportCalls(reports.client);
  });
  afterAll(() => reports.stop());

  const search = (wanted: Partial<AdminActSearch> = {}, isAdmin = true) =>
    reports.client.call(adminActsRoutes.search, {
      admin: { userId: ADMIN, isAdmin },
      search: { limit: 100, ...wanted },
    });
  const record = (act: AdminAct) => reports.client.call(adminActsRoutes.record, act);
  const actsOf = async (reportId: number) =>
    (await search()).acts.filter(({ target }) => target === String(reportId));

  it('has each change of a status, with who made it, about whom, and in which request', async () => {
    const { id } = await calls.open(undefined, 31);
    await calls.change(id, { status: 'inceleniyor', adminNotes: 'gizli' });
    await calls.change(id, { status: 'çözüldü' }, 2);
    await eventually('both are kept', async () => (await actsOf(id)).length === 2);
    expect(await actsOf(id)).toMatchObject([
      { adminId: 2, kind: 'report-status', userId: 31, facts: { from: 'inceleniyor', to: 'çözüldü' } },
      { adminId: ADMIN, userId: 31, facts: { from: 'yeni', to: 'inceleniyor' } },
    ]);
    expect(JSON.stringify(await actsOf(id))).not.toContain('gizli');
    for (const { requestId } of await actsOf(id)) expect(requestId).toMatch(/\S/);
  });

  it('has nothing of a change that was refused', async () => {
    const { id } = await calls.open();
    await calls.change(id, { status: 'inceleniyor' });
    await expect(calls.change(id, { status: 'çözüldü', revision: 1 })).rejects.toMatchObject({
      code: 'report-changed',
    });
    await eventually('the first one is kept', async () => (await actsOf(id)).length === 1);
  });

  it('keeps an act once, as it was told first', async () => {
    const act = anAct({ target: 'told-twice' });
    await Promise.all([record(act), record(act)]);
    await record({ ...act, adminId: 99 });
    const kept = (await search()).acts.filter(({ target }) => target === 'told-twice');
    expect(kept).toEqual([act]);
  });

  it('is looked through by person, kind and time, page by page, newest first', async () => {
    const at = Date.parse('2020-05-01T00:00:00Z');
    const acts = Array.from({ length: 5 }, (_, index) =>
      anAct({ at: at + Math.floor(index / 2), adminId: 501, kind: 'queue-change' }),
    );
    await Promise.all(acts.map(record));
    await record(anAct({ at, adminId: 502, userId: 501, kind: 'report-status' }));
    expect((await search({ person: 501 })).acts).toHaveLength(6);
    expect((await search({ person: 501, kind: 'report-status' })).acts).toMatchObject([{ adminId: 502 }]);
    expect((await search({ person: 501, from: at + 1, until: at + 2 })).acts).toHaveLength(2);
    const pages: AdminAct[] = [];
    let before: string | undefined;
    do {
      const page = await search({ person: 501, limit: 2, ...(before !== undefined && { before }) });
      pages.push(...page.acts);
      before = page.next ?? undefined;
    } while (before !== undefined);
    expect(new Set(pages.map(({ id }) => id)).size).toBe(6);
    expect(pages.map((act) => act.at)).toEqual(
      pages.map((act) => act.at).toSorted((one, other) => other - one),
    );
  });

  it('is for admins alone, in the reports service too', async () => {
    await expect(search({}, false)).rejects.toMatchObject({ code: 'admin-required', status: 403 });
  });
});

function anAct(known: Partial<AdminAct> = {}): AdminAct {
  return {
    id: randomUUID(),
    at: Date.now(),
    adminId: ADMIN,
    kind: 'queue-change',
    target: 'offer-expiry',
    userId: null,
    facts: { action: 'retry' },
    requestId: 'test',
    ...known,
  };
}
