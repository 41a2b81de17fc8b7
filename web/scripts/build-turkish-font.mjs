// Cuts the few letters of Turkish that lie beyond Latin-1 out of Inter's large latin-ext file (85
// kB), so that the first load needs about 3 kB for them. Same input, same output.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { target } from './target.mjs';

/** Must be the unicode-range of the face in src/shared/theme/base.css. */
const LETTERS = 'ĞğİŞş₺';

const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2',
);
const font = await subsetFont(readFileSync(source), LETTERS, { targetFormat: 'woff2' });
mkdirSync(target, { recursive: true });
writeFileSync(new URL('inter-turkish.woff2', target), font);
