import { describe, expect, it } from '@jest/globals';
import { addedLines, findPhrases } from './plain-words.mjs';

describe('findPhrases', () => {
  it.each([
    ['a comment', 'a.ts', '/** Starts anew. */'],
    ['a further line of a comment', 'a.ts', ' * starts anew'],
    ['a comment after code', 'a.ts', 'start(); // starts anew'],
    ['a test title', 'a.spec.ts', "  it('starts anew', () => start());"],
    ['a text', 'a.ts', "  summary: 'Starts it anew',"],
    ['Markdown', 'a.md', 'The service starts anew.'],
    ['YAML', 'rules.yml', 'summary: A service starts anew'],
  ])('reads %s', (_what, file, line) => {
    expect(findPhrases(file, line)).toEqual([{ phrase: 'anew', plain: 'again' }]);
  });

  it.each([
    ['code', 'a.ts', 'const anew = whoever.nobody;'],
    ['a key', 'a.ts', "t('anew');"],
    ['code in Markdown', 'a.md', 'Call `anew` again.'],
    ['a quotation in a comment', 'a.ts', '// The button "Start anew" is above.'],
  ])('ignores %s', (_what, file, line) => {
    expect(findPhrases(file, line)).toEqual([]);
  });

  it.each([
    ['Is known no more.', 'No more than ten.'],
    ['It ended at once.', 'Many at once.'],
    ['Sends it at once when asked.', 'Answers 8 at once.'],
    ['It is of another user.', 'It is one of another kind.'],
    ['A copy of the providers service.', "A copy of the service's settings."],
    ['A limit (spec 4).', 'See OpenAPI spec 3.'],
    ['It is answered with 204.', 'The user answers the question.'],
  ])('finds a phrase in "%s" but none in "%s"', (phrase, plain) => {
    expect(findPhrases('a.md', phrase)).toHaveLength(1);
    expect(findPhrases('a.md', plain)).toEqual([]);
  });
});

describe('addedLines', () => {
  it('numbers added lines, without moved ones', () => {
    const diff = [
      '--- a/old.ts',
      '+++ b/old.ts',
      '@@ -3 +2,0 @@ class A {',
      '-  // Moved.',
      '--- /dev/null',
      '+++ b/new.ts',
      '@@ -0,0 +7,2 @@',
      '+// Moved.',
      '+// New.',
    ].join('\n');
    expect(addedLines(diff)).toEqual([{ file: 'new.ts', number: 8, text: '// New.' }]);
  });
});
