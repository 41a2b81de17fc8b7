import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { toTurkishPage } from './board-page.js';

it('the page of the installed bull-board is Turkish', () => {
  const root = dirname(fileURLToPath(import.meta.resolve('@bull-board/ui/package.json')));
  const page = toTurkishPage(readFileSync(join(root, 'dist/index.ejs'), 'utf8'));
  expect(page).toContain('<html lang="tr"');
  expect(page).toContain('Yükleniyor…');
  expect(page).not.toContain('Loading');
});
