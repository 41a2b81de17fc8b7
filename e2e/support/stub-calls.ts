import type { Page } from '@playwright/test';

/** Responds like a proxy in front of the gateway. */
export async function apiFails(page: Page, path: string, status: number): Promise<void> {
  await page.route(`**/api/${path}`, (route) =>
    route.fulfill({ status, body: 'bad gateway', contentType: 'text/plain' }),
  );
}

export function countCalls(page: Page, path: RegExp): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'GET' && path.test(new URL(request.url()).pathname)) calls += 1;
  });
  return () => calls;
}

/** Changes parts of the configuration that the page loads. */
export async function changeConfig(page: Page, changes: object): Promise<void> {
  await page.route('**/api/config', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), ...changes } });
  });
}
