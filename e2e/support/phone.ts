import { type Browser, expect, type Page } from '@playwright/test';
import type { Account } from './accounts.ts';
import { mapReady } from './map.ts';
import { goHome, type Person } from './person.ts';
import type { RunningProduct } from './running-product.ts';
import { sessionOf } from './session.ts';
import { ANKARA } from './signed-in.ts';

/** Smallest side of a touch target, px. */
const TARGET_PX = 44;

/** A phone with a touch screen on which `account` has home open. */
export async function openOnPhone(
  browser: Browser,
  product: RunningProduct,
  account: Account,
): Promise<Person> {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    geolocation: { ...ANKARA, accuracy: 20 },
    permissions: ['geolocation'],
    storageState: sessionOf(product, account),
  });
  const page = await context.newPage();
  await goHome(page);
  await mapReady(page);
  return { page, context };
}

/** Every visible control is large enough for a finger; a control counts with its label. */
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
      // behind a sheet, or scrolled away
      if (!hit || !(box.contains(hit) || hit.contains(box))) return [];
      if (control.matches('p a, li a')) return []; // a link within a sentence
      const size = `${Math.round(width)}×${Math.round(height)}`;
      return width < least - 0.5 || height < least - 0.5 ? [`${control.outerHTML.slice(0, 90)} ${size}`] : [];
    });
  }, TARGET_PX);
}
