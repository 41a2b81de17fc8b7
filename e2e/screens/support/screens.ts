import { join, resolve } from 'node:path';
import { expect, type Locator, type Page, test as base } from '@playwright/test';
import { sharedProduct } from '../../support/running-product.ts';
import { signIn } from '../../support/person.ts';
import { adminAccount } from '../../support/signed-in.ts';
import { KIZILAY } from './demo-providers.ts';

const FOLDER = resolve(import.meta.dirname, '../../screenshots');

/** Saves a picture as `name` with size and theme, once `content` is visible. */
type Shoot = (page: Page, name: string, content?: Locator) => Promise<void>;

export const product = sharedProduct();

interface Walk {
  shoot: Shoot;
  isPhone: boolean;
  /** The page of an admin, shared by all tests of a size and theme. */
  member: Page;
}

export const test = base.extend<Walk, { signedIn: Page }>({
  baseURL: product.url,
  isPhone: ({ viewport }, use) => use((viewport?.width ?? 0) < 1_024),
  shoot: ({ isPhone, colorScheme }, use) =>
    use(async (page, name, content) => {
      if (content) await expect(content).toBeVisible();
      const file = `${name}-${isPhone ? 'phone' : 'wide'}-${colorScheme}.png`;
      await page.screenshot({ path: join(FOLDER, file), animations: 'disabled' });
    }),
  member: async ({ signedIn }, use) => {
    await use(signedIn);
    await signedIn.unrouteAll({ behavior: 'ignoreErrors' });
  },
  signedIn: [
    async ({ browser }, use, { project }) => {
      const { viewport, colorScheme, contextOptions, locale, timezoneId } = project.use;
      const context = await browser.newContext({
        ...contextOptions,
        ...(viewport !== undefined && { viewport }),
        ...(colorScheme !== undefined && { colorScheme }),
        ...(locale !== undefined && { locale }),
        ...(timezoneId !== undefined && { timezoneId }),
        baseURL: product.url,
        serviceWorkers: 'block',
        permissions: ['geolocation'],
        geolocation: { ...KIZILAY, accuracy: 40 },
      });
      const page = await context.newPage();
      await page.goto('/login');
      await signIn(page, await adminAccount(product));
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
});
