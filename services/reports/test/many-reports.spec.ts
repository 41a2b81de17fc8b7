import { ReportStatus } from '@rotadas/contracts/reports/report';
import type { StoredRecord } from '@rotadas/test-kit/with-collection';
import { reportCalls } from './support/report-calls.js';
import { type RunningReports, startReports } from './support/running-reports.js';
import { withReports } from './support/stored-reports.js';

const COUNT = 10_000;
const OPENED = new Date('2025-03-01T08:00:00Z');

function aRecord(id: number, known: Partial<StoredRecord> = {}): StoredRecord {
  return {
    _id: id,
    userId: 1 + (id % 50),
    category: 'diger',
    description: `Bildirim ${id}`,
    status: ReportStatus.options[id % 10 < 7 ? 0 : (id % 10) - 6],
    createdAt: OPENED,
    updatedAt: OPENED,
    resolvedAt: null,
    adminNotes: null,
    revision: 1,
    history: [],
    ...known,
  };
}

describe('10,000 reports', () => {
  let reports: RunningReports;
  let calls: ReturnType<typeof reportCalls>;

  beforeAll(async () => {
    reports = await startReports();
    calls = reportCalls(reports.client);
    const records = Array.from({ length: COUNT }, (_, index) => aRecord(index + 1));
    await withReports(reports.addresses.mongodb, (all) => all.insertMany(records));
  });
  afterAll(() => reports.stop());

  async function wholeList() {
    const ids: number[] = [];
    let next: number | null | undefined;
    do {
      const window = await calls.list(next ?? undefined);
      ids.push(...window.reports.map(({ id }) => id));
      next = window.next;
    } while (next !== null);
    return ids;
  }

  it('are counted right, in all and by status', async () => {
    const { counts } = await calls.page({ limit: 1 });
    expect(counts).toEqual({
      all: COUNT,
      byStatus: { yeni: 7_000, inceleniyor: 1_000, çözüldü: 1_000, kapatıldı: 1_000 },
    });
    await calls.change(COUNT, { status: 'çözüldü' });
    expect((await calls.page({ limit: 1 })).counts.byStatus).toMatchObject({ yeni: 6_999, çözüldü: 1_001 });
  });

  it('are listed whole, newest first, each once', async () => {
    expect(await wholeList()).toEqual(Array.from({ length: COUNT }, (_, index) => COUNT - index));
  });

  it('are shown by a window that looks at no more of them than it shows', async () => {
    const examined = await withReports(reports.addresses.mongodb, async (all) => {
      const window = all
        .find({ status: 'kapatıldı', _id: { $lt: 5_000 } })
        .sort({ _id: -1 })
        .limit(31);
      const { executionStats } = await window.explain('executionStats');
      return executionStats.totalDocsExamined;
    });
    expect(examined).toBe(31);
  });

  it('fit into messages even when each text is as long as it may be', async () => {
    const long = { description: 'ğ'.repeat(2_000), adminNotes: '\u0001'.repeat(2_000) };
    await withReports(reports.addresses.mongodb, (all) =>
      all.updateMany({ _id: { $gt: COUNT - 500 } }, { $set: long }),
    );
    expect(await wholeList()).toHaveLength(COUNT);
    const page = await calls.page({ limit: 100 });
    expect(page.reports.length).toBeGreaterThan(0);
    expect(page.next).toBe(page.reports.at(-1)?.id);
  });
});
