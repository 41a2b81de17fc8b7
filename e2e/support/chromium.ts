import type { LaunchOptions } from '@playwright/test';
import which from 'which';
import { packedChromium } from './packed-chromium.ts';

/** `swiftshader` alone renders the whole page through WebGL, which takes 50 % longer. */
const WEBGL = ['--use-gl=angle', '--use-angle=swiftshader-webgl', '--enable-unsafe-swiftshader'];

const HEADLESS_SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const FULL_BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** A headless shell takes half the time of a whole browser. */
const NAMES = [...HEADLESS_SHELLS, ...FULL_BROWSERS];

/** The system's Chromium, otherwise one of an npm package; faster without WebGL, but no map. */
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
      // No request leaves this machine.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ...(webgl ? WEBGL : ['--disable-gpu', '--disable-software-rasterizer']),
    ],
  };
}

/** A Chromium that can show notifications; null if the system has none. */
export const findFullChromium = (): string | null =>
  FULL_BROWSERS.flatMap((name) => which.sync(name, { nothrow: true }) ?? [])[0] ?? null;

function chromiumHere(): Pick<LaunchOptions, 'executablePath' | 'env'> {
  const found =
    process.env['CHROMIUM'] || NAMES.flatMap((name) => which.sync(name, { nothrow: true }) ?? [])[0];
  if (found) return { executablePath: found };
  const { executablePath, env } = packedChromium();
  return { executablePath, env: { ...process.env, ...env } };
}
