import { type Browser, expect, type Page, test } from '@playwright/test';
import { goOffline, newOnline } from '../../support/go-online.ts';
import { mapReady } from '../../support/map.ts';
import { openProfileMenu } from '../../support/profile-menu.ts';
import { sharedProduct } from '../../support/running-product.ts';
import { sessionOf } from '../../support/session.ts';
import { goHome } from '../../support/person.ts';
import { adminAccount, ANKARA } from '../../support/signed-in.ts';

const product = sharedProduct();

/** Least side of what a finger has to hit, px. */
const TARGET_PX = 44;

/** The demo's admin on a phone with a touch screen. */
async function onPhone(browser: Browser) {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
    geolocation: { ...ANKARA, accuracy: 20 },
    permissions: ['geolocation'],
    storageState: sessionOf(product, await adminAccount(product)),
  });
  const page = await context.newPage();
  await goHome(page);
  await mapReady(page);
  return { page, context };
}

/**
 * The buttons, links and fields in sight that are smaller than a finger needs; a control counts
 * with its label.
 */
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

test('a tap on a phone leaves no tooltip behind', async ({ browser }) => {
  const { page, context } = await onPhone(browser);
  await page.clock.install();
  for (const name of ['Konumumu yenile', 'Konumuma odaklan', 'Hizmet ara']) {
    await page.getByRole('button', { name }).tap();
    await page.clock.runFor(2_000);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  }
  await context.close();
});

test('whatever a finger has to hit on the phone is at least 44 px wide and high', async ({ browser }) => {
  const mark = String(Date.now()).slice(-6);
  const other = await newOnline(product, `Dokunulan ${mark}`, ANKARA);
  const { page, context } = await onPhone(browser);
  const check = async (name: string) => expect(await tooSmall(page), name).toEqual([]);
  await check('home');
  const sources = page.locator('.maplibregl-ctrl-attrib-button');
  const recentre = await page.getByRole('button', { name: 'Konumuma odaklan' }).boundingBox();
  const below = await sources.boundingBox();
  expect((recentre?.y ?? 0) + (recentre?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  for (const [opener, title] of [
    ['Hizmet ara', 'Ne arıyorsun?'],
    ['Başlat', 'Hizmet seç'],
  ] as const) {
    await page.getByRole('button', { name: opener, exact: true }).tap();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    await check(title);
    await dialog.getByRole('button', { name: 'Kapat' }).tap();
    await expect(dialog).toBeHidden();
  }
  await openProfileMenu(page);
  await check('menu');
  await page.getByRole('menuitem', { name: 'Sorun Bildir' }).tap();
  await expect(page.getByRole('dialog', { name: 'Sorun Bildir' })).toBeVisible();
  await check('report');
  await page.goBack();
  await page.getByRole('button', { name: 'Hizmet ara' }).tap();
  await page.getByRole('button', { name: 'Listeyi gör' }).tap();
  const list = page.getByRole('dialog', { name: 'Yakındakiler' });
  await expect(list.getByText(`Dokunulan ${mark}`)).toBeVisible();
  await check('list');
  await list.getByText(`Dokunulan ${mark}`).tap();
  await expect(page.getByRole('dialog', { name: `Dokunulan ${mark} bilgileri` })).toBeVisible();
  await check('info window');
  await goOffline(product, other);
  await context.close();
});
