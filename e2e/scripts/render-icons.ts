import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumOptions } from '../support/chromium.ts';

// Renders the icons of the installable app from web/public/favicon.svg.

const PUBLIC = join(import.meta.dirname, '../../web/public');

/** Fits into any icon mask of a launcher. */
function fullBleed(mark: string): string {
  const [, ground = '', drawing = ''] = /(<rect[^>]*>)(.*)<\/svg>/s.exec(mark) ?? [];
  const square = ground.replace(/rx="\d+"/, '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none">${square}<g transform="translate(16 16) scale(.8) translate(-16 -16)">${drawing}</g></svg>`;
}

/** White outline for the status bar of a phone. */
function silhouette(mark: string): string {
  const [, drawing = ''] = /<rect[^>]*>(.*)<\/svg>/s.exec(mark) ?? [];
  const white = drawing.replaceAll('#D9481C', '#fff');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="4 3 24 26" fill="none">${white}</svg>`;
}

const mark = await readFile(join(PUBLIC, 'favicon.svg'), 'utf8');
const masked = fullBleed(mark);
const icons = [
  { name: 'icon-192', side: 192, svg: mark },
  { name: 'icon-512', side: 512, svg: mark },
  { name: 'maskable-192', side: 192, svg: masked },
  { name: 'maskable-512', side: 512, svg: masked },
  { name: 'badge-96', side: 96, svg: silhouette(mark) },
  { name: 'apple-touch-icon', side: 180, svg: masked },
];

const browser = await chromium.launch(chromiumOptions());
try {
  for (const { name, side, svg } of icons) {
    const page = await browser.newPage({ viewport: { width: side, height: side } });
    const source = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    await page.setContent(
      `<body style="margin:0"><img src="${source}" width="${side}" height="${side}"></body>`,
    );
    await page.screenshot({ path: join(PUBLIC, 'icons', `${name}.png`), omitBackground: true });
    await page.close();
  }
} finally {
  await browser.close();
}
