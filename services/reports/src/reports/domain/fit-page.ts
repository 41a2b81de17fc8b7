import type { Report, ReportPage } from '@rotadas/contracts/reports/report';

/** Maximum size of the reports in a message; NATS allows 1 MiB. */
const PAGE_BYTES = 900_000;

/** Returns as many reports as fit into `limit` and a message, at least one. */
export function fitPage(found: readonly Report[], limit: number, maxBytes = PAGE_BYTES): ReportPage {
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
