import type { Page, Route } from '@playwright/test';

/** `text` is the user text of the error. */
export async function apiFails(
  page: Page,
  path: string,
  status: number,
  { method, text }: { method?: string; text?: string } = {},
): Promise<void> {
  await page.route(`**/api/${path}`, (route: Route) => {
    if (method !== undefined && route.request().method() !== method) return route.fallback();
    return route.fulfill({
      status,
      ...(text === undefined
        ? { body: 'bad gateway', contentType: 'text/plain' }
        : { json: { error: text, code: 'stand-in', requestId: 'test' } }),
    });
  });
}

export function countCalls(page: Page, path: RegExp, method = 'GET'): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === method && path.test(new URL(request.url()).pathname)) calls += 1;
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

/** Never responds to calls of `path`. */
export const neverRespond = (page: Page, path: string) =>
  page.route(path, () => new Promise<void>(() => undefined));
