import { createReport, type StoredReport } from './stored-report.js';
import { reportView, reportWithHistory } from './report-view.js';

const OPENED = Date.UTC(2025, 3, 1, 10);
const RESOLVED = Date.UTC(2025, 3, 2, 10);
const opened: StoredReport = {
  id: 3,
  ...createReport(7, { category: 'odeme', description: 'Ödeme geçmedi' }, OPENED),
};
const resolved: StoredReport = {
  ...opened,
  status: 'çözüldü',
  updatedAt: RESOLVED,
  resolvedAt: RESOLVED,
  history: [{ at: RESOLVED, adminId: 9, from: 'yeni', to: 'çözüldü', note: null }],
};

describe('reportView', () => {
  it('has ISO 8601 times, and null if it is not resolved', () => {
    expect(reportView(opened)).toEqual({
      id: 3,
      userId: 7,
      category: 'odeme',
      description: 'Ödeme geçmedi',
      status: 'yeni',
      createdAt: '2025-04-01T10:00:00.000Z',
      updatedAt: '2025-04-01T10:00:00.000Z',
      resolvedAt: null,
      adminNotes: null,
      revision: 1,
      isUrgent: false,
    });
    expect(reportView(resolved)).toMatchObject({
      updatedAt: '2025-04-02T10:00:00.000Z',
      resolvedAt: '2025-04-02T10:00:00.000Z',
    });
  });

  it('contains the history with the time of each change', () => {
    expect(reportWithHistory(opened).history).toEqual([]);
    expect(reportWithHistory(resolved)).toEqual({
      ...reportView(resolved),
      history: [{ at: '2025-04-02T10:00:00.000Z', adminId: 9, from: 'yeni', to: 'çözüldü', note: null }],
    });
  });
});
