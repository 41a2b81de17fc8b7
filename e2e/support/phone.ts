import { expect, type Page } from '@playwright/test';

const TARGET_PX = 44;

/** A control's label counts as part of it. */
export async function expectTouchable(page: Page, what: string): Promise<void> {
  expect(await tooSmall(page), what).toEqual([]);
}

function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const controls = document.querySelectorAll<HTMLElement>(
      'button, a[href], input, select, textarea, [role="button"], [role="combobox"], [role="menuitem"]',
    );
    return [...controls].flatMap((control) => {
      const box = control.closest<HTMLElement>('label, .ant-select') ?? control;
      const { width, height, left, top } = box.getBoundingClientRect();
      const style = getComputedStyle(box);
      if (width === 0 || height === 0 || style.visibility === 'hidden' || style.opacity === '0') return [];
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      // Behind a sheet, or scrolled out of view.
      if (!hit || !(box.contains(hit) || hit.contains(box))) return [];
      if (control.matches('p a, li a')) return []; // a link within a sentence
      const size = `${Math.round(width)}×${Math.round(height)}`;
      return width < least - 0.5 || height < least - 0.5 ? [`${control.outerHTML.slice(0, 90)} ${size}`] : [];
    });
  }, TARGET_PX);
}

/** Back closes the top layer only after the browser has its history entry. */
export async function expectBackLayers(page: Page, count: number): Promise<void> {
  await expect.poll(() => page.evaluate(() => Number(history.state?.layers ?? 0))).toBe(count);
}
