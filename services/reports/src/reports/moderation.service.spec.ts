import { Test } from '@nestjs/testing';
import { InMemoryReportStore } from '../../test/support/in-memory-report-store.js';
import { aReport } from '../../test/support/report-calls.js';
import { newReport } from './domain/stored-report.js';
import { ModerationService } from './moderation.service.js';
import { ReportStore } from './store/report.store.js';

const ADMIN = { userId: 1, isAdmin: true };
const OTHER_ADMIN = { userId: 2, isAdmin: true };
const USER = { userId: 7, isAdmin: false };

describe('ModerationService', () => {
  let moderation: ModerationService;
  let store: InMemoryReportStore;
  beforeEach(async () => {
    store = new InMemoryReportStore();
    const module = await Test.createTestingModule({
      providers: [ModerationService, { provide: ReportStore, useValue: store }],
    }).compile();
    moderation = module.get(ModerationService);
  });

  const open = async () => {
    const report = await store.add(newReport(7, aReport(), 1_000));
    if (!report) throw new Error('the report was not stored');
    return report;
  };
  const raiseRevision = () => {
    store.beforeChange = (report) => store.set({ ...report, revision: report.revision + 1 });
  };

  it.each<[string, () => Promise<unknown>]>([
    ['list', () => moderation.list(USER, { limit: 5 })],
    ['page', () => moderation.page(USER, { limit: 5 })],
    ['get', () => moderation.get(USER, 1)],
    ['changeStatus', () => moderation.changeStatus(USER, 1, { status: 'kapatıldı' })],
  ])('%s is refused for a user who is not an admin', async (_method, call) => {
    const report = await open();
    await expect(call()).rejects.toMatchObject({ code: 'admin-required', status: 403 });
    expect(await store.find(report.id)).toEqual(report);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['get', () => moderation.get(ADMIN, 404)],
    ['changeStatus', () => moderation.changeStatus(ADMIN, 404, { status: 'çözüldü' })],
  ])('%s throws report-unknown for an id without a report', async (_method, call) => {
    await expect(call()).rejects.toMatchObject({ code: 'report-unknown', status: 404 });
  });

  it('page returns a window of one status, the id of the next one, and the counts', async () => {
    for (let count = 0; count < 4; count += 1) await open();
    for (const id of [1, 2, 4]) await moderation.changeStatus(ADMIN, id, { status: 'kapatıldı' });
    const { reports, next, counts } = await moderation.page(ADMIN, { status: 'kapatıldı', limit: 2 });
    expect([reports.map(({ id }) => id), next]).toEqual([[4, 2], 2]);
    expect(counts).toEqual({ all: 4, byStatus: { yeni: 1, inceleniyor: 0, çözüldü: 0, kapatıldı: 3 } });
    const last = await moderation.page(ADMIN, { status: 'kapatıldı', limit: 2, before: 2 });
    expect([last.reports.map(({ id }) => id), last.next]).toEqual([[1], null]);
  });

  describe('changeStatus', () => {
    it('stores status and note, and appends both to the history', async () => {
      const { id } = await open();
      await moderation.changeStatus(ADMIN, id, { status: 'inceleniyor', adminNotes: 'Bakıyorum' });
      const resolved = await moderation.changeStatus(OTHER_ADMIN, id, { status: 'çözüldü' });
      expect(resolved).toMatchObject({ status: 'çözüldü', adminNotes: 'Bakıyorum', revision: 3 });
      const { history, ...report } = await moderation.get(ADMIN, id);
      expect(report).toEqual(resolved);
      expect(history).toMatchObject([
        { adminId: 1, from: 'yeni', to: 'inceleniyor', note: 'Bakıyorum' },
        { adminId: 2, from: 'inceleniyor', to: 'çözüldü', note: null },
      ]);
    });

    it('changes nothing if status and note stay', async () => {
      const { id } = await open();
      const before = await moderation.get(ADMIN, id);
      const changed = await moderation.changeStatus(ADMIN, id, { status: 'yeni', adminNotes: null });
      expect({ ...changed, history: [] }).toEqual(before);
      expect(await moderation.get(ADMIN, id)).toEqual(before);
    });

    it('retries after a concurrent change if the request names no revision', async () => {
      const { id } = await open();
      store.beforeChange = (report) => {
        store.beforeChange = () => undefined;
        store.set({ ...report, status: 'inceleniyor', revision: report.revision + 1 });
      };
      await moderation.changeStatus(ADMIN, id, { status: 'çözüldü' });
      const { history, revision } = await moderation.get(ADMIN, id);
      expect(history).toMatchObject([{ from: 'inceleniyor', to: 'çözüldü' }]);
      expect(revision).toBe(3);
    });

    it('throws report-changed after a concurrent change if the request names a revision', async () => {
      const { id, revision } = await open();
      raiseRevision();
      const change = moderation.changeStatus(ADMIN, id, { status: 'çözüldü', revision });
      await expect(change).rejects.toMatchObject({ code: 'report-changed', status: 409 });
      expect(await moderation.get(ADMIN, id)).toMatchObject({ status: 'yeni', history: [] });
    });

    it('throws report-changed if concurrent changes never end', async () => {
      const { id } = await open();
      raiseRevision();
      const change = moderation.changeStatus(ADMIN, id, { status: 'çözüldü' });
      await expect(change).rejects.toMatchObject({ code: 'report-changed' });
    });
  });
});
