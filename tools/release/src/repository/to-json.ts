/** JSON as npm writes it, so that a file shows no change but the one that is meant. */
export function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
