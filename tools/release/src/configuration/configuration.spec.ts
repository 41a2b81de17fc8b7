import { readText } from '../repository.ts';
import { configurationFiles, PAGE } from './configuration-files.ts';
import { collectSettings } from './setting.ts';
import { ROW } from './write-page.ts';

const settings = collectSettings();

describe('the documented configuration', () => {
  it.each([...configurationFiles()])('%s is up to date', (path, text) => expect(readText(path)).toBe(text));

  it('has every setting in one table', () => {
    const names = [...readText(PAGE).matchAll(ROW)].map(([, name]) => name);
    expect(names.toSorted()).toEqual([...settings.keys()].toSorted());
  });

  it.each([...settings.values()])('describes $name in sentences', ({ description }) =>
    expect(description).toMatch(/^[A-Z`][^|\n]+\.$/),
  );
});
