import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * What no tree-shaking leaves out, since something that is used names it, and what this app never
 * calls, by the end of the module's path: zod attaches to every schema how it is told as a JSON
 * schema, which the gateway does, and how cycles are parsed, which JSON has none of; a link of
 * react-router prefetches for apps that its framework runs.
 */
const UNCALLED =
  /\/(zod\/v4\/core\/(json-schema-processors|to-json-schema|memoizer)|react-router\/dist\/production\/lib\/dom\/ssr\/(links|single-fetch))\.js$/;

/** Without English texts a fault is told by its code and path; what people read is Turkish. */
const ENGLISH = /\/zod\/v4\/locales\/en\.js$/;
const NO_TEXTS = 'export default () => ({});\n';

/** What is called all the same, as it stands in the bundle. */
const CALLED: Readonly<Record<string, string>> = {
  // for each container; zod does without where there is none
  memoizer: '() => undefined',
  // for what any other library may read of a schema, and the store does
  createStandardJSONSchemaMethod: '() => uncalled',
};

/** Leaves out of the bundle what libraries bring along and this app never calls. */
export function leftOut(): Plugin {
  return {
    name: 'left-out',
    apply: 'build',
    load: (id) => {
      if (ENGLISH.test(id)) return NO_TEXTS;
      return UNCALLED.test(id) ? uncalledModule(id) : null;
    },
  };
}

/** The module that stands in the bundle for `file`: the same exports, which tell who calls them. */
export async function uncalledModule(file: string): Promise<string> {
  const exported: object = await import(pathToFileURL(file).href);
  const message = JSON.stringify('this is left out of the bundle (web/build/left-out.ts)');
  const names = Object.keys(exported).map((name) =>
    name in CALLED ? `export const ${name} = ${CALLED[name]};\n` : `export { uncalled as ${name} };\n`,
  );
  return `function uncalled() {\n  throw new Error(${message});\n}\n${names.join('')}`;
}
