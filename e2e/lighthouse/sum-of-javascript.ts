import { chromium } from '@playwright/test';
import { chromiumOptions } from '../support/chromium.ts';

/**
 * Bytes of JavaScript that come over the network when a newcomer opens `url`, compressed as they
 * are sent.
 */
export async function sumOfJavaScript(url: string): Promise<number> {
  const browser = await chromium.launch(chromiumOptions());
  try {
    const page = await browser.newPage();
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script' && response.ok())
        sizes.push(
          response
            .request()
            .sizes()
            .then(({ responseBodySize }) => responseBodySize),
        );
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  } finally {
    await browser.close();
  }
}
