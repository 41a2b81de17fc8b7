const LONGEST = 300;

/**
 * A text as one line that fits a screen: of a long one the beginning, which says what was tried,
 * and the end, which says why it failed.
 */
export function oneLine(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  if (line.length <= LONGEST) return line;
  const half = LONGEST / 2;
  return `${line.slice(0, half)} … ${line.slice(-half)}`;
}
