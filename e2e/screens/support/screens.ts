import { join, resolve } from 'node:path';
import { type Page, test as base } from '@playwright/test';
import { sharedProduct } from '../../support/running-product.ts';
import { signIn } from '../../support/person.ts';
import { adminAccount } from '../../support/signed-in.ts';
import { KIZILAY } from './cast.ts';

/** Ignored by git. */
const FOLDER = resolve(import.meta.dirname, '../../screenshots');

/** Keeps a picture of the page as `name`, with size and theme added. */
type Shoot = (page: Page, name: string) => Promise<void>;

/** The product whose pictures are taken. */
export const product = sharedProduct();

interface Walk {
  /** Takes pictures. */
  shoot: Shoot;
  isPhone: boolean;
  /** The page of a member who is an admin, the same one for all walks of a size and theme. */
  member: Page;
}

/** A walk through screens. */
export const test = base.extend<Walk, { signedIn: Page }>({
  baseURL: product.url,
  isPhone: ({ viewport }, use) => use((viewport?.width ?? 0) < 1_024),
  shoot: ({ isPhone, colorScheme }, use) =>
    use(async (page, name) => {
      const file = `${name}-${isPhone ? 'phone' : 'wide'}-${colorScheme}.png`;
      await page.screenshot({ path: join(FOLDER, file), animations: 'disabled' });
    }),
  member: async ({ signedIn }, use) => {
    await use(signedIn);
    await signedIn.unrouteAll({ behavior: 'ignoreErrors' }); // what the walk answered itself
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
