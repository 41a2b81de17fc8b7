import { Test } from '@nestjs/testing';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { sanctionsRpc } from '@rotadas/contracts/sanctions/sanctions.rpc';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { OutboxRelay } from '@rotadas/service-kit/outbox/outbox-relay';
import { InMemoryRpcClient } from '@rotadas/service-kit/testing/in-memory-rpc-client';
import { anEvidence, REPORTED } from '../../test/support/an-evidence.js';
import { A_DAY, InMemoryReportStore } from '../../test/support/in-memory-report-store.js';
import { aReport } from '../../test/support/report-calls.js';
import { createReport } from './domain/stored-report.js';
import { ModerationService } from './moderation.service.js';
import { ReportStore } from './store/report.store.js';

const ADMIN = { userId: 1, isAdmin: true };
const USER = { userId: 7, isAdmin: false };

describe('ModerationService', () => {
  let moderation: ModerationService;
  let store: InMemoryReportStore;
  let rpc: InMemoryRpcClient;
  beforeEach(async () => {
    rpc = new InMemoryRpcClient();
    store = new InMemoryReportStore();
    const module = await Test.createTestingModule({
      providers: [
        ModerationService,
        { provide: RpcClient, useValue: rpc },
        { provide: ReportStore, useValue: store },
        { provide: OutboxRelay, useValue: { wake: () => undefined } },
      ],
    }).compile();
    moderation = module.get(ModerationService);
  });

  const open = async () => {
    const report = await store.create(createReport(7, aReport(), 1_000));
    if (!report) throw new Error('the report was not stored');
    return report;
  };
  const raiseRevision = () => {
    store.beforeChange = (report) => store.set({ ...report, revision: report.revision + 1 });
  };

  it.each<[string, () => Promise<unknown>]>([
    ['list', () => moderation.list(USER, { limit: 5 })],
    ['page', () => moderation.listWithCounts(USER, { limit: 5 })],
    ['get', () => moderation.get(USER, 1)],
    ['getEvidence', () => moderation.getEvidence(USER, 1)],
    ['listByPerson', () => moderation.listByPerson(USER, 7)],
    ['changeStatus', () => moderation.changeStatus(USER, 1, { status: 'kapatıldı' })],
  ])('%s is rejected for a user who is not an admin', async (_method, call) => {
    const report = await open();
    await expect(call()).rejects.toMatchObject({ code: 'admin-required', status: 403 });
    expect(await store.find(report.id)).toEqual(report);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['get', () => moderation.get(ADMIN, 404)],
    ['getEvidence', () => moderation.getEvidence(ADMIN, 404)],
    ['changeStatus', () => moderation.changeStatus(ADMIN, 404, { status: 'çözüldü' })],
  ])('%s throws report-unknown for an id without a report', async (_method, call) => {
    await expect(call()).rejects.toMatchObject({ code: 'report-unknown', status: 404 });
  });

  describe('getEvidence', () => {
    it('returns the evidence of a report about a person', async () => {
      const input = aReport({ category: 'kullanici', about: { userId: REPORTED } });
      const report = await store.create(createReport(7, input, 1_000), A_DAY, anEvidence());
      expect(await moderation.getEvidence(ADMIN, report?.id ?? 0)).toEqual(anEvidence());
    });

    it('throws report-unknown for a report without evidence', async () => {
      const { id } = await open();
      await expect(moderation.getEvidence(ADMIN, id)).rejects.toMatchObject({ code: 'report-unknown' });
    });
  });

  describe('changeStatus', () => {
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

    const openCase = async () => {
      const input = aReport({ category: 'kullanici', about: { userId: REPORTED } });
      const report = await store.create(createReport(7, input, 1_000));
      return report?.id ?? 0;
    };

    it.each([true, false])('reports once how a case ended, with a sanction: %s', async (hasSanction) => {
      const id = await openCase();
      rpc.handle(sanctionsRpc.hasForReport, ({ reportId }) => ({
        hasSanction: hasSanction && reportId === id,
      }));
      for (const status of ['çözüldü', 'inceleniyor', 'kapatıldı'] as const)
        await moderation.changeStatus(ADMIN, id, { status });
      expect(store.closings).toEqual([hasSanction]);
    });

    it('closes no case while the users service is unavailable, but gives it back', async () => {
      const id = await openCase();
      rpc.handle(sanctionsRpc.hasForReport, () => {
        throw new DomainError('service-unavailable');
      });
      const close = moderation.changeStatus(ADMIN, id, { status: 'çözüldü' });
      await expect(close).rejects.toMatchObject({ code: 'service-unavailable', status: 503 });
      expect(await moderation.get(ADMIN, id)).toMatchObject({ status: 'yeni', revision: 1, history: [] });
      await moderation.changeStatus(ADMIN, id, { status: 'inceleniyor' });
    });

    it('throws report-changed if concurrent changes never end', async () => {
      const { id } = await open();
      raiseRevision();
      const change = moderation.changeStatus(ADMIN, id, { status: 'çözüldü' });
      await expect(change).rejects.toMatchObject({ code: 'report-changed' });
    });
  });
});
