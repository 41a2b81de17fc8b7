import type { Page, Response } from '@playwright/test';

/**
 * Counts the JavaScript that a page fetches, as it is sent: compressed, without headers. Its
 * workers' is not seen.
 */
export class ScriptBytes {
  private readonly sizes: Promise<number>[] = [];

  constructor(page: Page) {
    page.on('response', (response) => {
      if (response.ok() && response.request().resourceType() === 'script')
        this.sizes.push(bodySize(response));
    });
  }

  /** Bytes so far. */
  async sum(): Promise<number> {
    return (await Promise.all(this.sizes)).reduce((sum, size) => sum + size, 0);
  }
}

async function bodySize(response: Response): Promise<number> {
  return (await response.request().sizes()).responseBodySize;
}
