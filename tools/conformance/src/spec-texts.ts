/** A text between single quotes that begin and end a word, so that an apostrophe is none. */
const QUOTED = /(?<!\w)'([^'\n]{2,}?)'(?!\w)/g;

/**
 * What the specification quotes without its being a text of the interface: ids, fields and what it
 * calls a dialog.
 */
const NO_TEXT: ReadonlySet<string> = new Set([
  ...['all', 'error', 'login', 'register', 'unspecified', 'choose a service', 'report a problem'],
  'İsim soyisim zorunludur', // of the base schema, whose place the form's own text takes
  '...sonlandırıldı.', // the end of a text that stands before it
]);

/** The interface texts that the specification quotes, with the product's name in its place. */
export function textsOf(specification: string, product: string): string[] {
  const quoted = [...specification.matchAll(QUOTED)].flatMap(([, text]) => text ?? []);
  return [...new Set(quoted)]
    .filter((text) => !NO_TEXT.has(text))
    .map((text) => text.replace('{product}', product));
}
