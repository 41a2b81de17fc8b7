import { stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Call } from '@rotadas/contracts/protocol/call';
import type { Plugin } from 'vite';

const DECLARATIONS = /\/contracts\/dist\/.*\.calls\.js$/;

/**
 * Removes the schemas of the declared calls, which add 17 kB to the login page and as much to home.
 * ESLint lets the app read the remaining properties only.
 */
export const plainCalls: Plugin = {
  name: 'plain-calls',
  load: (id) => (DECLARATIONS.test(id) ? plainModule(id) : null),
};

export async function plainModule(file: string): Promise<string> {
  // The query bypasses Node's module cache
  const { mtimeMs } = await stat(file);
  const declared: Record<string, Record<string, Call>> = await import(`${pathToFileURL(file)}?${mtimeMs}`);
  const lines = Object.entries(declared).map(([name, calls]) => {
    const plain = Object.entries(calls).map(([call, { method, path, access }]) => [
      call,
      { method, path, access },
    ]);
    return `export const ${name} = ${JSON.stringify(Object.fromEntries(plain))};\n`;
  });
  return lines.join('');
}
