import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { conformanceFaults } from './conformance-faults.ts';
import { readConformanceTable } from './conformance-table.ts';
import { sectionsOf } from './spec-sections.ts';
import { textsOf } from './spec-texts.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(resolve(ROOT, file), 'utf8');

describe('docs/conformance.md', () => {
  it('names for every statement of the specification a test that exists', () => {
    const faults = conformanceFaults({
      rows: readConformanceTable(read('docs/conformance.md')),
      sections: sectionsOf(read('docs/specification.md')),
      texts: textsOf(read('docs/specification.md'), 'Rotadaş'),
      sourceOf: (file) => (existsSync(resolve(ROOT, file)) ? read(file) : undefined),
    });
    expect(faults).toEqual([]);
  });
});
