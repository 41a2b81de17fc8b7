import type { LaunchOptions } from '@playwright/test';
import which from 'which';
import { packedChromium } from './packed-chromium.ts';

/**
 * WebGL in software, and the page around it drawn without: with `swiftshader` alone the whole page
 * goes through WebGL's way, which takes half again as long.
 */
const WEBGL = ['--use-gl=angle', '--use-angle=swiftshader-webgl', '--enable-unsafe-swiftshader'];

const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** A headless shell first: without a desktop's parts it takes half the time. */
const NAMES = [...SHELLS, ...WHOLE];

/**
 * The system's Chromium, else the one of an npm package, headless, silent towards the network. With
 * WebGL, in software, it draws the map, and everything else slower.
 */
export function chromiumOptions({ webgl = true } = {}): LaunchOptions {
  return {
    ...chromiumHere(),
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Nothing leaves this machine, whatever a page asks for.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ...(webgl ? WEBGL : ['--disable-gpu', '--disable-software-rasterizer']),
    ],
  };
}

/** The system's Chromium that has a desktop's parts, such as notifications; null without one. */
export const wholeChromium = (): string | null =>
  WHOLE.flatMap((name) => which.sync(name, { nothrow: true }) ?? [])[0] ?? null;

function chromiumHere(): Pick<LaunchOptions, 'executablePath' | 'env'> {
  const found =
    process.env['CHROMIUM'] || NAMES.flatMap((name) => which.sync(name, { nothrow: true }) ?? [])[0];
  if (found) return { executablePath: found };
  const { executablePath, env } = packedChromium();
  return { executablePath, env: { ...process.env, ...env } };
}
