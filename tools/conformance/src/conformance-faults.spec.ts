import { conformanceFaults } from './conformance-faults.ts';
import { readConformanceTable } from './conformance-table.ts';
import { sectionsOf } from './spec-sections.ts';
import { textsOf } from './spec-texts.ts';

const SPECIFICATION =
  '# Title\n\n## 1. Login\n\n### Texts\n- The button reads so.\n\n## 2. Limits\nFive seconds.\n';
const SOURCE = "it('shows the button', () => { see('Giriş Yap'); });\nit.each([1])('counts %s', () => {});";

function faultsOf(table: string): string[] {
  return conformanceFaults({
    rows: readConformanceTable(table),
    sections: sectionsOf(SPECIFICATION),
    texts: textsOf(SPECIFICATION, 'Rotadaş'),
    sourceOf: (file) => (file === 'a.spec.ts' ? SOURCE : undefined),
  });
}

const table = (...rows: string[]) =>
  ['### Texts', '| Statement | Proved by |', '| --- | --- |', ...rows].join('\n');
const LIMITS = '## 2. Limits\n| Five seconds | `a.spec.ts` counts %s |';

describe('conformanceFaults', () => {
  it('finds nothing where every statement has a test that exists and reads the quoted text', () => {
    expect(
      faultsOf(`${table('| The button reads “Giriş Yap” | `a.spec.ts` shows the button |')}\n${LIMITS}`),
    ).toEqual([]);
  });

  it('finds a statement without a test', () => {
    expect(faultsOf(`${table('| The button is there | |')}\n${LIMITS}`)).toEqual([
      'Texts / The button is there: no test',
    ]);
  });

  it('finds a test that does not exist, or not in that file', () => {
    const rows = table(
      '| Is there | `a.spec.ts` shows nothing |',
      '| Is here | `b.spec.ts` shows the button<br>`a.spec.ts` shows the button |',
    );
    expect(faultsOf(`${rows}\n${LIMITS}`)).toEqual([
      'Texts / Is there: no test "shows nothing" in a.spec.ts',
      'Texts / Is here: no test "shows the button" in b.spec.ts',
    ]);
  });

  it('finds a section of the specification without rows, and rows of no section', () => {
    expect(faultsOf(table('| Is there | `a.spec.ts` shows the button |').replace('Texts', 'Words'))).toEqual([
      'no row for "Texts"',
      'no row for "2. Limits"',
      'Words / Is there: unknown section',
    ]);
  });

  it('finds a text that the specification quotes and no row does', () => {
    const specification = `${SPECIFICATION}The user's button reads 'Kayıt Ol', and 'Giriş Yap'.\n`;
    const rows = `${table('| It reads “Giriş Yap” | `a.spec.ts` shows the button |')}\n${LIMITS}`;
    const faults = conformanceFaults({
      rows: readConformanceTable(rows),
      sections: sectionsOf(specification),
      texts: textsOf(specification, 'Rotadaş'),
      sourceOf: () => SOURCE,
    });
    expect(faults).toEqual(['no row quotes “Kayıt Ol”']);
  });

  it('finds a quoted text that no named test reads', () => {
    expect(faultsOf(`${table('| It reads “Kayıt Ol” | `a.spec.ts` shows the button |')}\n${LIMITS}`)).toEqual(
      ['Texts / It reads “Kayıt Ol”: its tests never read “Kayıt Ol”'],
    );
  });
});
