import { jest } from '@jest/globals';
import type { CaseFilter } from '@rotadas/contracts/cases/case';
import { RETENTION_DAYS } from '@rotadas/contracts/personal-data/retention';
import type { ReportInput, ReportStatus } from '@rotadas/contracts/reports/report';
import { IdSequence } from '@rotadas/service-kit/mongodb/id-sequence';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb-connection';
import { databaseName } from '@rotadas/test-kit/require-env';
import { mongo } from 'mongoose';
import { AuditLogStore } from '../src/audit-log/store/audit-log.store.js';
import { CaseStore } from '../src/cases/store/case.store.js';
import { takeCase } from '../src/reports/domain/case.js';
import { changeStatus } from '../src/reports/domain/change-status.js';
import { limitFor, URGENT_PER_HOUR } from '../src/reports/domain/report-limit.js';
import { createReport, type StoredReport } from '../src/reports/domain/stored-report.js';
import { ReportStore } from '../src/reports/store/report.store.js';
import { anEvidence, REPORTED } from './support/an-evidence.js';
import { A_DAY } from './support/in-memory-report-store.js';
import { ADMIN, aReport } from './support/report-calls.js';

const DAY_MS = 24 * 3_600_000;

describe('ReportStore', () => {
  const mongodb = new MongodbConnection(databaseName('reports'));
  const auditLog = new AuditLogStore(mongodb);
  const reports = new ReportStore(mongodb, new IdSequence(mongodb), auditLog);
  let report: StoredReport;
  beforeAll(() => mongodb.onModuleInit());
  beforeEach(async () => {
    const added = await reports.create(createReport(7, aReport(), 1_000), A_DAY);
    if (!added) throw new Error('the report was not stored');
    report = added;
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => mongodb.onApplicationShutdown());

  const resolve = () => {
    const change = changeStatus(report, { status: 'çözüldü' }, ADMIN, 2_000);
    if (!change) throw new Error('nothing changes');
    return reports.change(report, change);
  };
  const countEntries = async () => {
    const entries = await auditLog.listNewest({ limit: 100 });
    return entries.filter(({ target }) => target === String(report.id)).length;
  };

  it('limits the reports of a user and day in Türkiye, also concurrent ones', async () => {
    const addAt = (time: string) => {
      const report = createReport(8, aReport(), Date.parse(`2031-06-${time}+03:00`));
      return reports.create(report, limitFor(report, 3));
    };
    const added = await Promise.all([1, 2, 3, 4, 5].map(() => addAt('02T23:59')));
    expect(added.filter((each) => each !== null)).toHaveLength(3);
    expect(await addAt('02T00:00')).toBeNull();
    expect(await addAt('03T00:00')).not.toBeNull();
  });

  it('stores nothing if the audit entry cannot be stored', async () => {
    const append = jest.spyOn(auditLog, 'appendIn').mockRejectedValueOnce(new Error('rejected'));
    await expect(resolve()).rejects.toThrow('rejected');
    expect(append).toHaveBeenCalledTimes(1);
    expect(await reports.find(report.id)).toEqual(report);
  });

  it('stores the change and its entry once if the transaction is repeated', async () => {
    const stored = auditLog.appendIn.bind(auditLog);
    const append = jest.spyOn(auditLog, 'appendIn').mockImplementationOnce(async (...change) => {
      await stored(...change);
      throw new mongo.MongoServerError({ code: 112, errorLabels: ['TransientTransactionError'] });
    });
    const changed = await resolve();
    expect(append).toHaveBeenCalledTimes(2);
    expect(changed).toMatchObject({ status: 'çözüldü', revision: 2 });
    expect(changed?.history).toHaveLength(1);
    expect(await reports.find(report.id)).toEqual(changed);
    expect(await countEntries()).toBe(1);
  });

  it('stores one of two concurrent changes, with its entry', async () => {
    const changed = await Promise.all([resolve(), resolve()]);
    expect(changed.filter((each) => each !== null)).toEqual([await reports.find(report.id)]);
    expect(await countEntries()).toBe(1);
  });

  it('keeps the newest 200 changes', async () => {
    const earlier = Array.from({ length: 201 }, (_, at) => ({
      at,
      adminId: ADMIN,
      from: 'yeni',
      to: 'yeni',
    }));
    await mongodb.mongoose.collection('reports').updateMany({}, { $set: { history: earlier } });
    const changed = await resolve();
    expect(changed?.history).toHaveLength(200);
    expect(changed?.history.at(0)?.at).toBe(2);
    expect(changed?.history.at(-1)).toMatchObject({ to: 'çözüldü', at: 2_000 });
  });

  it('deletes a closed report a year after its last change, unless it is reopened', async () => {
    const removeAt = async () =>
      (await mongodb.mongoose.collection('reports').findOne({ _id: report.id as never }))?.['removeAt'];
    expect(await removeAt()).toBeNull();
    const before = Date.now();
    report = (await resolve()) ?? report;
    expect(Number(await removeAt())).toBeGreaterThanOrEqual(before + RETENTION_DAYS.closedReports * DAY_MS);
    const reopened = changeStatus(report, { status: 'yeni' }, ADMIN, 3_000);
    if (reopened) await reports.change(report, reopened);
    expect(await removeAt()).toBeNull();
  });

  it('keeps the evidence through changes, and reads it for one report only', async () => {
    const about = { userId: REPORTED, agreementId: 3 };
    const input = aReport({ category: 'kullanici', about });
    const added = await reports.create(createReport(9, input, 1_000), A_DAY, anEvidence());
    if (!added) throw new Error('the report was not stored');
    report = added;
    const changed = await resolve();
    const [listed] = await reports.listNewest({ limit: 1 });
    for (const read of [changed, listed, await reports.find(added.id)]) {
      expect(read).toMatchObject({ id: added.id, about });
      expect(JSON.stringify(read)).not.toContain('bulama beni');
    }
    expect(await reports.readEvidence(added.id, ADMIN)).toEqual(anEvidence());
    expect(await reports.readEvidence(1_000_000, ADMIN)).toBeNull();
  });

  it('records who reads evidence, and does not return it if that fails', async () => {
    const input = aReport({ category: 'kullanici', about: { userId: REPORTED } });
    const added = await reports.create(createReport(10, input, 1_000), A_DAY, anEvidence());
    const id = added?.id ?? 0;
    jest.spyOn(auditLog, 'append').mockRejectedValueOnce(new Error('rejected'));
    await expect(reports.readEvidence(id, ADMIN)).rejects.toThrow('rejected');
    await reports.readEvidence(id, ADMIN);
    const [entry] = await auditLog.listNewest({ limit: 1, kind: 'report-evidence' });
    expect(entry).toMatchObject({ adminId: ADMIN, target: String(id), userId: 10, facts: { person: '8' } });
    expect(await reports.readEvidence(report.id, ADMIN)).toBeNull();
  });

  it('stores one report of an objection, also for concurrent events, beyond the limit of a day', async () => {
    const objecting = createReport(11, aReport({ about: { userId: REPORTED, agreementId: 3 } }), 1_000);
    const events = [1, 2, 3].map(() => reports.createObjection(objecting, 3, anEvidence()));
    await Promise.all(events);
    await reports.createObjection(objecting, 4, anEvidence());
    const found = (await reports.listNewest({ limit: 100 })).filter(({ userId }) => userId === 11);
    expect(found).toHaveLength(2);
    expect(await reports.create(createReport(11, aReport(), 1_000), A_DAY)).not.toBeNull();
  });

  it('limits urgent reports of an hour, beside the usual ones', async () => {
    const addAt = (time: string, urgent?: { position: null }) => {
      const input = { ...aReport({ category: 'kullanici' }), ...(urgent && { urgent }) };
      const added = createReport(12, input, Date.parse(`2031-06-02T${time}+03:00`));
      return reports.create(added, limitFor(added, 1));
    };
    expect(await addAt('10:00')).not.toBeNull();
    const urgent = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(() => addAt('10:30', { position: null })));
    expect(urgent.filter((each) => each !== null)).toHaveLength(URGENT_PER_HOUR);
    expect(await addAt('11:00', { position: null })).not.toBeNull();
    expect(await addAt('12:00')).toBeNull();
  });

  describe('cases', () => {
    const HOUR_MS = 3_600_000;
    const NOW = 100 * HOUR_MS;
    const cases = new CaseStore(mongodb);
    const addCase = async (author: number, hoursAgo: number, input: Partial<ReportInput> = {}) => {
      const about = { userId: REPORTED };
      const at = NOW - hoursAgo * HOUR_MS;
      const added = await reports.create(
        createReport(author, aReport({ category: 'kullanici', about, ...input }), at),
        A_DAY,
        anEvidence({ position: { latitude: 37.5, longitude: 30.5 } }),
      );
      if (!added) throw new Error('the case was not stored');
      return added;
    };
    const take = async ({ id }: StoredReport, adminId: number) => {
      const found = await reports.find(id);
      const change = found && takeCase(found, adminId, NOW);
      return found && change ? reports.change(found, change, 'case-taken') : null;
    };
    const close = async ({ id }: StoredReport, status: ReportStatus, isActed?: boolean) => {
      const found = await reports.find(id);
      const change = found && changeStatus(found, { status }, ADMIN, NOW);
      if (!found || !change) return null;
      return reports.change(found, { ...change, ...(isActed !== undefined && { isActed }) });
    };
    const pending = async ({ id }: StoredReport) => {
      const found = await mongodb.mongoose.collection('reports').findOne({ _id: id as never });
      return (found?.['outbox'] ?? []).map(({ payload }: { payload: unknown }) => payload);
    };
    beforeEach(() => mongodb.mongoose.collection('reports').deleteMany({}));

    it('lists open cases by due time, with reports of earlier versions, without evidence', async () => {
      const late = await addCase(20, 30);
      const urgent = await addCase(21, 1, { urgent: { position: null } });
      const early = await addCase(22, 2);
      await close(await addCase(23, 40), 'çözüldü');
      await reports.create(createReport(24, aReport(), NOW - 50 * HOUR_MS), A_DAY);
      const added = { isUrgent: '', assigneeId: '', closedAt: '' };
      await mongodb.mongoose.collection('reports').updateOne({ _id: late.id as never }, { $unset: added });
      await take(early, 2);
      const ids = async (...of: [CaseFilter, number | null]) =>
        (await cases.list(...of, NOW, 10)).map(({ id }) => id);
      expect(await ids('open', ADMIN)).toEqual([late.id, urgent.id, early.id]);
      expect(await ids('mine', 2)).toEqual([early.id]);
      expect(await ids('overdue', null)).toEqual([late.id, urgent.id]);
      expect(await cases.count('overdue', null, NOW)).toBe(2);
      expect(await cases.count('open', null, NOW)).toBe(3);
      expect(await cases.countUrgentUnassigned()).toBe(1);
      await take(urgent, 2);
      expect(await cases.countUrgentUnassigned()).toBe(0);
      const [first] = await cases.list('open', null, NOW, 1);
      expect(first).toEqual(late);
      expect(JSON.stringify(await cases.list('open', null, NOW, 10))).not.toContain('37.5');
    });

    it('gives a case to one of two admins, and records that', async () => {
      const free = await addCase(25, 1);
      const taken = await Promise.all([take(free, 1), take(free, 2)]);
      const [owner] = taken.filter((each) => each !== null);
      expect(taken.filter((each) => each === null)).toHaveLength(1);
      expect(owner).toMatchObject({ status: 'inceleniyor', revision: 2 });
      const entries = await auditLog.listNewest({ limit: 100, kind: 'case-taken' });
      const own = entries.filter(({ target }) => target === String(free.id));
      expect(own).toMatchObject([{ adminId: owner?.assigneeId, userId: 25, facts: { to: 'inceleniyor' } }]);
    });

    it.each([true, false])('publishes how a case ended, acted upon: %s', async (isActed) => {
      const closing = await addCase(26, 1);
      await close(closing, 'çözüldü', isActed);
      await close(closing, 'kapatıldı');
      expect(await pending(closing)).toEqual([{ reportId: closing.id, userId: 26, isActed, at: NOW }]);
    });

    it('lists the newest reports by and about a person', async () => {
      const first = await addCase(27, 2);
      const second = await addCase(27, 1, { about: { userId: 99 } });
      expect(await reports.listByPerson(27, 1)).toEqual({ by: [second], about: [] });
      expect((await reports.listByPerson(REPORTED, 10)).about).toEqual([first]);
    });
  });
});
