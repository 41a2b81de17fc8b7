import { resolve } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';

const PHONE = { width: 360, height: 740 };
const WIDE = { width: 1280, height: 800 };
const LOOKS = [
  ['light', PHONE],
  ['light', WIDE],
  ['dark', PHONE],
  ['dark', WIDE],
] as const;

export type Reach = (page: Page) => Promise<unknown>;

/** States of the interface; each is reached from the one before. */
export type States = Readonly<Record<string, Reach>>;

export const visible = (target: Locator) => expect(target).toBeVisible();

export const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });

/** Reaches a state by its address. */
export const open =
  (path: string, content: (page: Page) => Locator): Reach =>
  async (page) => {
    await page.goto(path);
    await visible(content(page));
  };

export async function expectAllAccessible(page: Page, states: States): Promise<void> {
  for (const [name, reach] of Object.entries(states)) {
    await reach(page);
    await inEachTheme(page, async (look) => {
      await takeScreenshot(page, `${name} ${look}`);
      await expectAccessible(page, `${name}, ${look}`);
    });
  }
}

/** Calls `check` in both themes on a phone and a wide screen. */
async function inEachTheme(page: Page, check: (look: string) => Promise<void>): Promise<void> {
  for (const [colorScheme, viewport] of LOOKS) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    await check(`${colorScheme}, ${viewport.width} px`);
  }
}

const SCREENSHOTS = resolve(import.meta.dirname, '../screenshots');

/** Only in projects with the metadata `screenshots`. */
export async function takeScreenshot(page: Page, name: string): Promise<void> {
  if (test.info().project.metadata['screenshots'] !== true) return;
  const file = name.replaceAll(/[^\w-]+/g, '-').replace(/^-/, '');
  await page.screenshot({ path: `${SCREENSHOTS}/${file}.png`, animations: 'disabled' });
}

/** Legacy mode needs no second page; that page is only for frames of other origins. */
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
