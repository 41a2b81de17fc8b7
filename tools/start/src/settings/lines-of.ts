/** Settings as lines of a file; quoted, so that a shell reads them as Docker does. */
export const linesOf = (settings: Readonly<Record<string, string>>): string =>
  Object.entries(settings)
    .map(([name, value]) => `${name}='${value}'\n`)
    .join('');
