import AxeBuilder from '@axe-core/playwright';
import { type Browser, expect, type Page } from '@playwright/test';
import type { RunningProduct } from './running-product.ts';

const THEMES = ['light', 'dark'] as const;
const VIEWPORTS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const;

/**
 * Has axe look at `path` in both themes, on a phone and on a wide screen, once `ready` says that
 * the screen stands.
 */
export async function expectAccessible(
  browser: Browser,
  product: RunningProduct,
  path: string,
  ready: (page: Page) => Promise<void>,
): Promise<void> {
  for (const colorScheme of THEMES) {
    for (const viewport of VIEWPORTS) {
      const context = await browser.newContext({
        baseURL: product.url,
        viewport,
        colorScheme,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await page.goto(path);
      await ready(page);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      expect(findings, `${path}, ${colorScheme}, ${viewport.width} px`).toEqual([]);
      await context.close();
    }
  }
}
