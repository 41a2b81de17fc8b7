/** The document with `text` in the place of what stands between two markers. */
export function putBetween(document: string, text: string, { begin, end }: Markers): string {
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`No place between ${begin} and ${end}`);
  return `${document.slice(0, from + begin.length)}\n\n${text}\n${document.slice(to)}`;
}

/** The lines before and after the place. */
export interface Markers {
  readonly begin: string;
  readonly end: string;
}
