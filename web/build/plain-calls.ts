import { stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Call } from '@rotadas/contracts/routing/call';
import type { Plugin } from 'vite';

const DECLARATIONS = /\/contracts\/dist\/.*\.calls\.js$/;
const APP = /\/web\/src\//;

/** What of a call the app sends; the rest is there for its type alone. */
const KEPT = ['method', 'path', 'access'] as const;
const BEYOND = new RegExp(`\\b\\w+Calls\\.\\w+\\.(?!(${KEPT.join('|')})\\b)\\w+`);

/**
 * Leaves of the contract's calls what a request needs. The schemas beside it are for the gateway,
 * and would make the login half as heavy again. A module that reads them there all the same fails
 * the build: it would find nothing.
 */
export function plainCalls(): Plugin {
  return {
    name: 'plain-calls',
    load: (id) => (DECLARATIONS.test(id) ? plainModule(id) : null),
    transform(code, id) {
      const read = APP.test(id) ? beyondPlain(code) : undefined;
      if (read !== undefined)
        this.error(`${id} reads ${read}, of which the bundle has no more than its type`);
    },
  };
}

/** The module that stands in the bundle for the declarations in `file`. */
export async function plainModule(file: string): Promise<string> {
  // what Node has loaded once under an address it does not load again
  const { mtimeMs } = await stat(file);
  const declared: Record<string, Record<string, Call>> = await import(`${pathToFileURL(file)}?${mtimeMs}`);
  const lines = Object.entries(declared).map(
    ([name, calls]) => `export const ${name} = ${JSON.stringify(plain(calls))};\n`,
  );
  return lines.join('');
}

/** What a module of the app reads of a call beyond that, the first of it. */
export const beyondPlain = (code: string): string | undefined => BEYOND.exec(code)?.[0];

function plain(calls: Record<string, Call>) {
  return Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [
      name,
      Object.fromEntries(KEPT.map((part) => [part, call[part]])),
    ]),
  );
}
