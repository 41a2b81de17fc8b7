import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const THEMES = ['light', 'dark'] as const;
const VIEWPORTS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const;

/** Shows the page in both themes, on a phone and on a wide screen, and does `look` in each. */
export async function inEachLook(
  page: Page,
  look: (as: string, width: number) => Promise<void>,
): Promise<void> {
  for (const colorScheme of THEMES) {
    for (const viewport of VIEWPORTS) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      await look(`${colorScheme}, ${viewport.width} px`, viewport.width);
    }
  }
}

/**
 * axe has nothing to say of the page as it stands. In legacy mode it opens no second page for its
 * results, which only frames of other origins need; the product has none.
 */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null))),
  );
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false }) // a tenth less time, the same findings
    .analyze();
  const findings = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  expect(findings, what).toEqual([]);
}
