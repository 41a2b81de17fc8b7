import { stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Call } from '@rotadas/contracts/protocol/call';
import type { Plugin } from 'vite';

const DECLARATIONS = /\/contracts\/dist\/.*\.calls\.js$/;
const APP = /\/web\/src\//;

/** The properties of a call that the app uses at run time. */
const KEPT = ['method', 'path', 'access'] as const;
const READ = /\b(\w+Calls\.\w+)\.(\w+)/g;
const DESTRUCTURED = /\{([^{}]*)\}\s*=\s*(\w+Calls\.\w+)/g;

/**
 * Drops the schemas, which would make the login half as heavy again; other reads fail the build.
 */
export function plainCalls(): Plugin {
  return {
    name: 'plain-calls',
    load: (id) => (DECLARATIONS.test(id) ? plainModule(id) : null),
    transform(code, id) {
      const read = APP.test(id) ? findStrippedProperty(code) : undefined;
      if (read !== undefined) this.error(`${id} reads ${read}, which the bundle does not contain`);
    },
  };
}

export async function plainModule(file: string): Promise<string> {
  // the query bypasses Node's module cache
  const { mtimeMs } = await stat(file);
  const declared: Record<string, Record<string, Call>> = await import(`${pathToFileURL(file)}?${mtimeMs}`);
  const lines = Object.entries(declared).map(
    ([name, calls]) => `export const ${name} = ${JSON.stringify(plain(calls))};\n`,
  );
  return lines.join('');
}

export function findStrippedProperty(code: string): string | undefined {
  const reads = [...code.matchAll(READ)].map(([, call, property]) => ({ call, property }));
  const destructured = [...code.matchAll(DESTRUCTURED)].flatMap(([, list = '', call]) =>
    list.split(',').map((entry) => ({ call, property: entry.trim().split(/\W/)[0] })),
  );
  const stripped = [...reads, ...destructured].find(
    ({ property }) => !KEPT.some((kept) => kept === property),
  );
  return stripped && `${stripped.call}.${stripped.property}`;
}

function plain(calls: Record<string, Call>) {
  return Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [
      name,
      Object.fromEntries(KEPT.map((part) => [part, call[part]])),
    ]),
  );
}
