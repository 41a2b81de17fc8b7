import { jest } from '@jest/globals';
import { IdSequence } from '@rotadas/service-kit/mongodb/id-sequence';
import { MongodbConnection } from '@rotadas/service-kit/mongodb/mongodb-connection';
import { databaseName } from '@rotadas/test-kit/require-env';
import { mongo } from 'mongoose';
import { AuditLogStore } from '../src/audit-log/store/audit-log.store.js';
import { changeStatus } from '../src/reports/domain/change-status.js';
import { createReport, type StoredReport } from '../src/reports/domain/stored-report.js';
import { ReportStore } from '../src/reports/store/report.store.js';
import { anEvidence, REPORTED } from './support/an-evidence.js';
import { ADMIN, aReport } from './support/report-calls.js';

describe('ReportStore', () => {
  const mongodb = new MongodbConnection(databaseName('reports'));
  const auditLog = new AuditLogStore(mongodb);
  const reports = new ReportStore(mongodb, new IdSequence(mongodb), auditLog);
  let report: StoredReport;
  beforeAll(() => mongodb.onModuleInit());
  beforeEach(async () => {
    const added = await reports.create(createReport(7, aReport(), 1_000), 10);
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
    const addAt = (time: string) =>
      reports.create(createReport(8, aReport(), Date.parse(`2031-06-${time}+03:00`)), 3);
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

  it('keeps the evidence through changes, and reads it for one report only', async () => {
    const about = { userId: REPORTED, agreementId: 3 };
    const input = aReport({ category: 'kullanici', about });
    const added = await reports.create(createReport(9, input, 1_000), 10, anEvidence());
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
    const added = await reports.create(createReport(10, input, 1_000), 10, anEvidence());
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
    expect(await reports.create(createReport(11, aReport(), 1_000), 1)).not.toBeNull();
  });

  it('reads and changes a report that has the outbox of an earlier version', async () => {
    const outbox = [{ id: 'an-event', subject: 'reports.moderated', at: 1_000, payload: {} }];
    await mongodb.mongoose.collection('reports').updateMany({}, { $set: { outbox } });
    expect(await reports.find(report.id)).toEqual(report);
    expect(await resolve()).toMatchObject({ status: 'çözüldü' });
  });
});
