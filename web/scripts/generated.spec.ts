import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const scripts = ['build-turkish-font.mjs', 'list-texts.mjs'];
const committed = join(import.meta.dirname, '../src/generated');

describe('the committed generated files', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'rotadas-generated-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('match the output of the scripts (npm run generate -w web updates them)', () => {
    for (const script of scripts)
      execFileSync(process.execPath, [join(import.meta.dirname, script), folder], { stdio: 'pipe' });
    const files = readdirSync(committed).filter((file) => file !== 'ground.pmtiles'); // See ground.spec.ts
    expect(readdirSync(folder)).toEqual(files);
    const changed = files.filter(
      (file) => !readFileSync(join(committed, file)).equals(readFileSync(join(folder, file))),
    );
    expect(changed).toEqual([]);
  }, 120_000);
});
