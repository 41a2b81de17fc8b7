import { readText } from '../repository/repository.ts';
import { configurationFiles } from './configuration-files.ts';
import { SECTIONS } from './sections.ts';
import { collectSettings } from './setting.ts';

const settings = collectSettings();

describe('the documented configuration', () => {
  it.each([...configurationFiles()])('%s is up to date', (path, text) => expect(readText(path)).toBe(text));

  it('has every setting in one section', () => {
    const names = SECTIONS.flatMap((section) => section.settings);
    expect(names.toSorted()).toEqual([...settings.keys()].toSorted());
  });

  it.each([...settings.values()])('describes $name in sentences', ({ description }) =>
    expect(description).toMatch(/^[A-Z`][^|\n]+\.$/),
  );
});
