import { fileURLToPath } from 'node:url';
import { uncalledModule } from '../../build/left-out.js';

const zodCore = (name: string) =>
  fileURLToPath(import.meta.resolve('zod/v4/core')).replace(/index\.c?js$/, `${name}.js`);

/** What `code` exports, once it is loaded. */
async function loaded(code: string): Promise<Record<string, () => unknown>> {
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}

it('what is left out of the bundle tells whoever calls it, under the same names', async () => {
  const stand = await loaded(await uncalledModule(zodCore('to-json-schema')));
  const real: object = await import('zod/v4/core');
  expect(Object.keys(stand)).toContain('createToJSONSchemaMethod');
  expect(Object.keys(real)).toEqual(expect.arrayContaining(Object.keys(stand)));
  expect(() => stand['extractDefs']?.()).toThrow('left out of the bundle');
});

it('what is called for each schema does nothing', async () => {
  const { memoizer } = await loaded(await uncalledModule(zodCore('memoizer')));
  expect(memoizer?.()).toBeUndefined();
  const schema = await loaded(await uncalledModule(zodCore('to-json-schema')));
  expect(schema['createStandardJSONSchemaMethod']?.()).toThrow('left out of the bundle');
});
