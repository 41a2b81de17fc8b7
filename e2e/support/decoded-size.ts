import type { Page } from '@playwright/test';

/** The size of the image at that address, as the page decodes it. */
export const decodedSize = (page: Page, src: string) =>
  page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    return `${image.naturalWidth}x${image.naturalHeight}`;
  }, src);
