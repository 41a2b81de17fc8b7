import type { Page } from '@playwright/test';

/** Leaves calls of `path` without an answer, for pictures of what is shown meanwhile. */
export const hold = (page: Page, path: string) => page.route(path, () => new Promise<void>(() => undefined));
