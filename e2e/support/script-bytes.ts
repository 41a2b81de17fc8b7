import type { Page } from '@playwright/test';

/** Counts a page's compressed JavaScript, without workers. Call the result for the bytes. */
export function countScriptBytes(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (response.ok() && request.resourceType() === 'script')
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
