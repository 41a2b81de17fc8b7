import { execFileSync } from 'node:child_process';
import type { LaunchOptions } from '@playwright/test';

/** The system's Chromium, headless, silent towards the network, with WebGL in software. */
export function chromiumOptions(): LaunchOptions {
  return {
    executablePath: process.env['CHROMIUM'] ?? chromiumOnPath(),
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
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
    ],
  };
}

function chromiumOnPath(): string {
  return execFileSync(
    'sh',
    ['-c', 'command -v chromium || command -v chromium-browser || command -v google-chrome'],
    {
      encoding: 'utf8',
    },
  ).trim();
}
