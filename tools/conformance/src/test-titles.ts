const TITLE = /\b(?:it|test)\s*\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/g;
const TITLE_OF_EACH = /\)\s*\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`)\s*,/g;

/** The titles of the tests that a source file declares; those of `each` with their place-holders. */
export function testTitlesOf(source: string): Set<string> {
  const patterns = /\b(?:it|test)\.each\b/.test(source) ? [TITLE, TITLE_OF_EACH] : [TITLE];
  const titles = patterns.flatMap((pattern) =>
    [...source.matchAll(pattern)].map(([, single, double, template]) => single ?? double ?? template ?? ''),
  );
  return new Set(titles.map((title) => title.replaceAll(/\\(.)/g, '$1')));
}
