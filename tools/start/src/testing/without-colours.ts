// eslint-disable-next-line no-control-regex -- colours are control characters
const COLOURS = /\u001b\[[\d;]*m/g;

/** A text of a terminal as plain characters. */
export function withoutColours(text: string): string {
  return text.replaceAll(COLOURS, '');
}
