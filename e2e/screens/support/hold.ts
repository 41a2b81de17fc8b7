import type { Page } from '@playwright/test';

/** Never responds to calls of `path`. */
export const hold = (page: Page, path: string) => page.route(path, () => new Promise<void>(() => undefined));
