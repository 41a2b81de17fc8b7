import { type StoredExport, STALLED_AFTER_MS, toDataExport } from './stored-export.js';

const NOW = 1_800_000_000_000;
const WEEK_MS = 7 * 24 * 3_600_000;
const FILE_ID = '0d8f6d8e-7c0e-4c39-9d9e-2f6b8a1c5e11';

const anExport = (known: Partial<StoredExport> = {}): StoredExport => ({
  state: 'ready',
  requestId: FILE_ID,
  progress: 1,
  progressAt: NOW,
  nextAt: NOW + 5_000,
  fileId: FILE_ID,
  parts: 1,
  bytes: 9,
  expiresAt: new Date(NOW + WEEK_MS),
  ...known,
});

describe('toDataExport', () => {
  const shown = (known: Partial<StoredExport>, now = NOW) => toDataExport(anExport(known), now);

  it('shows the file while it is ready, until it expires', () => {
    const ready = { state: 'ready', fileId: FILE_ID, expiresAt: NOW + WEEK_MS };
    expect(shown({})).toMatchObject({ ...ready, nextAt: NOW + 5_000 });
    expect(shown({}, NOW + WEEK_MS - 1)).toMatchObject({ ...ready, nextAt: null });
    const none = { state: 'none', progress: 0, fileId: null, expiresAt: null, nextAt: null };
    expect(shown({}, NOW + WEEK_MS)).toEqual(none);
    expect(toDataExport(null, NOW)).toEqual(none);
  });

  it('shows no file in other states', () => {
    for (const state of ['collecting', 'downloaded', 'failed'] as const)
      expect(shown({ state })).toMatchObject({ state, fileId: null, expiresAt: null });
  });

  it('lets the user request another one after a failure, also of an export without progress', () => {
    expect(shown({ state: 'failed' })).toMatchObject({ nextAt: null });
    const lost = { state: 'collecting', progressAt: NOW - STALLED_AFTER_MS } as const;
    expect(shown(lost)).toMatchObject({ state: 'failed', nextAt: null });
    expect(shown({ ...lost, progressAt: lost.progressAt + 1 })).toMatchObject({ state: 'collecting' });
  });
});
