import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ERRORS } from '@rotadas/contracts/errors/error-code';
import { NAME_FAULTS } from '@rotadas/contracts/users/full-name';
import { missingProfileFields } from '@rotadas/contracts/users/profile-completeness';
import i18next from 'i18next';

const SRC = resolve(import.meta.dirname, '..');

/** Quoted in the original requirements, but not texts of the interface. */
const NOT_INTERFACE_TEXTS = new Set([
  ...['all', 'error', 'login', 'register', 'unspecified', 'choose a service', 'report a problem'],
  '...sonlandırıldı.', // The end of a text that is quoted in full before it
]);

/** An apostrophe within a word is not a quote. */
function quotedTexts(specification: string): string[] {
  const quoted = [...specification.matchAll(/(?<!\w)'([^'\n]{2,}?)'(?!\w)/g)].flatMap(
    ([, text]) => text ?? [],
  );
  const texts = [...new Set(quoted)].filter((text) => !NOT_INTERFACE_TEXTS.has(text));
  return texts.map((text) => text.replace('{product}', '').trim());
}

const specification = readFileSync(resolve(SRC, '../../docs/reference/original-requirements.md'), 'utf8');

const collectTexts = (texts: unknown): string[] =>
  typeof texts === 'string' ? [texts] : Object.values(texts ?? {}).flatMap(collectTexts);

// Each catalogue registers itself
for (const file of globSync('**/*.tr.ts', { cwd: SRC })) await import(resolve(SRC, file));
const missing = missingProfileFields({ fullName: '', gender: 'unspecified', birthDate: null, phone: null });
const texts = collectTexts([i18next.getDataByLanguage('tr'), ERRORS, NAME_FAULTS, missing]);

it.each(texts.filter((text) => /\be?mail/i.test(text)))(
  'only a text of the specification says email instead of e-posta: %s',
  (text) => {
    expect(specification).toContain(text);
  },
);

it.each(quotedTexts(specification))('the interface has the text of the specification: %s', (quoted) => {
  expect(texts.filter((text) => text.includes(quoted))).not.toEqual([]);
});
