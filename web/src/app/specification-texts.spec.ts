import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');

/** Quoted in the original requirements, but not texts of the interface. */
const NOT_INTERFACE_TEXTS = new Set([
  ...['all', 'error', 'login', 'register', 'unspecified', 'choose a service', 'report a problem'],
  '...sonlandırıldı.', // the end of a text that is quoted in full before it
]);

/** An apostrophe within a word is not a quote. */
function quotedTexts(specification: string): string[] {
  const quoted = [...specification.matchAll(/(?<!\w)'([^'\n]{2,}?)'(?!\w)/g)].flatMap(
    ([, text]) => text ?? [],
  );
  const texts = [...new Set(quoted)].filter((text) => !NOT_INTERFACE_TEXTS.has(text));
  return texts.map((text) => text.replace('{product}', '').trim());
}

const specification = readFileSync(resolve(ROOT, 'docs/reference/original-requirements.md'), 'utf8');
const sources = globSync(['web/src/**/*.{ts,tsx}', 'libs/contracts/src/**/*.ts'], { cwd: ROOT })
  .filter((file) => !/\.spec\.tsx?$/.test(file))
  .map((file) => readFileSync(resolve(ROOT, file), 'utf8'))
  .join('\n');

/** Leaves out keys, which are lower-case words. */
const catalogueTexts = globSync(['web/src/**/*.tr.ts', 'libs/contracts/src/errors/error-code.ts'], {
  cwd: ROOT,
})
  .flatMap((file) => [...readFileSync(resolve(ROOT, file), 'utf8').matchAll(/'([^'\n]+)'/g)])
  .flatMap(([, text = '']) => (/^\p{Lu}|\s/u.test(text) ? text : []));

it.each(catalogueTexts.filter((text) => /\be?mail/i.test(text)))(
  'only a text of the specification says email instead of e-posta: %s',
  (text) => {
    expect(specification).toContain(text);
  },
);

it.each(quotedTexts(specification))('the interface has the text of the specification: %s', (text) => {
  expect(sources).toContain(text);
});
