import type { Page } from '@playwright/test';

/**
 * Stops the clock of home once its polls have been answered, so that nothing is asked for but what
 * the test brings about.
 */
export async function stopPolling(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  const polled = page.waitForResponse('**/api/users/me');
  await page.clock.pauseAt(now + 60_000);
  await polled;
  await page.waitForLoadState('networkidle');
}
