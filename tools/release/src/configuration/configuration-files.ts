import { readText } from '../repository/repository.ts';
import { collectSettings } from './setting.ts';
import { writeExample } from './write-example.ts';
import { writePage } from './write-page.ts';

const PAGE = 'docs/install/configuration.md';

export function configurationFiles(): ReadonlyMap<string, string> {
  const settings = collectSettings();
  return new Map([
    [PAGE, writePage(readText(PAGE), settings)],
    ['.env.example', writeExample(settings)],
  ]);
}
