import type { Row } from './conformance-table.ts';
import { type SourceOf, textsOfTest } from './test-texts.ts';

/**
 * What the check compares: the table, the specification's sections, and the sources of the tests.
 */
interface Evidence {
  rows: readonly Row[];
  sections: readonly string[];
  /** The interface texts that the specification quotes. */
  texts: readonly string[];
  sourceOf: SourceOf;
}

/**
 * All that is wrong with the table, a line each; empty when every statement is proved by a test
 * that exists.
 */
export function conformanceFaults({ rows, sections, texts, sourceOf }: Evidence): string[] {
  const known = new Set(sections);
  const quoted = rows.flatMap(({ statement }) => quotedTexts(statement));
  const covered = new Set(rows.map(({ section }) => section));
  return [
    ...sections.filter((section) => !covered.has(section)).map((section) => `no row for "${section}"`),
    ...texts
      .filter((text) => !quoted.some((each) => each.includes(text)))
      .map((text) => `no row quotes “${text}”`),
    ...rows.filter(({ section }) => !known.has(section)).map((row) => `${name(row)}: unknown section`),
    ...rows.flatMap((row) => rowFaults(row, sourceOf)),
  ];
}

function rowFaults(row: Row, sourceOf: SourceOf): string[] {
  if (row.proofs.length === 0) return [`${name(row)}: no test`];
  const proofs = row.proofs.map((proof) => ({
    ...proof,
    texts: textsOfTest(proof.file, proof.title, sourceOf),
  }));
  const missing = proofs
    .filter(({ texts }) => texts === undefined)
    .map(({ file, title }) => `${name(row)}: no test "${title}" in ${file}`);
  const read = proofs.flatMap(({ texts }) => texts ?? []);
  const unread = quotedTexts(row.statement)
    .filter((quoted) => !read.some((text) => text.includes(quoted)))
    .map((quoted) => `${name(row)}: its tests never read “${quoted}”`);
  return [...missing, ...unread];
}

/** The interface texts that a statement quotes, “thus”: its tests must hold them word for word. */
function quotedTexts(statement: string): string[] {
  return [...statement.matchAll(/“([^”]+)”/g)].flatMap(([, text]) => text ?? []);
}

function name({ section, statement }: Row): string {
  return `${section} / ${statement}`;
}
