import type { Row } from './conformance-table.ts';
import { testTitlesOf } from './test-titles.ts';

/** What the check compares: the table, the specification's sections, and the source of a test file (undefined: no such file). */
interface Evidence {
  rows: readonly Row[];
  sections: readonly string[];
  sourceOf: (file: string) => string | undefined;
}

/** All that is wrong with the table, a line each; empty when every statement is proved by a test that exists. */
export function conformanceFaults({ rows, sections, sourceOf }: Evidence): string[] {
  const known = new Set(sections);
  const covered = new Set(rows.map(({ section }) => section));
  return [
    ...sections.filter((section) => !covered.has(section)).map((section) => `no row for "${section}"`),
    ...rows.filter(({ section }) => !known.has(section)).map((row) => `${name(row)}: unknown section`),
    ...rows.flatMap((row) => rowFaults(row, sourceOf)),
  ];
}

function rowFaults(row: Row, sourceOf: Evidence['sourceOf']): string[] {
  if (row.proofs.length === 0) return [`${name(row)}: no test`];
  const missing = row.proofs
    .filter(({ file, title }) => !testTitlesOf(sourceOf(file) ?? '').has(title))
    .map(({ file, title }) => `${name(row)}: no test "${title}" in ${file}`);
  const sources = row.proofs.map(({ file }) => sourceOf(file) ?? '').join('\n');
  const unread = quotedTexts(row.statement)
    .filter((text) => !sources.includes(text.replaceAll("'", "\\'")) && !sources.includes(text))
    .map((text) => `${name(row)}: its tests never read “${text}”`);
  return [...missing, ...unread];
}

/** The interface texts that a statement quotes, “thus”: its tests must hold them word for word. */
function quotedTexts(statement: string): string[] {
  return [...statement.matchAll(/“([^”]+)”/g)].flatMap(([, text]) => text ?? []);
}

function name({ section, statement }: Row): string {
  return `${section} / ${statement}`;
}
