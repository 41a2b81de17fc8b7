import type { Report, ReportWindow } from '@rotadas/contracts/reports/report';

/**
 * The most bytes of reports in one message; NATS carries 1 MiB, and something is left for what goes
 * around them.
 */
const WINDOW_BYTES = 900_000;

/**
 * As many of the found reports as a window may have and a message can carry, and always at least
 * one.
 */
export function fitWindow(found: readonly Report[], limit: number, maxBytes = WINDOW_BYTES): ReportWindow {
  const reports: Report[] = [];
  let bytes = 0;
  for (const report of found.slice(0, limit)) {
    bytes += Buffer.byteLength(JSON.stringify(report)) + 1; // and a comma
    if (bytes > maxBytes && reports.length > 0) break;
    reports.push(report);
  }
  const last = reports.at(-1);
  return { reports, next: last && reports.length < found.length ? last.id : null };
}
