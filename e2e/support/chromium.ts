import type { LaunchOptions } from '@playwright/test';
import which from 'which';
import { packedChromium } from './packed-chromium.ts';

const WEBGL = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The Chromium of an npm package, the same on every machine and without a desktop's parts, so that
 * it takes half the time, unless CHROMIUM names another; where the package does not run, the one on
 * the PATH. Headless, silent towards the network. With WebGL, in software, it draws the map, and
 * everything else slower.
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

function chromiumHere(): Pick<LaunchOptions, 'executablePath' | 'env'> {
  const named = process.env['CHROMIUM'];
  if (named) return { executablePath: named };
  if (process.platform === 'linux' && process.arch === 'x64') {
    const { executablePath, env } = packedChromium();
    return { executablePath, env: { ...process.env, ...env } };
  }
  const found = NAMES.flatMap((name) => which.sync(name, { nothrow: true }) ?? [])[0];
  if (found) return { executablePath: found };
  throw new Error('There is no Chromium here. Put one on the PATH, or name it in CHROMIUM.');
}
