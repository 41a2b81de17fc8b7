import type { Page } from '@playwright/test';

/** When the admin looks at the reports. */
const REPORTS_SEEN_AT = new Date('2026-11-21T14:05:00+03:00');

const MINUTE = 60_000;
/** How long ago each report was opened, newest first, minutes. */
const AGES = [4, 38, 190, 1_500, 4_400, 13_000];

interface Report {
  id: number;
  [field: string]: unknown;
}
interface Change {
  [field: string]: unknown;
}

/**
 * Has reports read as if opened over some days before REPORTS_SEEN_AT, the newest with id `newest`.
 */
export async function spreadReports(page: Page): Promise<void> {
  await page.clock.setFixedTime(REPORTS_SEEN_AT);
  let newest = 0;
  const timed = (report: Report) => {
    const opened = REPORTS_SEEN_AT.getTime() - (AGES[newest - report.id] ?? 0) * MINUTE;
    const later = (minutes: number) => new Date(opened + minutes * MINUTE).toISOString();
    const history = (report['history'] as Change[] | undefined)?.map((change, index) => ({
      ...change,
      at: later(35 * (index + 1)),
    }));
    return {
      ...report,
      createdAt: later(0),
      updatedAt: later(report['status'] === 'yeni' ? 0 : 70),
      ...(report['resolvedAt'] !== null && { resolvedAt: later(70) }),
      ...(history && { history }),
    };
  };
  await page.route(/\/api\/reports\/(page|\d+$)/, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as Report & { reports?: Report[] };
    newest ||= Math.max(...(body.reports ?? []).map(({ id }) => id));
    const json = body.reports ? { ...body, reports: body.reports.map(timed) } : timed(body);
    await route.fulfill({ response, json });
  });
}
