import { createReport } from './stored-report.js';
import { reportView } from './report-view.js';
import { fitPage } from './fit-page.js';

/** Default limit of NATS, bytes. */
const NATS_MAX = 1_048_576;
const OPENED = Date.UTC(2025, 3, 1, 10);
const reports = (ids: number[], description = 'Harita açılmıyor') =>
  ids.map((id) => reportView({ id, ...createReport(7, { category: 'uygulama', description }, OPENED) }));
const toIds = ({ reports: shown, next }: ReturnType<typeof fitPage>) => ({
  ids: shown.map(({ id }) => id),
  next,
});

describe('fitPage', () => {
  it('returns the start of the next page', () => {
    expect(toIds(fitPage(reports([9, 8, 7]), 2))).toEqual({ ids: [9, 8], next: 8 });
  });

  it('returns null after the last page', () => {
    expect(toIds(fitPage(reports([9, 8]), 2))).toEqual({ ids: [9, 8], next: null });
    expect(toIds(fitPage([], 2))).toEqual({ ids: [], next: null });
  });

  it('ends before the message is too large, but contains at least one report', () => {
    const long = reports([9, 8, 7], 'ş'.repeat(2_000));
    expect(toIds(fitPage(long, 3, 9_000))).toEqual({ ids: [9, 8], next: 8 });
    expect(toIds(fitPage(long, 3, 10))).toEqual({ ids: [9], next: 9 });
    const longest = reports(
      Array.from({ length: 200 }, (_, index) => index + 1),
      '\u0001'.repeat(2_000),
    );
    const { length } = JSON.stringify(fitPage(longest, 200));
    expect(length).toBeGreaterThan(800_000);
    expect(length).toBeLessThan(NATS_MAX);
  });

  it('counts the commas, and fills a message to its last byte', () => {
    const both = reports([9, 8]);
    // without the brackets, with a last comma
    const bytes = Buffer.byteLength(JSON.stringify(both)) - 2 + 1;
    expect(toIds(fitPage(both, 2, bytes)).ids).toEqual([9, 8]);
    expect(toIds(fitPage(both, 2, bytes - 1)).ids).toEqual([9]);
  });
});
