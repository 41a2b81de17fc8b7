import { readText } from '../repository.ts';
import { collectSettings } from './setting.ts';
import { writeExample } from './write-example.ts';
import { writePage } from './write-page.ts';

export const PAGE = 'docs/install/configuration.md';

export function configurationFiles(): ReadonlyMap<string, string> {
  const settings = collectSettings();
  const page = writePage(readText(PAGE), settings);
  return new Map([
    [PAGE, page],
    ['.env.example', writeExample(page, settings)],
  ]);
}
