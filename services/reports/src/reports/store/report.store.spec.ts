import { fromChange, toReport } from './report.store.js';

const CREATED_AT = 1_743_501_600_000;
const CHANGED_AT = CREATED_AT + 60_000;

const change = { adminId: 9, from: 'yeni', to: 'çözüldü', note: null } as const;
const listed = {
  _id: 3,
  userId: 7,
  category: 'odeme',
  description: 'Ödeme geçmedi',
  status: 'çözüldü',
  createdAt: CREATED_AT,
  updatedAt: CHANGED_AT,
  resolvedAt: CHANGED_AT,
  adminNotes: null,
  revision: 2,
} as const;
const document = { ...listed, history: [fromChange({ ...change, changedAt: CHANGED_AT })] };

describe('the report in a document', () => {
  it('has its times in epoch ms', () => {
    expect(toReport(document)).toMatchObject({
      createdAt: CREATED_AT,
      updatedAt: CHANGED_AT,
      resolvedAt: CHANGED_AT,
      history: [{ ...change, changedAt: CHANGED_AT }],
    });
  });

  it('has no history where a list leaves that out, and no time of resolution where there is none', () => {
    expect(toReport({ ...listed, resolvedAt: null })).toMatchObject({ history: [], resolvedAt: null });
  });
});
