/**
 * The headings of the specification that say something themselves, not only by the headings below
 * them.
 */
export function sectionsOf(specification: string): string[] {
  const sections: string[] = [];
  let heading: string | undefined;
  for (const line of specification.split('\n')) {
    const next = /^#{2,3} (.+)$/.exec(line)?.[1];
    if (next !== undefined) heading = next;
    else if (line.trim() !== '' && heading !== undefined) {
      sections.push(heading);
      heading = undefined;
    }
  }
  return sections;
}
