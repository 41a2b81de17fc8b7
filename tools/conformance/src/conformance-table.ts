/** One statement of the specification and the tests that prove it. */
export interface Row {
  /** Heading of the specification under which the statement stands. */
  section: string;
  statement: string;
  proofs: Proof[];
}

/** A test, by its file from the root of the repository and its title. */
interface Proof {
  file: string;
  title: string;
}

const HEADING = /^#{2,3} (.+)$/;
const CELLS = /^\| (.+?) +\| (.*?) *\|$/;
const RULE = /^\| -+ +\|/;
const PROOF = /^`([^`]+)` (.+)$/;

/**
 * Reads docs/conformance.md: under each heading a table of statements; proofs are "`file` title",
 * separated by `<br>`.
 */
export function readConformanceTable(markdown: string): Row[] {
  const rows: Row[] = [];
  let section = '';
  for (const line of markdown.split('\n')) {
    section = HEADING.exec(line)?.[1] ?? section;
    const [, statement, proofs] = CELLS.exec(line) ?? [];
    if (statement === undefined || proofs === undefined) continue;
    if (RULE.test(line) || statement === 'Statement') continue;
    rows.push({ section, statement, proofs: proofs.split('<br>').flatMap(readProof) });
  }
  return rows;
}

function readProof(cell: string): Proof[] {
  const [, file, title] = PROOF.exec(cell.trim()) ?? [];
  return file === undefined || title === undefined ? [] : [{ file, title: title.replaceAll('\\|', '|') }];
}
