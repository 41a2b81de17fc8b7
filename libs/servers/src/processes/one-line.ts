const LONGEST = 300;

/** A text on one line; a long one keeps its beginning and its end. */
export function oneLine(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  if (line.length <= LONGEST) return line;
  const half = LONGEST / 2;
  return `${line.slice(0, half)} … ${line.slice(-half)}`;
}
